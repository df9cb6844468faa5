import { expect, it } from 'vitest';
import { botPlayer } from '../testing/play-bot.ts';
import { memoryChallenge } from './game.ts';
import { albumOf, bestSecondsLeft, keepsakesOf } from './keepsakes.ts';

it('a run keeps each picture of a pair once, and the seconds left in each level', () => {
  const { state } = botPlayer(memoryChallenge)('good', 3);
  const kept = keepsakesOf(state);
  expect(new Set(kept.map(({ item }) => item)).size).toBe(kept.length);
  expect(albumOf(kept)).toEqual(new Set(state.found));
  expect(state.found.length).toBeGreaterThan(24);
  expect(bestSecondsLeft(kept, 1)).toBe(state.secondsLeft[0]);
  expect(bestSecondsLeft(kept, 6)).toBe(state.secondsLeft[5]);
  expect(bestSecondsLeft(kept, 7)).toBeUndefined();
  expect(kept.every(({ value }) => value >= 1)).toBe(true);
});

it('a player without a run has an empty album and no own best', () => {
  expect(albumOf([]).size).toBe(0);
  expect(bestSecondsLeft([], 1)).toBeUndefined();
});
