import { TICKS_PER_SECOND, ticksFromMs } from '@star-seekers/sim';
import { listing } from './listing.ts';

/** Every constant of the memory challenge (`G3.20`); times in ticks unless the name says otherwise. */

export const COLUMNS = 6;
export const PAIRS = 12;
export const CARDS = PAIRS * 2;

/** Pictures that a level's twelve are drawn from (`G3.21`). */
export const PICTURE_POOL = 44;

/** At most this many unmatched cards are face up at once (`G3.6`). */
export const MOST_FACE_UP = 2;

const FIRST_LEVEL_SECONDS = 180;
const LEVEL_SECONDS_LESS = 5;
const LEAST_LEVEL_SECONDS = 30;

/** A card turns in 200 ms. */
export const TURN_TICKS = ticksFromMs(200);

/** Half of the turn shows only the back: so long the face may be on its way. Then the clock waits for it. */
export const FACE_DUE_TICKS = TURN_TICKS / 2;

/** Two open cards are looked at for 300 ms, from when the second is fully open (`G3.27`). */
export const COMPARE_TICKS = ticksFromMs(300);

/** The end of a level is offered 500 ms after its last pair. */
export const LEVEL_COMPLETE_TICKS = ticksFromMs(500);

export const LEVEL_BONUS = 100;

/** The run is won with this score (`G3.30`); also the displayed maximum of points. */
export const MAX_POINTS = listing.facts.maxPoints;

export const RED_TIMER_SECONDS = 10;

/** 60 minutes (`G3.31`). */
export const MAX_TICKS = 60 * 60 * TICKS_PER_SECOND;

/** @param level counts from 1 */
export function levelSeconds(level: number): number {
  return Math.max(LEAST_LEVEL_SECONDS, FIRST_LEVEL_SECONDS - LEVEL_SECONDS_LESS * (level - 1));
}

/** The seconds that the clock shows: a begun second counts. */
export function secondsLeft(ticks: number): number {
  return Math.ceil(ticks / TICKS_PER_SECOND);
}

export function levelScore(ticksLeft: number): number {
  return LEVEL_BONUS + secondsLeft(ticksLeft);
}

export function pointsFromScore(score: number): number {
  return Math.min(MAX_POINTS, score);
}
