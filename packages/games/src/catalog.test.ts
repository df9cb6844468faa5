import { expect, test } from 'vitest';
import { games } from './games.ts';

test.each([
  [1, { card: 'Cosmic Battle Arena', kicker: 'Space Shooter', screen: 'Cosmic Battle Arena' }],
  [2, { card: 'Stellar Mining', kicker: 'Space Snake', screen: 'Space Snake' }],
  [3, { card: 'Space Traders', kicker: 'Memory Match', screen: 'Cosmic Memory Challenge' }],
  [4, { card: 'Lore Master', kicker: 'Star lore quiz', screen: 'Lore Master' }],
  [5, { card: 'Star Seekers Puzzle', kicker: 'Swap puzzle', screen: 'Star Seekers Puzzle' }],
  [6, { card: 'Cargo Runner', kicker: 'Resource Runner', screen: 'Cargo Runner' }],
])('game %i has the names of the rulings: card, kicker and screen title', (id, names) => {
  expect(games.get(id)?.names).toMatchObject(names);
});

test('no two games share an id or a folder', () => {
  expect(new Set([...games.values()].map(({ slug }) => slug)).size).toBe(games.size);
  expect([...games].every(([id, game]) => game.id === id && game.sim.id === id)).toBe(true);
});
