import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { medalFigure } from '../medal.ts';
import { keepsakesOf } from './keepsakes.ts';
import { listing } from './listing.ts';
import { LEVEL_COMPLETE_TICKS, MAX_POINTS, levelScore, levelSeconds, parSeconds, secondsLeft } from './rules.ts';
import { memoryChallenge, offersNextLevel } from './sim.ts';
import type { MemoryState } from './state.ts';
import { clearLevel, guessLevel, newRun, pass } from './testing/memory-run.ts';

const medalStarsOf = (state: MemoryState) =>
  medalFigure(listing, listing.medals, { score: state.score, keepsakes: keepsakesOf(state) });

describe('a level', () => {
  it('scores 100 and the seconds left, and offers the next level after half a second', () => {
    const run = newRun();
    const events = clearLevel(run);
    const { ticksLeft } = run.state;
    expect(events.at(-1)).toEqual({
      type: 'levelCompleted',
      level: 1,
      bonus: levelScore(ticksLeft),
      stars: 3,
      clean: true,
    });
    expect(run.state).toMatchObject({ status: 'levelComplete', score: levelScore(ticksLeft), cleanLevels: 1 });
    pass(run, 1, { next: true });
    expect(run.state.level).toBe(1);
    pass(run, LEVEL_COMPLETE_TICKS);
    expect(offersNextLevel(run.state)).toBe(true);
    expect(run.state.ticksLeft).toBe(ticksLeft);
    pass(run, 1, { next: true });
    expect(run.state).toMatchObject({ level: 2, status: 'playing', matchedPairs: 0 });
    expect(memoryChallenge.breaks?.(run.state)).toBe(1);
    expect(run.state.cards.every(({ face, seen }) => face === null && seen === null)).toBe(true);
  });

  it('earns one star without a streak of remembered pairs, however fast (G3.38)', () => {
    const run = newRun();
    expect(guessLevel(run).at(-1)).toMatchObject({ type: 'levelCompleted', stars: 1 });
    expect(run.state.levelMoves).toBe(12);
  });

  it('announces each par in the second after its last one, and then earns a star less', () => {
    const run = newRun();
    const gold = parSeconds(1, 'gold');
    expect(pass(run, gold * TICKS_PER_SECOND)).toEqual([]);
    expect(pass(run, TICKS_PER_SECOND)).toEqual([{ type: 'parMissed', par: 'gold' }]);
    expect(clearLevel(run).at(-1)).toMatchObject({ type: 'levelCompleted', stars: 2 });
    expect(run.state).toMatchObject({ levelStars: 2, stars: 2, secondsLeft: [secondsLeft(run.state.ticksLeft)] });
  });

  it('adds its stars to those of the run, which only a finished run keeps', () => {
    const run = newRun();
    clearLevel(run);
    pass(run, LEVEL_COMPLETE_TICKS + 1);
    pass(run, 1, { next: true });
    expect(run.state.stars).toBe(3);
    clearLevel(run);
    pass(run, LEVEL_COMPLETE_TICKS + 1);
    expect(run.state.stars).toBe(6);
    const lost = structuredClone(run.state);
    expect(memoryChallenge.outcome({ ...lost, status: 'lost' })).toMatchObject({
      score: lost.score,
      stats: { stars: 0 },
    });
    expect(medalStarsOf({ ...lost, status: 'lost' })).toBe(0);
    expect(medalStarsOf({ ...lost, status: 'won' })).toBe(6);
    pass(run, 1, { finish: true });
    expect(run.outcome).toMatchObject({ score: lost.score, stats: { won: 1, stars: 6 } });
  });

  it('beyond the sixth adds no star to those that medals count (G3.39)', () => {
    const run = newRun();
    for (let level = 1; level <= 7; level++) {
      expect(run.state).toMatchObject({ level, stars: 3 * (level - 1), medalStars: 3 * (level - 1) });
      clearLevel(run);
      pass(run, LEVEL_COMPLETE_TICKS + 1);
      if (level < 7) pass(run, 1, { next: true });
    }
    expect(run.state).toMatchObject({ stars: 21, medalStars: 18 });
  });

  it('can be the last one of the run', () => {
    const run = newRun();
    clearLevel(run);
    pass(run, LEVEL_COMPLETE_TICKS + 1);
    pass(run, 1, { finish: true });
    expect(run.outcome).toMatchObject({
      reason: 'own',
      score: run.state.score,
      stats: { won: 1, level: 1, pairs: 12 },
    });
  });

  it('ends the run if it reaches the maximum score', () => {
    const run = newRun();
    run.state.score = MAX_POINTS - 10;
    clearLevel(run);
    pass(run, LEVEL_COMPLETE_TICKS + 1);
    expect(run.outcome).toMatchObject({ reason: 'own', points: MAX_POINTS, stats: { won: 1 } });
  });

  it('is lost at the end of its time; the score stays', () => {
    const run = newRun();
    run.state.score = 280;
    const events = pass(run, levelSeconds(1) * TICKS_PER_SECOND);
    expect(events.map(({ type }) => type)).toEqual([
      'parMissed',
      'parMissed',
      ...Array.from({ length: 10 }, () => 'hurry'),
      'lost',
    ]);
    expect(run.outcome).toMatchObject({ reason: 'own', score: 280, points: 280, stats: { won: 0 } });
  });

  it('ends with the run after 60 minutes', () => {
    const run = newRun();
    run.state.tick = 60 * 60 * TICKS_PER_SECOND - 1;
    pass(run, 1);
    expect(run.outcome).toMatchObject({ reason: 'time', stats: { won: 0 } });
  });
});
