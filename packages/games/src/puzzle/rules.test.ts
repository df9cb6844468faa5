import { artworks } from '@star-seekers/content/artworks';
import { TICK_MS } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import * as rules from './rules.ts';

/** The numbers of `games.md §9`, game 5, and of the rulings, as the documents print them. */
describe('the numbers of the documents', () => {
  it.each([
    ['4x4 board', rules.COLUMNS, 4],
    ['16 pieces', rules.PIECES, 16],
    ['12 artworks', rules.ARTWORKS, 12],
    ['5 s preview', rules.PREVIEW_SECONDS, 5],
    ['120 s limit', rules.PLAY_SECONDS, 120],
    ['score 250 beside the remaining seconds', rules.SOLVED_SCORE, 250],
    ['perfect in 50 moves', rules.isPerfect(50), true],
    ['or fewer', rules.isPerfect(51), false],
    ['timer red at 30 s', rules.RED_TIMER_SECONDS, 30],
  ])('%s', (_what, ours, documented) => {
    expect(ours).toEqual(documented);
  });

  it.each([
    ['preview of 5 s', rules.PREVIEW_TICKS, 5000],
    ['play of 120 s', rules.PLAY_TICKS, 120_000],
    ['at most 3 min', rules.MAX_TICKS, 180_000],
  ])('%s', (_what, ticks, milliseconds) => {
    expect(ticks * TICK_MS).toBeCloseTo(milliseconds, 6);
  });

  it('there is a picture for every number', () => {
    expect(artworks).toHaveLength(rules.ARTWORKS);
  });
});
