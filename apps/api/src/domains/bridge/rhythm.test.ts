import { expect, test } from 'vitest';
import { rhythmOf } from './rhythm.ts';

/** Ticks with these intervals between them. */
function ticksOf(intervals: readonly number[]): number[] {
  let tick = 10;
  return [tick, ...intervals.map((interval) => (tick += interval))];
}

test('a metronome has neither spread nor entropy, and repeats itself', () => {
  expect(rhythmOf(ticksOf(Array.from({ length: 40 }, () => 12)))).toEqual({
    commands: 41,
    meanTicks: 12,
    spreadTicks: 0,
    entropyBits: 0,
    repeated: 1,
  });
});

test('a loop of different intervals has entropy, and repeats itself all the same', () => {
  const loop = [3, 7, 11, 20];
  const rhythm = rhythmOf(ticksOf(Array.from({ length: 40 }, (_, index) => loop[index % 4] ?? 0)));
  expect(rhythm).toMatchObject({ commands: 41, meanTicks: 10.25, entropyBits: 2, repeated: 1 });
  expect(rhythm?.spreadTicks).toBeCloseTo(Math.sqrt(39.6875), 9);
});

test('intervals that never come again in the same order are no repetition', () => {
  const rhythm = rhythmOf(ticksOf(Array.from({ length: 40 }, (_, index) => index + 1)));
  expect(rhythm).toMatchObject({ repeated: 0 });
  expect(rhythm?.entropyBits).toBeCloseTo(Math.log2(40), 9);
});

test('commands of one tick are one moment, and a few say nothing', () => {
  expect(rhythmOf([])).toBeNull();
  expect(rhythmOf([5, 5, 5, 5, 5, 5, 5, 5])).toBeNull();
  expect(rhythmOf([1, 2, 3, 4, 5, 6])).toBeNull();
  expect(rhythmOf([1, 1, 2, 3, 4, 5, 6, 7])).toMatchObject({ commands: 8, meanTicks: 1 });
});
