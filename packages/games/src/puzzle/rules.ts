import { TICKS_PER_SECOND } from '@star-seekers/sim';

/** Every constant of the swap puzzle (`G5.20`). Places and pieces are numbered row by row from 0. */

/** Raised whenever the outcome of any run could change. */
export const RULES_VERSION = 1;

/** The board is as wide as it is high. */
export const COLUMNS = 4;
export const PIECES = COLUMNS * COLUMNS;

/** Pictures that a run's one is drawn from. */
export const ARTWORKS = 12;

/** So long the whole picture is shown. */
export const PREVIEW_SECONDS = 5;
export const PREVIEW_TICKS = PREVIEW_SECONDS * TICKS_PER_SECOND;

/** So long the pieces may be swapped. */
export const PLAY_SECONDS = 120;
export const PLAY_TICKS = PLAY_SECONDS * TICKS_PER_SECOND;

export const SOLVED_SCORE = 250;

/** A puzzle that is solved in so many moves or fewer is perfect. */
export const PERFECT_MOVES = 50;

/** Every shuffle takes at least so many swaps: the pieces stand in one ring. So all runs are equally hard. */
export const LEAST_MOVES = PIECES - 1;

export const RED_TIMER_SECONDS = 30;

/** From here each second is heard. */
export const LAST_SECONDS = 10;

/** 3 minutes (`G5.28`). */
export const MAX_TICKS = 3 * 60 * TICKS_PER_SECOND;

/** The seconds that the clock shows: a begun second counts. */
export function secondsLeft(ticks: number): number {
  return Math.ceil(ticks / TICKS_PER_SECOND);
}

/** @param moves of a puzzle that has been solved */
export function isPerfect(moves: number): boolean {
  return moves <= PERFECT_MOVES;
}
