import { describe, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { DRIFT_CANVAS } from '../testing/drift-view.ts';
import { paintNothing } from '../testing/paint-nothing.ts';
import { renderPlaying, view } from '../testing/render-stage.tsx';
import { expectQuietConsole } from '../testing/scene-test.ts';

paintNothing();

expectQuietConsole();

/** Real input: a finger or the mouse that goes from the first point of the stage to the last, then leaves. */
async function drag(stage: HTMLElement, points: readonly (readonly [x: number, y: number])[], device = 'touch') {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const origin = stage.getBoundingClientRect();
  const places = points.map(([x, y]) => ({
    x: (frame?.left ?? 0) + (origin.left + x) * scale,
    y: (frame?.top ?? 0) + (origin.top + y) * scale,
  }));
  for (const [index, place] of places.entries()) {
    if (device === 'touch') {
      const type = index === 0 ? 'touchStart' : 'touchMove';
      await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: [place] });
    } else {
      const type = index === 0 ? 'mousePressed' : 'mouseMoved';
      await cdp().send('Input.dispatchMouseEvent', { type, button: 'left', buttons: 1, clickCount: 1, ...place });
    }
  }
  if (device === 'touch') await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  else await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', button: 'left', ...places.at(-1)! });
}

describe('swipes', () => {
  test.each(['touch', 'mouse'])(
    'of twenty pixels and more by %s are told, the next one without lifting',
    async (device) => {
      const { controller, stage } = await renderPlaying();
      const swipes: string[] = [];
      vi.spyOn(view.controls, 'swipe').mockImplementation((direction) => {
        swipes.push(direction);
        return { jump: true };
      });
      // Past the edge of the stage, too: the pointer is captured.
      const points = [
        [90, 60],
        [100, 60],
        [115, 62],
        [116, 100],
        [60, 100],
        [60, 20],
        [180, 20],
        [230, 20],
        [230, 60],
      ] as const;
      await drag(stage, points, device);
      expect(swipes).toEqual(['right', 'down', 'left', 'up', 'right', 'right', 'down']);
      await expect.poll(() => controller.state.jumps).toBe(7);
    },
  );

  test('shorter ones are not', async () => {
    const { controller, stage } = await renderPlaying();
    await drag(stage, [
      [90, 60],
      [100, 70],
      [91, 61],
    ]);
    const { tick } = controller.state;
    await expect.poll(() => controller.state.tick).toBeGreaterThan(tick);
    expect(controller.log.commands).toEqual([]);
  });

  test('do not scroll the page', async () => {
    const { stage } = await renderPlaying();
    expect(getComputedStyle(stage).touchAction).toBe('none');
  });

  test('a touch gives the stage the focus', async () => {
    const { stage, screen } = await renderPlaying();
    (screen.getByRole('button', { name: 'End' }).element() as HTMLElement).focus();
    await drag(stage, [[90, 60]]);
    expect(document.activeElement).toBe(stage);
  });

  test('a finger whose lifting was never reported does not keep the next one from swiping (G 6)', async () => {
    const { stage } = await renderPlaying();
    const swipes: string[] = [];
    vi.spyOn(view.controls, 'swipe').mockImplementation((direction) => void swipes.push(direction));
    const point = (type: string, pointerId: number, clientX: number) =>
      stage.dispatchEvent(new PointerEvent(type, { pointerId, isPrimary: true, clientX, clientY: 50, bubbles: true }));
    point('pointerdown', 11, 50);
    point('pointerdown', 12, 50);
    point('pointermove', 12, 90);
    point('pointerup', 12, 90);
    point('pointermove', 11, 20);
    expect(swipes).toEqual(['right']);
  });
});

test('a finger that moves on the stage drags in logical pixels, wherever it is', async () => {
  const { stage } = await renderPlaying();
  const sum = { dx: 0, dy: 0 };
  vi.spyOn(view.controls, 'swipe').mockReturnValue({ jump: true });
  view.controls.drag = (dx, dy) => {
    sum.dx += dx;
    sum.dy += dy;
    return undefined;
  };
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const origin = stage.getBoundingClientRect();
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly [x: number, y: number][]) => {
    const touchPoints = points.map(([x, y]) => ({
      x: (frame?.left ?? 0) + (origin.left + x) * scale,
      y: (frame?.top ?? 0) + (origin.top + y) * scale,
    }));
    await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const across = stage.clientWidth;
  await touch('touchStart', [[across / 4, 40]]);
  await touch('touchMove', [[across / 2, 40]]);
  await touch('touchMove', [[(3 * across) / 4, 30]]);
  await touch('touchEnd', []);
  await expect.poll(() => sum.dx).toBeGreaterThan(DRIFT_CANVAS.width / 2 - 3);
  expect(sum.dx).toBeLessThanOrEqual(DRIFT_CANVAS.width / 2 + 1);
  expect(sum.dy).toBeLessThanOrEqual(0);
  delete view.controls.drag;
});
