import { memorySubjects } from '@star-seekers/content/memory-subjects';
import { TICK_MS } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import * as rules from './rules.ts';

/** The numbers of `games.md §4` and `§9`, game 3, and of the rulings, as the documents print them. */
describe('the numbers of the documents', () => {
  it.each([
    ['6 columns', rules.COLUMNS, 6],
    ['12 pairs', rules.PAIRS, 12],
    ['24 cards', rules.CARDS, 24],
    ['a pool of 44', rules.PICTURE_POOL, 44],
    ['at most 2 cards face up', rules.MOST_FACE_UP, 2],
    ['level bonus 100', rules.levelScore(0), 100],
    ['and the remaining seconds', rules.levelScore(61 * 60), 161],
    ['timer red at 10 s', rules.RED_TIMER_SECONDS, 10],
    ['points below the maximum', rules.pointsFromScore(11_999), 11_999],
    ['max 12000 points', rules.pointsFromScore(12_001), 12_000],
  ])('%s', (_what, ours, documented) => {
    expect(ours).toEqual(documented);
  });

  it.each([
    ['compared after 300 ms', rules.COMPARE_TICKS, 300],
    ['level complete after 500 ms', rules.LEVEL_COMPLETE_TICKS, 500],
    ['at most 60 min', rules.MAX_TICKS, 3_600_000],
  ])('%s', (_what, ticks, milliseconds) => {
    expect(ticks * TICK_MS).toBeCloseTo(milliseconds, 6);
  });

  it.each([
    [1, 180],
    [2, 175],
    [30, 35],
    [31, 30],
    [60, 30],
  ])('level %i lasts %i seconds', (level, seconds) => expect(rules.levelSeconds(level)).toBe(seconds));

  it('there is a picture for every number', () => {
    expect(memorySubjects).toHaveLength(rules.PICTURE_POOL);
  });
});
