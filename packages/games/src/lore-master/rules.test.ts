import { describe, expect, it } from 'vitest';
import * as rules from './rules.ts';

describe('the constants of Lore Master (games.md §9, game 4)', () => {
  it('are those of the document', () => {
    expect(rules.QUESTION_COUNT).toBe(100);
    expect(rules.QUESTION_SECONDS).toBe(15);
    expect(rules.QUESTION_TICKS).toBe(15 * 60);
    expect(rules.MAX_STRIKES).toBe(3);
    expect(rules.answerPoints(9)).toBe(109);
    expect(rules.RESULT_TICKS).toBe(90);
    expect(rules.PASS_PERCENT).toBe(70);
    expect(rules.RED_SECONDS).toBe(10);
    expect(rules.GAME_OVER_VOLUME).toEqual({ loaded: 0.6, preloaded: 0.7 });
  });

  it('leave room for every question in the 35 minutes of a run', () => {
    const { READING_TICKS, QUESTION_TICKS, REVEAL_BEAT_TICKS, RESULT_TICKS, QUESTION_COUNT, MAX_TICKS } = rules;
    expect(MAX_TICKS).toBe(35 * 60 * 60);
    const longest = READING_TICKS + QUESTION_TICKS + REVEAL_BEAT_TICKS + RESULT_TICKS + 5;
    expect(longest * QUESTION_COUNT).toBeLessThan(MAX_TICKS);
  });

  it.each([
    [900, 15],
    [841, 15],
    [840, 14],
    [1, 1],
    [0, 0],
  ])('a clock with %i ticks shows %i seconds', (ticks, seconds) => {
    expect(rules.secondsLeft(ticks)).toBe(seconds);
  });

  it.each([
    [70, 100, true],
    [69, 100, false],
    [98, 99, false],
    [100, 100, true],
  ])('%i right of %i asked: passed is %s', (right, asked, passed) => {
    expect(rules.hasPassed(right, asked)).toBe(passed);
  });
});
