import { expect, test } from 'vitest';
import { reactionsOf } from './reactions.ts';

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
