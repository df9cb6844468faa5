import { expect, it } from 'vitest';
import type { Keepsake } from './game.ts';
import { games } from './games.ts';
import { KEEPSAKE_MOST, MAX_KEEPSAKES, keepsakesOfRun } from './keepsake.ts';
import { botPlayer } from './testing/play-bot.ts';

const from = (keepsakes: readonly Keepsake[]) => keepsakesOfRun({ keepsakesOf: () => keepsakes }, {});

it('keeps each thing once, with its greatest value, in order', () => {
  const run = [
    { item: 7, value: 2 },
    { item: 3, value: 5 },
    { item: 7, value: 9 },
    { item: 7, value: 4 },
  ];
  expect(from(run)).toEqual([
    { item: 3, value: 5 },
    { item: 7, value: 9 },
  ]);
});

it.each([
  { item: -1, value: 1 },
  { item: KEEPSAKE_MOST.item + 1, value: 1 },
  { item: 1.5, value: 1 },
  { item: 1, value: 0 },
  { item: 1, value: KEEPSAKE_MOST.value + 1 },
  { item: 1, value: Number.NaN },
])('leaves out what breaks the bounds: %o', (keepsake) => {
  expect(from([keepsake, { item: 2, value: 1 }])).toEqual([{ item: 2, value: 1 }]);
});

it('keeps at most a hundred things of one run', () => {
  expect(from(Array.from({ length: MAX_KEEPSAKES + 20 }, (_, item) => ({ item, value: 1 })))).toHaveLength(
    MAX_KEEPSAKES,
  );
});

it('a game without a collection keeps nothing', () => {
  expect(keepsakesOfRun({}, {})).toEqual([]);
});

it.each([...games.values()].filter(({ keepsakesOf }) => keepsakesOf !== undefined))(
  'runs of $slug keep nothing beyond the bounds',
  (game) => {
    for (const skill of ['good', 'poor'] as const) {
      const { state } = botPlayer(game)(skill, 3, { until: ({ tick }) => tick >= 7200 });
      const keepsakes = game.keepsakesOf?.(state) ?? [];
      expect(new Set(keepsakes.map(({ item }) => item)).size).toBe(keepsakesOfRun(game, state).length);
    }
  },
);
