import { TICKS_PER_SECOND, ticksFromMs } from '@star-seekers/sim';

/** Increase it whenever the outcome of any run could change. */
export const RULES_VERSION = 1;

/** The canvas; the specification has no figure for this game. */
export const CANVAS = { width: 960, height: 640 } as const;

/** Number of questions of a run (`G4.20`). */
export const QUESTION_COUNT = 100;

/** Number of options of a question, A to D. */
export const OPTION_COUNT = 4;

/** Seconds for a question (`G4.21`). */
export const QUESTION_SECONDS = 15;
export const QUESTION_TICKS = QUESTION_SECONDS * TICKS_PER_SECOND;

/** Number of strikes that ends a run (`G4.22`). */
export const MAX_STRIKES = 3;

/** Points of a right answer without its remaining seconds (`G4.23`). */
export const ANSWER_POINTS = 100;

/** Points of a right answer. @param seconds whole seconds left, from 0 to 15 */
export function answerPoints(seconds: number): number {
  return ANSWER_POINTS + seconds;
}

/** Display time of a result: 1.5 s (`G4.24`). */
export const RESULT_TICKS = ticksFromMs(1500);

/** Share of right answers that passes, in percent of all questions (`G4.25`). */
export const PASS_PERCENT = 70;

/** Seconds left at which the clock turns red (`G4.26`). */
export const RED_SECONDS = 10;

/** Volume of the sound of a lost run, which depends on preloading; this game always preloads (`G4.31`). */
export const GAME_OVER_VOLUME = { loaded: 0.6, preloaded: 0.7 } as const;

/** Reading time: the clock starts this long after the question appears. */
export const READING_TICKS = ticksFromMs(800);

/** Time from the lock of an answer to its result, which covers the request to the server. */
export const REVEAL_BEAT_TICKS = ticksFromMs(300);

/** Network time per question that costs no points: 2 s (`G4.28`). */
export const NETWORK_GRACE_MS = 2000;

/** The server counts an answer that arrives later than this after the question as silence. */
export const ANSWER_BOUND_MS = 60_000;

/** The run ends after 35 minutes (`G4.32`). */
export const MAX_TICKS = ticksFromMs(35 * 60 * 1000);

/** Seconds on the clock and in the points of an answer, rounded up. */
export function secondsLeft(ticks: number): number {
  return Math.ceil(ticks / TICKS_PER_SECOND);
}

/** Right answers in percent of all questions of a run, rounded down so that rounding never passes a run. */
export function percentRight(right: number): number {
  return Math.floor((right * 100) / QUESTION_COUNT);
}

/** @param asked number of questions with a result */
export function hasPassed(right: number, asked: number): boolean {
  return asked === QUESTION_COUNT && percentRight(right) >= PASS_PERCENT;
}
