import { describe, expect, it, test } from 'vitest';
import { moveGoalOf, openMoveGoal, parOf, secondsPlayed } from './goals.ts';
import { PLAY_TICKS } from './rules.ts';

test.for([
  [15, 'flawless'],
  [16, 'master'],
  [17, 'master'],
  [18, 'perfect'],
  [50, 'perfect'],
  [51, undefined],
] as const)('%i moves are %s (G5.29)', ([moves, goal]) => {
  expect(moveGoalOf(moves)).toBe(goal);
});

test.for([
  [25, 25],
  [26, 40],
  [40, 40],
  [60, 60],
  [61, undefined],
] as const)('%i s meet the par of %s s (G5.30)', ([seconds, par]) => {
  expect(parOf(seconds)).toBe(par);
});

it('a goal is open as long as one more move still meets it', () => {
  expect([14, 15, 17, 49, 50].map(openMoveGoal)).toEqual(['flawless', 'master', 'perfect', 'perfect', undefined]);
});

describe('the seconds of play', () => {
  it('are counted like those of the result, and there are none in the preview', () => {
    expect(secondsPlayed({ status: 'preview', ticksLeft: 1 })).toBe(0);
    expect(secondsPlayed({ status: 'playing', ticksLeft: PLAY_TICKS - 59 })).toBe(0);
    expect(secondsPlayed({ status: 'playing', ticksLeft: PLAY_TICKS - 60 })).toBe(1);
  });
});
