import { TICKS_PER_SECOND, ticksFromMs } from '@star-seekers/sim';
import { listing } from './listing.ts';

/** Constants of the memory challenge (`G3.20`); times are in ticks unless the name has another unit. */

export const COLUMNS = 6;
export const PAIRS = 12;
export const CARDS = PAIRS * 2;

/** Number of pictures from which a level's twelve are drawn (`G3.21`). */
export const PICTURE_POOL = 44;

/** Greatest number of unmatched cards that are face up at once (`G3.6`). */
export const MOST_FACE_UP = 2;

const FIRST_LEVEL_SECONDS = 180;
const LEVEL_SECONDS_LESS = 5;
const LEAST_LEVEL_SECONDS = 30;

/** A card turns in 200 ms. */
export const TURN_TICKS = ticksFromMs(200);

/** The first half of a turn shows only the back. The clock waits for a face that takes longer. */
export const FACE_DUE_TICKS = TURN_TICKS / 2;

/** Two open cards are compared 300 ms after the second one is fully open (`G3.27`). */
export const COMPARE_TICKS = ticksFromMs(300);

/** The next level is offered 500 ms after the last pair. */
export const LEVEL_COMPLETE_TICKS = ticksFromMs(500);

export const LEVEL_BONUS = 100;

/** The score that wins the run (`G3.30`), and the displayed maximum of points. */
export const MAX_POINTS = listing.facts.maxPoints;

export const RED_TIMER_SECONDS = 10;

/** 60 minutes (`G3.31`). */
export const MAX_TICKS = 60 * 60 * TICKS_PER_SECOND;

/** @param level counts from 1 */
export function levelSeconds(level: number): number {
  return Math.max(LEAST_LEVEL_SECONDS, FIRST_LEVEL_SECONDS - LEVEL_SECONDS_LESS * (level - 1));
}

/** Seconds on the clock, rounded up. */
export function secondsLeft(ticks: number): number {
  return Math.ceil(ticks / TICKS_PER_SECOND);
}

export function levelScore(ticksLeft: number): number {
  return LEVEL_BONUS + secondsLeft(ticksLeft);
}

export function pointsFromScore(score: number): number {
  return Math.min(MAX_POINTS, score);
}
