import { expect, test } from 'vitest';
import { returnReason, runReason } from './run-price.ts';

/** Ledger texts from the table of names in `G0.4`. */
test.each([
  [1, 'Cosmic Battle Arena - Game Started'],
  [2, 'Space Snake - Game Started'],
  [3, 'Cosmic Memory Challenge - Game Started'],
  [4, 'Lore Master - Game Started'],
  [5, 'Star Seekers Puzzle - Game Started'],
  [6, 'Cargo Runner - Game Started'],
])('the price of game %i has the reason %s', (gameId, reason) => {
  expect(runReason(gameId)).toBe(reason);
});

test('a refund has its own reason, and an unknown game is named by its number', () => {
  expect(returnReason(2)).toBe('Space Snake - Credit Returned');
  expect([runReason(99), returnReason(99)]).toEqual(['Game 99 - Game Started', 'Game 99 - Credit Returned']);
});
