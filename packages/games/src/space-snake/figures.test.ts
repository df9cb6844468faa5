import { expect, it } from 'vitest';
import { placesOf } from './figures.ts';
import type { Line } from './line.ts';
import { FIGURES } from './rules.ts';

const ROW = 7;

/** A line straight to the right, with a resource at every fourth cell. */
const line: Line = {
  cells: Array.from({ length: 18 }, (_, x) => ({ x, y: ROW, heading: 'right' as const })),
  stops: [4, 8, 12, 16],
};

/** The first places, relative to the line. */
const placed = (figure: (typeof FIGURES)[number], count: number) =>
  placesOf(figure, line)
    .slice(0, count)
    .map(({ x, y, heading }) => ({ x, aside: y - ROW, heading }));

it('figures come in their order: wall, ring, columns, pincer (G2.12)', () => {
  expect(FIGURES).toEqual(['wall', 'ring', 'columns', 'pincer']);
});

it('a wall stands across the line, with a gap where the line passes (G2.12)', () => {
  const wall = placed('wall', 10);
  expect(new Set(wall.map(({ x }) => x))).toEqual(new Set([7]));
  expect(wall.map(({ aside }) => aside).toSorted((a, b) => a - b)).toEqual([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]);
});

it('a ring is closed round a resource, and drifts away from it (G2.12)', () => {
  const ring = placed('ring', 24);
  expect(new Set(ring.map(({ x, aside }) => `${x},${aside}`)).size).toBe(24);
  for (const { x, aside } of ring) expect(Math.max(Math.abs(x - 12), Math.abs(aside))).toBe(3);
  expect(new Set(ring.map(({ heading }) => heading)).size).toBe(4);
});

it('two columns stand beside the line, on either side (G2.12)', () => {
  const columns = placed('columns', 8);
  expect(columns.map(({ aside }) => aside)).toEqual([-3, 3, -3, 3, -3, 3, -3, 3]);
  expect(new Set(columns.map(({ x }) => x)).size).toBe(4);
});

it('a pincer has two arms that open against the line (G2.12)', () => {
  const pincer = placed('pincer', 8);
  const tip = 6;
  expect(pincer.map(({ x, aside }) => [tip - x, Math.abs(aside)])).toEqual(
    [0, 1, 2, 3].flatMap((back) => [
      [back, back + 3],
      [back, back + 3],
    ]),
  );
  expect(pincer.filter(({ aside }) => aside < 0)).toHaveLength(4);
});
