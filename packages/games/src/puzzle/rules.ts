import { TICKS_PER_SECOND, ticksFromMs } from '@star-seekers/sim';
import type { PuzzleState } from './state.ts';

/** Constants of the swap puzzle (`G5.20`). Places and pieces are numbered in reading order from 0. */

/** Increase it whenever the outcome of any run could change. */
export const RULES_VERSION = 3;

/** Columns of the square board. */
export const COLUMNS = 4;
export const PIECES = COLUMNS * COLUMNS;

/** Number of pictures. */
export const ARTWORKS = 12;

/** Duration of the preview of the whole picture. */
export const PREVIEW_SECONDS = 5;
export const PREVIEW_TICKS = PREVIEW_SECONDS * TICKS_PER_SECOND;

/** Time to swap the pieces. */
export const PLAY_SECONDS = 120;
export const PLAY_TICKS = PLAY_SECONDS * TICKS_PER_SECOND;

export const SOLVED_SCORE = 250;

/** Greatest number of moves of a perfect game. */
export const PERFECT_MOVES = 50;

/** After a swap that leaves neither piece in its place nothing can be moved for 2.5 s (`G5.33`): to try costs time. */
export const STUCK_TICKS = ticksFromMs(2500);

/** Least number of swaps that solves any shuffle, because the pieces form one cycle. All runs are equally hard. */
export const LEAST_MOVES = PIECES - 1;

/** Greatest numbers of moves that count as a goal (`G5.29`), the hardest first. All are read from the outcome: no score depends on them. Gold asks for Master. */
export const MOVE_GOALS = { flawless: LEAST_MOVES, master: 17, perfect: PERFECT_MOVES } as const;

/** Times in which a solved puzzle meets a par, in seconds of play (`G5.30`), the hardest first. */
export const PARS_SECONDS = [25, 40, 60] as const;

/** Every so many pieces in place the music gains a stem (`G5.31`). */
export const PIECES_PER_STEP = 4;

export const RED_TIMER_SECONDS = 30;

/** Number of seconds at the end of which each has a sound. */
export const LAST_SECONDS = 10;

/** 3 minutes (`G5.28`). */
export const MAX_TICKS = 3 * 60 * TICKS_PER_SECOND;

/** Seconds on the clock, rounded up. */
export function secondsLeft(ticks: number): number {
  return Math.ceil(ticks / TICKS_PER_SECOND);
}

/** @param moves of a solved puzzle */
export function isPerfect(moves: number): boolean {
  return moves <= PERFECT_MOVES;
}

/** Who stops the clock could plan the swaps: a run that counts has one pause of a minute, before the picture is shuffled. */
export const PAUSES = {
  most: 1,
  longestMs: 60_000,
  allows: ({ status, ticksLeft }: Pick<PuzzleState, 'status' | 'ticksLeft'>) => status === 'preview' && ticksLeft > 1,
};
