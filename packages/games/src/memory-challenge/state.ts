import type { SimState } from '@star-seekers/sim';
import type { Par } from './rules.ts';

/** States of the rules; `ready` and `paused` (`G3.1`) are phases of the run outside the rules. */
export type MemoryStatus = 'playing' | 'levelComplete' | 'won' | 'lost';

export interface MemoryCard {
  /** The picture, 0 to 43, while it is face up; else null, for then only the dealer knows it. */
  face: number | null;
  matched: boolean;
  /** The picture that the player saw earlier in the level, and the move in which it was first seen. */
  seen: number | null;
  seenIn: number;
}

/** The turn of a card. */
export interface Turning {
  readonly card: number;
  /** Tick of the touch. */
  readonly since: number;
}

export interface MemoryState extends SimState {
  status: MemoryStatus;
  /** Index of the look that half of all pictures have, under a day's conditions. */
  readonly family?: number;
  /** Counts from 1. */
  level: number;
  /** Time left in the level. */
  ticksLeft: number;
  score: number;
  /** Number of comparisons of two cards, in the whole run and in this level. */
  moves: number;
  levelMoves: number;
  matchedPairs: number;
  /** Pairs found in the whole run. */
  pairsFound: number;
  /** Matches in a row, and the longest such streak. */
  streak: number;
  bestStreak: number;
  /** Pairs in a row that were remembered (`G3.38`), and the longest such streak of this level. */
  recalls: number;
  bestRecalls: number;
  /** Avoidable mismatches in this level. */
  slips: number;
  /** Number of levels without a slip. */
  cleanLevels: number;
  /** In reading order, six in each row. */
  cards: MemoryCard[];
  /** Unmatched cards that are face up, in the order of their turns. */
  faceUp: number[];
  turning: Turning | null;
  /** Card that was touched during the turn of another one, to be turned next. */
  next: number | null;
  /** Ticks until the comparison of two cards, or since the end of the level; else 0. */
  wait: number;
  /** Score and stars of the last level. */
  bonus: number;
  levelStars: number;
  /** Stars of all levels; a run that is not won loses them. */
  stars: number;
  /** Those of the levels that medals count (`G3.39`). */
  medalStars: number;
  /** Seconds that were left at the end of each level, from level 1. */
  secondsLeft: number[];
  /** The pictures of which a pair was found, in the order in which they were. */
  found: number[];
}

export type MemoryCommand =
  | { readonly turn: number }
  /** The revealed face of the turning card. */
  | { readonly face: number }
  | { readonly next: true }
  | { readonly finish: true };

export type MemoryEvent =
  | { readonly type: 'dealt'; readonly level: number }
  | { readonly type: 'touched'; readonly card: number }
  | { readonly type: 'revealed'; readonly card: number; readonly face: number }
  | {
      readonly type: 'matched';
      readonly cards: readonly [number, number];
      readonly face: number;
      readonly streak: number;
      /** Pairs in a row that were remembered, with this one; 0 if this one was not. */
      readonly recalls: number;
    }
  | { readonly type: 'mismatched'; readonly cards: readonly [number, number] }
  /** One of the last ten seconds begins. */
  | { readonly type: 'hurry'; readonly seconds: number }
  /** The time for a par is over. */
  | { readonly type: 'parMissed'; readonly par: Par }
  | {
      readonly type: 'levelCompleted';
      readonly level: number;
      readonly bonus: number;
      readonly stars: number;
      readonly clean: boolean;
    }
  | { readonly type: 'lost' }
  | { readonly type: 'won' };
