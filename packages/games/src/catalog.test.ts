import { expect, test } from 'vitest';
import { games } from './games.ts';

test('every game has the names of the rulings: card, kicker and screen title', () => {
  expect([...games.values()].map(({ id, names: { card, kicker, screen } }) => ({ id, card, kicker, screen }))).toEqual([
    { id: 1, card: 'Cosmic Battle Arena', kicker: 'Space Shooter', screen: 'Cosmic Battle Arena' },
    { id: 2, card: 'Stellar Mining', kicker: 'Space Snake', screen: 'Space Snake' },
    { id: 3, card: 'Space Traders', kicker: 'Memory Match', screen: 'Cosmic Memory Challenge' },
    { id: 4, card: 'Lore Master', kicker: 'Star lore quiz', screen: 'Lore Master' },
    { id: 5, card: 'Star Seekers Puzzle', kicker: 'Swap puzzle', screen: 'Star Seekers Puzzle' },
    { id: 6, card: 'Cargo Runner', kicker: 'Resource Runner', screen: 'Cargo Runner' },
  ]);
});
