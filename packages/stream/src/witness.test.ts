import { expect, it } from 'vitest';
import { PAUSE_LIMIT, type WitnessFigures, pauseLimitOf, witnessFault } from './witness.ts';

function faultAfter(pauses: number, limit = PAUSE_LIMIT) {
  const figures: WitnessFigures = { unaccountedMs: 0, lateTicks: 0, pauses, longestPauseMs: 0, pausedAt: [] };
  return witnessFault(figures, 36_000, limit);
}

it('a run that counts has at most the pauses of the limit', () => {
  expect([faultAfter(20), faultAfter(21)]).toEqual([undefined, 'pauses']);
});

it('the pauses that the screen makes by the rules take none of the player’s', () => {
  const limit = pauseLimitOf(undefined, 18);
  expect([faultAfter(38, limit), faultAfter(39, limit)]).toEqual([undefined, 'pauses']);
  expect(pauseLimitOf({ most: 1, longestMs: 60_000 })).toEqual({ most: 1, longestMs: 60_000 });
});
