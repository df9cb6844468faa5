import { expect, test, vi } from 'vitest';
import { createFrameTimes } from './frame-times.ts';

const FRAME_MS = 1000 / 60;

function startTimes() {
  const onMedian = vi.fn<(intervalMs: number) => void>();
  const times = createFrameTimes(onMedian);
  return {
    onMedian,
    times,
    medians: () => onMedian.mock.calls.map(([median]) => median),
    /** Reports frames of one length for a time in milliseconds. */
    draw(ms: number, frameMs: number) {
      for (let time = 0; time < ms; time += frameMs) times.frame(frameMs);
    },
  };
}

test.each([8.3, FRAME_MS, 25, 200])('frames of %f ms are reported every two seconds', (frameMs) => {
  const { draw, medians } = startTimes();
  draw(1700, frameMs);
  expect(medians()).toEqual([]);
  draw(2300, frameMs);
  expect(medians()).toEqual([frameMs, frameMs]);
});

test('a minority of long frames does not count', () => {
  const { times, medians } = startTimes();
  for (let second = 0; second < 60; second++) {
    for (let frame = 0; frame < 12; frame++) times.frame(60);
    for (let frame = 0; frame < 15; frame++) times.frame(FRAME_MS);
  }
  expect(new Set(medians())).toEqual(new Set([FRAME_MS]));
});

test('gaps are ignored', () => {
  const { times, draw, medians } = startTimes();
  for (let gap = 0; gap < 30; gap++) {
    times.frame(60_000);
    draw(100, FRAME_MS);
  }
  expect(new Set(medians())).toEqual(new Set([FRAME_MS]));
});

test('frames before a rest do not count after it', () => {
  const { times, draw, onMedian } = startTimes();
  for (let start = 0; start < 10; start++) {
    draw(1500, 50);
    times.rest();
  }
  expect(onMedian).not.toHaveBeenCalled();
});
