import { expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { DRIFT_CANVAS } from '../testing/drift-view.ts';
import { renderPlaying, view } from '../testing/render-stage.tsx';
import { expectQuietConsole } from '../testing/scene-test.ts';
import { paintNothing } from '../testing/paint-nothing.ts';

paintNothing();

expectQuietConsole();

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
