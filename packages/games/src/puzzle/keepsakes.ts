import type { Keepsake } from '../game.ts';
import { PLAY_SECONDS } from './rules.ts';
import type { PuzzleState } from './state.ts';

/** A solved window stays lit in the gallery (`G5.18`): its number, and the seconds that were left, plus 1. */
export function keepsakesOf({ status, artwork, bonus }: Readonly<PuzzleState>): readonly Keepsake[] {
  return status === 'solved' ? [{ item: artwork, value: bonus + 1 }] : [];
}

/** The best time of each solved window in seconds, by its number. */
export function bestTimes(keepsakes: readonly Keepsake[]): ReadonlyMap<number, number> {
  return new Map(keepsakes.map(({ item, value }) => [item, PLAY_SECONDS + 1 - value]));
}
