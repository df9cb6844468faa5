import type { SimState } from '@star-seekers/sim';

/** The kernel's `menu` is the phase before a run; `completed` (`G5.1`) is told apart by how. */
export type PuzzleStatus = 'preview' | 'playing' | 'solved' | 'timeUp';

export interface PuzzleState extends SimState {
  status: PuzzleStatus;
  /** The picture, 0 to 11, in the order in which the windows hang. */
  readonly artwork: number;
  /** Of the preview, then of the play. */
  ticksLeft: number;
  /** Which piece lies at each place. A piece has the number of the place where it belongs. */
  board: number[];
  /** The place of the piece that was picked up; null while none is. */
  picked: number | null;
  /** Swaps so far. */
  moves: number;
  score: number;
  /** What the seconds that were left have brought. */
  bonus: number;
}

export type PuzzleCommand =
  /** Picks up, puts back, or swaps with the piece that was picked up. */
  | { readonly touch: number }
  /** One piece was dragged onto another. */
  | { readonly swap: readonly [from: number, to: number] }
  /** Puts back what was picked up. */
  | { readonly cancel: true };

/** A side of two neighbours on the board that are neighbours in the picture, too: its places. */
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
      /** Seams that this swap has joined. */
      readonly joined: readonly Seam[];
      /** Those of the two places that hold their own piece now. */
      readonly home: readonly number[];
      /** Whole rows and columns that this swap has completed, by their places. */
      readonly lines: readonly (readonly number[])[];
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
