import { expect, test } from 'vitest';
import { returnReason, runReason } from './run-reason.ts';

/** The ledger's texts as the table of names in `G0.4` prints them. */
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

test('a price that was paid back says so, and a game that is no more has its number for a name', () => {
  expect(returnReason(2)).toBe('Space Snake - Credit Returned');
  expect([runReason(99), returnReason(99)]).toEqual(['Game 99 - Game Started', 'Game 99 - Credit Returned']);
});
