import type { Locator, Page } from 'playwright/test';

/** Touches the middle of an element, moves in steps by CSS pixels, calls `rest`, and lifts the finger. */
export async function dragFinger(
  page: Page,
  on: Locator,
  by: { x: number; y: number },
  rest: () => Promise<void> = async () => undefined,
): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('there is nothing to touch');
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= STEPS; step++) {
    const point = { x: x + (by.x * step) / STEPS, y: y + (by.y * step) / STEPS };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await rest();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

const STEPS = 6;
