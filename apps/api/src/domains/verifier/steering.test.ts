import { expect, test } from 'vitest';
import { reactionsOf, rhythmOf } from './steering.ts';

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
    repetitions: [{ tick: 22, firstTick: 10, intervals: 39 }],
  });
});

test('a loop of different intervals has entropy, and repeats itself all the same', () => {
  const loop = [3, 7, 11, 20];
  const rhythm = rhythmOf(ticksOf(Array.from({ length: 40 }, (_, index) => loop[index % 4] ?? 0)));
  expect(rhythm).toMatchObject({ commands: 41, meanTicks: 10.25, entropyBits: 2, repeated: 1 });
  expect(rhythm?.spreadTicks).toBeCloseTo(Math.sqrt(39.6875), 9);
});

test('of the sequences that come again, the longest are named first, with where each came first', () => {
  const [short, long] = [
    [4, 9, 2, 7, 5, 8],
    [21, 17, 30, 12, 25, 14, 11, 19],
  ];
  const rhythm = rhythmOf(ticksOf([...short, 40, ...long, 41, ...short, 42, ...long, 43]));
  const places = [0, 75, 265, 342].map((after) => 10 + after);
  expect(rhythm?.repetitions).toEqual([
    { tick: places[3], firstTick: places[1], intervals: 8 },
    { tick: places[2], firstTick: places[0], intervals: 6 },
  ]);
});

test('intervals that never come again in the same order are no repetition', () => {
  const rhythm = rhythmOf(ticksOf(Array.from({ length: 40 }, (_, index) => index + 1)));
  expect(rhythm).toMatchObject({ repeated: 0, repetitions: [] });
  expect(rhythm?.entropyBits).toBeCloseTo(Math.log2(40), 9);
});

test('commands of one tick are one moment, and a few say nothing', () => {
  expect(rhythmOf([])).toBeNull();
  expect(rhythmOf([5, 5, 5, 5, 5, 5, 5, 5])).toBeNull();
  expect(rhythmOf([1, 2, 3, 4, 5, 6])).toBeNull();
  expect(rhythmOf([1, 1, 2, 3, 4, 5, 6, 7])).toMatchObject({ commands: 8, meanTicks: 1 });
});

const every = (step: number, count = 20) => Array.from({ length: count }, (_, index) => (index + 1) * step);
const later = (ticks: readonly number[], by: number) => ticks.map((tick) => tick + by);

test('a reaction is the time from a sign to the next command', () => {
  const signs = every(100);
  expect(reactionsOf(signs, later(signs, 15), 2100)).toEqual({
    signs: 20,
    medianTicks: 15,
    quick: 0,
    quickByChance: 100 / 2100,
    quickest: [],
  });
});

test('reactions that no person has stand out where commands are rare', () => {
  const signs = every(100);
  const { quick, quickest } = reactionsOf(signs, later(signs, 2), 2100) ?? {};
  expect(quick).toBe(1);
  expect(quickest).toEqual(every(100, 5).map((tick) => ({ tick, ticks: 2 })));
});

test('who steers all the time is quick by chance', () => {
  const reactions = reactionsOf(every(100), every(4, 525), 2100);
  expect(reactions).toMatchObject({ quick: 1, quickByChance: 1, quickest: [] });
});

test('of several signs before a command the first counts, and late commands answer nothing', () => {
  const signs = every(400).flatMap((tick) => [tick, tick + 10]);
  expect(reactionsOf(signs, later(every(400), 30), 8400)).toMatchObject({ signs: 20, medianTicks: 30 });
  expect(reactionsOf(every(1000), later(every(1000), 901), 21_000)).toBeNull();
});

test('a few reactions say nothing', () => {
  expect(reactionsOf(every(100, 7), later(every(100, 7), 20), 800)).toBeNull();
  expect(reactionsOf([], [], 0)).toBeNull();
});
