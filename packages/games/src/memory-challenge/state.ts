import type { SimState } from '@star-seekers/sim';

/** The kernel's `ready` and `paused` are phases of the run (`G3.1`); these are what the rules know. */
export type MemoryStatus = 'playing' | 'levelComplete' | 'won' | 'lost';

export interface MemoryCard {
  /** The picture, 0 to 43, while it is face up; null while it lies face down: then nobody here knows it. */
  face: number | null;
  matched: boolean;
  /** The picture that was seen here earlier in the level. */
  seen: number | null;
}

/** A card that is being turned. */
export interface Turning {
  readonly card: number;
  /** The tick after which it was touched. */
  readonly since: number;
}

export interface MemoryState extends SimState {
  status: MemoryStatus;
  /** Counts from 1. */
  level: number;
  /** Time left in the level. */
  ticksLeft: number;
  score: number;
  /** Pairs of cards that were turned, in the whole run and in this level. */
  moves: number;
  levelMoves: number;
  matchedPairs: number;
  /** Pairs found in the whole run. */
  pairsFound: number;
  /** Matches in a row, and the most of them. */
  streak: number;
  bestStreak: number;
  /** Mismatches in this level that the player could have known better. */
  slips: number;
  /** Levels without such a mismatch. */
  cleanLevels: number;
  /** By place: row by row, six in each. */
  cards: MemoryCard[];
  /** Cards that are face up and not matched, in the order in which they were turned. */
  faceUp: number[];
  turning: Turning | null;
  /** A card that was touched while the one before was on its way: it is turned next. */
  next: number | null;
  /** Ticks until the two cards are compared, or since the level was completed; 0 the rest of the time. */
  wait: number;
  /** What the last level brought. */
  bonus: number;
}

export type MemoryCommand =
  | { readonly turn: number }
  /** The dealer's answer to the card that is being turned. */
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
    }
  | { readonly type: 'mismatched'; readonly cards: readonly [number, number] }
  /** One of the last ten seconds begins. */
  | { readonly type: 'hurry'; readonly seconds: number }
  | { readonly type: 'levelCompleted'; readonly level: number; readonly bonus: number; readonly clean: boolean }
  | { readonly type: 'lost' }
  | { readonly type: 'won' };
