import type { Keepsake } from '../game.ts';
import { listing } from './listing.ts';
import { ARTWORKS, MOVE_GOALS, PLAY_SECONDS } from './rules.ts';
import type { PuzzleState } from './state.ts';

/**
 * A solved window stays lit in the gallery (`G5.18`): its number, and the seconds that were left, plus 1. With the moves of a master its
 * score is kept too, which gold asks for.
 */
export function keepsakesOf({ status, artwork, bonus, moves, score }: Readonly<PuzzleState>): readonly Keepsake[] {
  if (status !== 'solved') return [];
  const window = { item: artwork, value: bonus + 1 };
  return moves <= MOVE_GOALS.master ? [window, { item: listing.goldOf.item, value: score }] : [window];
}

/** The best time of each solved window in seconds, by its number. */
export function bestTimes(keepsakes: readonly Keepsake[]): ReadonlyMap<number, number> {
  const windows = keepsakes.filter(({ item }) => item < ARTWORKS);
  return new Map(windows.map(({ item, value }) => [item, PLAY_SECONDS + 1 - value]));
}
