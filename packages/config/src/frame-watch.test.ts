import { expect, test, vi } from 'vitest';
import { watchFrames } from './frame-watch.ts';

/** A page that the test drives: `draw` runs the pending frame callbacks, `wait` fires its timer. */
function fakePage() {
  let pending: (() => void)[] = [];
  const checks: (() => void)[] = [];
  return {
    requestAnimationFrame: (callback: () => void) => pending.push(callback),
    setInterval: (check: () => void) => checks.push(check),
    draw() {
      const callbacks = pending;
      pending = [];
      for (const callback of callbacks) callback();
    },
    wait: (times: number) => {
      for (let i = 0; i < times; i++) for (const check of checks) check();
    },
  };
}

test('a live page that draws no frame for a minute is reported as stopped, once', () => {
  const page = fakePage();
  const stopped = vi.fn<() => void>();
  watchFrames(page, stopped);
  page.draw();
  page.wait(1);
  page.wait(5);
  expect(stopped).not.toHaveBeenCalled();
  page.wait(1);
  expect(stopped).toHaveBeenCalledOnce();
  page.wait(20);
  expect(stopped).toHaveBeenCalledOnce();
});

test('a page that draws late is not reported', () => {
  const page = fakePage();
  const stopped = vi.fn<() => void>();
  watchFrames(page, stopped);
  for (let i = 0; i < 10; i++) {
    page.wait(5);
    page.draw();
    page.wait(1);
  }
  expect(stopped).not.toHaveBeenCalled();
});
