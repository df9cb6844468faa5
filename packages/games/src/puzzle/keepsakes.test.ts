import { expect, it } from 'vitest';
import { botPlayer } from '../testing/play-bot.ts';
import { puzzle } from './game.ts';
import { bestTimes, keepsakesOf } from './keepsakes.ts';

const play = botPlayer(puzzle);

it('a solved window is kept with the seconds that were left, plus 1, from which its time follows (G5.18)', () => {
  const { state, outcome } = play('good', 2);
  const [keepsake, ...more] = keepsakesOf(state);
  expect(more).toEqual(state.moves <= 17 ? [{ item: 100, value: state.score }] : []);
  expect(keepsakesOf({ ...state, moves: 17 })).toHaveLength(2);
  expect(keepsakesOf({ ...state, moves: 18 })).toHaveLength(1);
  expect(keepsake).toEqual({ item: state.artwork, value: state.bonus + 1 });
  expect(bestTimes(keepsakesOf(state))).toEqual(new Map([[state.artwork, outcome?.stats['timeElapsed']]]));
});

it('nothing is kept of a run that was not solved', () => {
  const { state } = play('good', 2);
  for (const status of ['preview', 'playing', 'timeUp'] as const) expect(keepsakesOf({ ...state, status })).toEqual([]);
});
