import { TICKS_PER_SECOND, ticksFromMs } from '@star-seekers/sim';
import { LOOKS, type Look } from './look-alikes.ts';
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

/** The first half of a turn shows only the back: a face that is here by then is not late. */
export const FACE_DUE_TICKS = TURN_TICKS / 2;

/** Two open cards are compared 300 ms after the second one is fully open (`G3.27`). */
export const COMPARE_TICKS = ticksFromMs(300);

/** The next level is offered 500 ms after the last pair. */
export const LEVEL_COMPLETE_TICKS = ticksFromMs(500);

export const LEVEL_BONUS = 100;

/** The score that wins the run (`G3.30`), and the displayed maximum of points. */
export const MAX_POINTS = listing.facts.maxPoints;

export const RED_TIMER_SECONDS = 10;

/** Whether the clock of a level is red. */
export function isLastMoments({ status, ticksLeft }: { readonly status: string; readonly ticksLeft: number }): boolean {
  return status === 'playing' && secondsLeft(ticksLeft) <= RED_TIMER_SECONDS;
}

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

/**
 * Most cards that can be turned in a level: each of its pairs is found once, and two others lie open for a time.
 * @param level counts from 1
 */
export function mostTurns(level: number): number {
  const open = TURN_TICKS + COMPARE_TICKS;
  return CARDS + 2 * Math.ceil((levelSeconds(level) * TICKS_PER_SECOND + 1) / open);
}

export function levelScore(ticksLeft: number): number {
  return LEVEL_BONUS + secondsLeft(ticksLeft);
}

export function pointsFromScore(score: number): number {
  return Math.min(MAX_POINTS, score);
}

/** From this level on the dealer draws look-alikes (`G3.32`). */
export const FIRST_ALIKE_LEVEL = 3;

/** Looks of one level each, in turn. Everybody may know them: they say nothing about where a picture lies. */
export const LOOK_PAIRS = [
  ['moons', 'redHulls'],
  ['horns', 'gilt'],
  ['cold', 'rings'],
] as const satisfies readonly (readonly [Look, Look])[];

/**
 * Looks of a level's pictures, as many of each (`G3.16`).
 * @param level counts from 1
 * @param family the look of a day, as its index: a pair of looks then has it and another one (`G3.36`)
 */
export function looksOf(level: number, family?: number): readonly Look[] {
  if (level < FIRST_ALIKE_LEVEL) return LOOKS;
  const look = family === undefined ? undefined : LOOKS[family];
  if (look !== undefined) {
    const others = LOOKS.filter((other) => other !== look);
    return [look, others[(level - FIRST_ALIKE_LEVEL) % others.length] as Look];
  }
  return LOOK_PAIRS[(level - FIRST_ALIKE_LEVEL) % LOOK_PAIRS.length] ?? LOOKS;
}

/** Pictures of each look of a level (`G3.16`): look-alikes become more by degrees. The others are of the other looks. */
export function picturesOfLook(level: number): number {
  return level < FIRST_ALIKE_LEVEL ? PAIRS / LOOKS.length : Math.min(level, PAIRS / 2);
}

/** Pictures of the day's look in every level: half of them (`G3.37`). */
export const FAMILY_PICTURES = PAIRS / 2;

/** Stars of a level beyond the first (`G3.17`), the better first. */
export const PARS = ['gold', 'silver'] as const;

export type Par = (typeof PARS)[number];

/**
 * Seconds in which a level earns a par, up to level 4 and with more look-alikes: gold is the first quartile of skilled players, silver about the
 * median of median ones (`G3.33`, `G3.34`).
 */
const PAR_SECONDS: readonly Readonly<Record<Par, number>>[] = [
  { gold: 56, silver: 80 },
  { gold: 66, silver: 98 },
];
const LAST_EASY_LEVEL = 4;

export function parSeconds(level: number, par: Par): number {
  return (PAR_SECONDS[level <= LAST_EASY_LEVEL ? 0 : 1] as Readonly<Record<Par, number>>)[par];
}

/** Remembered pairs in a row that a par asks for too (`G3.38`): who taps through without remembering has none. */
export const PAR_RECALLS: Readonly<Record<Par, number>> = { gold: 4, silver: 3 };

/** Most stars of a level; each par that is missed costs one (`G3.35`). */
export const MOST_STARS = 3;

/** What the stars of a level follow from. */
interface Progress {
  readonly level: number;
  readonly ticksLeft: number;
  /** Longest streak of remembered pairs. */
  readonly bestRecalls: number;
}

export function levelStars({ level, ticksLeft, bestRecalls }: Progress): number {
  const seconds = secondsUsed(level, ticksLeft);
  const isMet = (par: Par) => seconds <= parSeconds(level, par) && bestRecalls >= PAR_RECALLS[par];
  return MOST_STARS - PARS.filter((par) => !isMet(par)).length;
}

/** Levels whose stars medals count (`G3.39`), so that a chase for gold ends in five to eight minutes. */
export const MEDAL_LEVELS = listing.medalsOf.most / MOST_STARS;

/** Seconds since the start of a level, rounded down. */
export function secondsUsed(level: number, ticksLeft: number): number {
  return levelSeconds(level) - secondsLeft(ticksLeft);
}

/** Stars that a level can still earn, and the seconds in which the next one is lost; the last star has no limit. */
export function starsWithinReach(level: number, ticksLeft: number): { stars: number; seconds: number | undefined } {
  const used = secondsUsed(level, ticksLeft);
  const open = PARS.filter((par) => used <= parSeconds(level, par));
  const [par] = open;
  return { stars: 1 + open.length, seconds: par && parSeconds(level, par) + 1 - used };
}
