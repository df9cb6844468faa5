import type { Keepsake } from '../game.ts';
import { listing } from './listing.ts';
import { PICTURE_POOL } from './rules.ts';
import type { MemoryState } from './state.ts';

/** The own best of a level is kept under this number and that of the level; smaller numbers are pictures. */
const BEST_OF_LEVEL = 100;

/**
 * What a run adds to the collection: the pictures of which a pair was found, and the seconds left in each level (`G3.19`), and the stars
 * that its medals count (`G3.39`).
 */
export function keepsakesOf({ found, secondsLeft, status, medalStars }: Readonly<MemoryState>): readonly Keepsake[] {
  return [
    ...found.map((item) => ({ item, value: 1 })),
    ...secondsLeft.map((value, index) => ({ item: BEST_OF_LEVEL + index + 1, value })),
    { item: listing.medalsOf.item, value: 1 + (status === 'won' ? medalStars : 0) },
  ];
}

/** Pictures of the album that a player has. */
export function albumOf(kept: readonly Keepsake[]): ReadonlySet<number> {
  return new Set(kept.map(({ item }) => item).filter((item) => item < PICTURE_POOL));
}

/** Most seconds that a player had left in a level; undefined before it was cleared. */
export function bestSecondsLeft(kept: readonly Keepsake[], level: number): number | undefined {
  return kept.find(({ item }) => item === BEST_OF_LEVEL + level)?.value;
}
