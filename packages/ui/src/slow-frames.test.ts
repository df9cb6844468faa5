import { expect, test, vi } from 'vitest';
import { createSlowFrameWatch } from './slow-frames.ts';

const FRAME_MS = 1000 / 60;

function startWatch() {
  const onSlow = vi.fn<() => void>();
  const watch = createSlowFrameWatch(onSlow);
  return {
    onSlow,
    watch,
    /** Reports frames of one length for a time in milliseconds. */
    draw(ms: number, frameMs: number) {
      for (let time = 0; time < ms; time += frameMs) watch.frame(frameMs);
    },
  };
}

test.each([
  { frameMs: 8.3, slow: false },
  { frameMs: FRAME_MS, slow: false },
  { frameMs: 20, slow: false },
  { frameMs: 25, slow: true },
  { frameMs: 2 * FRAME_MS, slow: true },
  { frameMs: 200, slow: true },
])('frames of $frameMs ms: slow $slow', ({ frameMs, slow }) => {
  const { draw, onSlow } = startWatch();
  draw(10_000, frameMs);
  expect(onSlow).toHaveBeenCalledTimes(Number(slow));
});

test('it decides after two seconds', () => {
  const { draw, onSlow } = startWatch();
  draw(1900, 50);
  expect(onSlow).not.toHaveBeenCalled();
  draw(150, 50);
  expect(onSlow).toHaveBeenCalledOnce();
});

test('a minority of long frames does not count as slow', () => {
  const { watch, onSlow } = startWatch();
  for (let second = 0; second < 60; second++) {
    for (let frame = 0; frame < 12; frame++) watch.frame(60);
    for (let frame = 0; frame < 15; frame++) watch.frame(FRAME_MS);
  }
  expect(onSlow).not.toHaveBeenCalled();
});

test('gaps are ignored', () => {
  const { watch, draw, onSlow } = startWatch();
  for (let gap = 0; gap < 10; gap++) {
    watch.frame(60_000);
    draw(100, FRAME_MS);
  }
  expect(onSlow).not.toHaveBeenCalled();
});

test('frames before a rest do not count after it', () => {
  const { watch, draw, onSlow } = startWatch();
  for (let start = 0; start < 10; start++) {
    draw(1500, 50);
    watch.rest();
  }
  expect(onSlow).not.toHaveBeenCalled();
});
