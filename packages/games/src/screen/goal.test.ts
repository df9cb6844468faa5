import { expect, it } from 'vitest';
import { goalOf, passedBetween } from './goal.ts';

const medals = { bronze: 100, silver: 200, gold: 400 };

it.each([
  [0, 300, { kind: 'bronze', missing: 100 }],
  [150, 300, { kind: 'silver', missing: 50 }],
  [400, 500, { kind: 'best', missing: 101 }],
  [500, 500, { kind: 'best', missing: 1 }],
  [501, 500, undefined],
  [400, null, undefined],
])('at %i with a best of %s the goal is %o', (score, best, goal) => {
  expect(goalOf(medals, score, best)).toEqual(goal);
});

it.each([
  [0, 99, 50, ['best']],
  [0, 100, null, ['bronze']],
  [90, 450, 410, ['bronze', 'silver', 'gold', 'best']],
  [100, 150, 100, ['best']],
  [101, 150, 100, []],
  [0, 10, 0, []],
])('from %i to %i with a best of %s it passes %o', (from, to, best, passed) => {
  expect(passedBetween(medals, { from, to }, best)).toEqual(passed);
});
