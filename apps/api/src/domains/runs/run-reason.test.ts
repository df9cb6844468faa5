import { expect, test } from 'vitest';
import { runReason } from './run-reason.ts';

/** The ledger's texts as the table of names in `rulings.md` prints them. */
test.each([
  [1, 'Cosmic Battle Arena - Game Started'],
  [2, 'Space Snake - Game Started'],
  [3, 'Cosmic Memory Challenge - Game Started'],
  [4, 'Lore Master - Game Started'],
  [5, 'Star Seekers Puzzle - Game Started'],
  [6, 'Cargo Runner - Game Started'],
])('the price of game %i is booked as %s', (gameId, reason) => {
  expect(runReason(gameId)).toBe(reason);
});
