import type { Page } from 'playwright';

/** What a page that has its own time can do. */
interface OwnTimePage {
  readonly ownTime: { hold(): void; frame(ms: number): void; picture(ms: number, type: PictureType): string };
}

type PictureType = 'jpeg' | 'png';

/** Long for a frame, and short enough for the fixed step to lose none of it. */
const FRAME_MS = 80;

/** From {@link holdTime} on, frames come on this page only with {@link passFrames} and {@link nextFrame}. To be called before the page opens. */
export async function giveOwnTime(page: Page): Promise<void> {
  await page.addInitScript(ownTime);
}

export async function holdTime(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as OwnTimePage).ownTime.hold());
}

/** Lets so much time pass, in frames of 80 ms and a last one of what is left. */
export async function passFrames(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    ([whole, longest]) => {
      const { ownTime: time } = window as unknown as OwnTimePage;
      for (let left = whole; left > 0; left -= longest) time.frame(Math.min(left, longest));
    },
    [ms, FRAME_MS] as const,
  );
}

/**
 * Draws one frame.
 * @param ms how much time passes with it
 * @returns the canvas
 */
export async function nextFrame(page: Page, ms: number, type: PictureType): Promise<Buffer> {
  const picture = await page.evaluate(
    ([passed, as]) => (window as unknown as OwnTimePage).ownTime.picture(passed, as),
    [ms, type] as const,
  );
  return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
}

/** Runs in the page. */
function ownTime(): void {
  const real = { frame: requestAnimationFrame.bind(window), now: performance.now.bind(performance) };
  let held: number | undefined;
  const waiting = new Map<number, FrameRequestCallback>();
  let last = 1_000_000;
  const now = () => held ?? real.now();
  const start = Date.now() - real.now();
  performance.now = now;
  Date.now = () => start + now();
  window.requestAnimationFrame = (callback) => {
    const id = ++last;
    waiting.set(id, callback);
    if (held === undefined) real.frame(() => run(id));
    return id;
  };
  window.cancelAnimationFrame = (id) => void waiting.delete(id);
  const run = (id: number) => {
    const callback = waiting.get(id);
    waiting.delete(id);
    callback?.(now());
  };
  const frame = (ms: number) => {
    held = now() + ms;
    const due = [...waiting.keys()];
    for (const id of due) run(id);
  };
  Object.assign(window, {
    ownTime: {
      hold: () => (held = real.now()),
      frame,
      picture(ms: number, type: PictureType) {
        frame(ms);
        // In the same task as the drawing, or the browser has taken the picture away.
        return document.querySelector('canvas')?.toDataURL(`image/${type}`, 0.94) ?? '';
      },
    },
  });
}
