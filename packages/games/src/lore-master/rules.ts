import { TICKS_PER_SECOND, ticksFromMs } from '@star-seekers/sim';

/** Raised whenever the outcome of any run could change. */
export const RULES_VERSION = 1;

/** The canvas; the documents name none for this game. */
export const CANVAS = { width: 960, height: 640 } as const;

/** Questions of a run (`G4.20`). */
export const QUESTION_COUNT = 100;

/** Options of a question, lettered A to D. */
export const OPTION_COUNT = 4;

/** Seconds for a question (`G4.21`). */
export const QUESTION_SECONDS = 15;
export const QUESTION_TICKS = QUESTION_SECONDS * TICKS_PER_SECOND;

/** The run is over with the third (`G4.22`). */
export const MAX_STRIKES = 3;

/** Points of a right answer beside its remaining seconds (`G4.23`). */
export const ANSWER_POINTS = 100;

/** A right answer gives 100 and the seconds that were left. @param seconds whole seconds from 0 to 15 */
export function answerPoints(seconds: number): number {
  return ANSWER_POINTS + seconds;
}

/** So long the result of an answer is shown: 1.5 s (`G4.24`). */
export const RESULT_TICKS = ticksFromMs(1500);

/** Right answers that pass, in percent of all questions, once all were put (`G4.25`). */
export const PASS_PERCENT = 70;

/** The seconds are red from here on (`G4.26`). */
export const RED_SECONDS = 10;

/** Loudness of the sound of a lost run; louder once it was loaded ahead, as ours always is (`G4.31`). */
export const GAME_OVER_VOLUME = { loaded: 0.6, preloaded: 0.7 } as const;

/** The clock starts this long after the question is shown: a reading beat. */
export const READING_TICKS = ticksFromMs(800);

/** From the lock of an answer to its reveal. The server's answer travels meanwhile. */
export const REVEAL_BEAT_TICKS = ticksFromMs(300);

/** What the network may take of a question's time without costing points: 2 s (`G4.28`). */
export const NETWORK_GRACE_MS = 2000;

/** An answer that the server gets this long after it sent the question comes too late and counts as silence. */
export const ANSWER_BOUND_MS = 60_000;

/** The run ends after 35 minutes (`G4.32`). */
export const MAX_TICKS = ticksFromMs(35 * 60 * 1000);

/** The seconds that the clock shows and that an answer earns: a begun second counts. */
export function secondsLeft(ticks: number): number {
  return Math.ceil(ticks / TICKS_PER_SECOND);
}

/** Right answers in percent of all questions of a run, rounded down, so that a pass is never rounded into being. */
export function percentRight(right: number): number {
  return Math.floor((right * 100) / QUESTION_COUNT);
}

/** @param asked questions whose result was shown */
export function hasPassed(right: number, asked: number): boolean {
  return asked === QUESTION_COUNT && percentRight(right) >= PASS_PERCENT;
}
