import { expect, it } from 'vitest';
import { medalFigure, medalOf, medalsUnder, nextMedal } from './medal.ts';

const medals = { bronze: 100, silver: 200, gold: 400 };

it.each([
  [0, undefined, { medal: 'bronze', missing: 100 }],
  [99, undefined, { medal: 'bronze', missing: 1 }],
  [100, 'bronze', { medal: 'silver', missing: 100 }],
  [399, 'silver', { medal: 'gold', missing: 1 }],
  [400, 'gold', undefined],
])('a score of %i earns %s', (score, medal, next) => {
  expect(medalOf(medals, score)).toBe(medal);
  expect(nextMedal(medals, score)).toEqual(next);
});

it.each([
  ['recorded ones', { deck: 2, twist: 1 }, { bronze: 1, silver: 2, gold: 3 }],
  ['the same in another order', { twist: 1, deck: 2 }, { bronze: 1, silver: 2, gold: 3 }],
  ['others', { deck: 2, twist: 2 }, medals],
  ['fewer', { deck: 2 }, medals],
  ['more', { deck: 2, twist: 1, x: 0 }, medals],
])('under conditions that are %s the medals are those recorded, or those of the game', (_, conditions, expected) => {
  const dayMedals = [{ options: { deck: 2, twist: 1 }, bronze: 1, silver: 2, gold: 3 }];
  expect(medalsUnder({ medals, dayMedals }, conditions)).toEqual(expected);
  expect(medalsUnder({ medals }, conditions)).toEqual(medals);
});

it('medals of stars count what the run kept, and those of an older day its score', () => {
  const game = { medalsOf: { item: 1000, most: 24 } };
  const run = { score: 900, keepsakes: [{ item: 1000, value: 8 }] };
  expect(medalFigure(game, { gold: 17 }, run)).toBe(7);
  expect(medalFigure(game, { gold: 17 }, { score: 900 })).toBe(0);
  expect(medalFigure(game, { gold: 1800 }, run)).toBe(900);
  expect(medalFigure({}, { gold: 17 }, run)).toBe(900);
});

it('gold that asks for more than a score is missed without it, however high the score', () => {
  const game = { goldOf: { item: 100 } };
  expect(medalFigure(game, { gold: 340 }, { score: 350 })).toBe(339);
  expect(medalFigure(game, { gold: 340 }, { score: 320 })).toBe(320);
  expect(medalFigure(game, { gold: 340 }, { score: 350, keepsakes: [{ item: 100, value: 345 }] })).toBe(345);
});
