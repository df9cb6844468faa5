import { expect, test } from 'vitest';
import { pathOf, scoreAt, scoreLine, secondsLine } from './score-line.ts';

test('a line has the scores of each second and the final one', () => {
  const line = secondsLine([0, 10, 30], 150, 40);
  expect(line.points).toEqual([
    { tick: 0, score: 0 },
    { tick: 60, score: 10 },
    { tick: 120, score: 30 },
    { tick: 150, score: 40 },
  ]);
  expect([0, 59, 60, 149, 150].map((tick) => scoreAt(line, tick))).toEqual([0, 0, 10, 30, 40]);
});

test('a long line is thinned, and keeps its ends', () => {
  const { points } = scoreLine(
    Array.from({ length: 1801 }, (_, second) => second),
    60,
    108_000,
  );
  expect(points.length).toBeLessThan(610);
  expect([points[0], points.at(-1)]).toEqual([
    { tick: 0, score: 0 },
    { tick: 108_000, score: 1800 },
  ]);
});

test('its path runs from left to right and up, and an area goes back along the bottom', () => {
  const line = scoreLine([0, 50, 100], 60, 120);
  expect(pathOf(line, 120, 100)).toBe('M0 100L500 50L1000 0');
  expect(pathOf(line, 240, 200, true)).toBe('M0 100L250 75L500 50L500 100L0 100Z');
  expect(pathOf({ points: [] }, 120, 100)).toBe('');
});
