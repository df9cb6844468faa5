import { expect, it } from 'vitest';
import { drawConditions, everyChoice } from './options.ts';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const dayConditions = [
  { deck: 1, twist: 0 },
  { deck: 1, twist: 1 },
  { deck: 2, twist: 1 },
  { deck: 3, twist: 2 },
];
const drawn = (yesterday?: Record<string, number>) =>
  new Set(
    SEEDS.map((seed) => dayConditions.indexOf(drawConditions({ id: 1, dayConditions }, seed, yesterday) as never)),
  );

it('the conditions of a day are any of the game that differ from yesterday in every option', () => {
  expect(drawn()).toEqual(new Set([0, 1, 2, 3]));
  expect(drawn({ deck: 1, twist: 1 })).toEqual(new Set([3]));
  expect(drawn({ deck: 2, twist: 7 })).toEqual(new Set([0, 1, 3]));
});

it('follow from seed and game, and are yesterday’s again where there are no others', () => {
  const game = { id: 1, dayConditions: everyChoice('theme', 7) };
  const draw = (id: number) => SEEDS.map((seed) => drawConditions({ ...game, id }, seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(drawConditions({ id: 1, dayConditions: everyChoice('theme', 1) }, 5, { theme: 0 })).toEqual({ theme: 0 });
  expect(drawConditions({ id: 1 }, 5)).toBeUndefined();
});
