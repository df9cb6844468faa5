import type { Rng, SimState } from '@star-seekers/sim';

/** States of the rules (`G5.1`): `menu` is the phase before a run, `completed` is either `solved` or `timeUp`. */
export type PuzzleStatus = 'preview' | 'playing' | 'solved' | 'timeUp';

export interface PuzzleState extends SimState {
  rng: Rng;
  status: PuzzleStatus;
  /** Number of the picture, 0 to 11. */
  readonly artwork: number;
  /** Ticks left of the preview, then of the play. */
  ticksLeft: number;
  /** Piece at each place; whole during the preview. A piece has the number of its right place. */
  board: number[];
  /** Place of the picked up piece, or null. */
  picked: number | null;
  /** Ticks in which nothing can be moved, after a swap that was a miss. */
  stuck: number;
  /** Swaps so far. */
  moves: number;
  score: number;
  /** Score of the seconds left. */
  bonus: number;
}

export type PuzzleCommand =
  /** Picks up a piece, puts it back, or swaps it with the picked up one. */
  | { readonly touch: number }
  /** Swaps a dragged piece with the one under it. */
  | { readonly swap: readonly [from: number, to: number] }
  /** Puts back the picked up piece. */
  | { readonly cancel: true };

/** The side between two neighbouring places; it is joined if their pieces are neighbours in the picture. */
export type Seam = readonly [place: number, neighbour: number];

export type PuzzleEvent =
  /** A second of the preview begins. */
  | { readonly type: 'studying'; readonly seconds: number }
  | { readonly type: 'shuffled' }
  | { readonly type: 'picked'; readonly place: number }
  | { readonly type: 'putBack'; readonly place: number }
  | {
      readonly type: 'swapped';
      readonly places: readonly [number, number];
      readonly moves: number;
      /** Those of the two places that now have the right piece; none after a miss. */
      readonly home: readonly number[];
      /** Rows that this swap completes, by their places: their seams glow. */
      readonly rows: readonly (readonly number[])[];
    }
  /** The clock turns red, or one of the last seconds begins. */
  | { readonly type: 'hurry'; readonly seconds: number }
  | {
      readonly type: 'solved';
      readonly base: number;
      readonly bonus: number;
      readonly moves: number;
      readonly perfect: boolean;
    }
  | { readonly type: 'timeUp' };
