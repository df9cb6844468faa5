import { TICKS_PER_SECOND, TICK_MS, ticksFromMs } from '@star-seekers/sim';

/** Increase it whenever the outcome of any run could change. */
export const RULES_VERSION = 6;

/** The canvas; the specification has no figure for this game. */
export const CANVAS = { width: 960, height: 640 } as const;

/** Number of questions of a run (`G4.20`). */
export const QUESTION_COUNT = 100;

/** Number of questions at the start of a run that are easy, or on a card (`G4.33`). */
export const EASY_COUNT = 9;

/** The briefing prepares for these questions: most of them have their answer on a card (`G4.34`). */
export const BRIEFED_QUESTIONS = 15;

/** Right answers and strikes after which each part of the briefing comes: the second one after five questions (`G4.38`). */
export const WAY_IN_COUNT = 5;
export const BITES_AFTER = [0, WAY_IN_COUNT] as const;

/** Cards of a part of the briefing, each about one place in the codex; the later ones have a second fact (`G4.35`). */
export const BITE_CARDS = 3;

/** Questions at the start that are on the first cards; they are the shortest there (`G4.41`). */
export const OPENING_COUNT = 2;

/** The first cards are the shortest of so many that are drawn, or of half of a small bank's (`G4.41`). */
export const FIRST_CARDS_OF = 21;

/** Most facts of a part. */
export const MOST_BRIEFED = 2 * BITE_CARDS;

/** Time to read a part (`G4.36`): half of all adults read the second one in it, and nearly all the first one in half of it. */
export const BRIEFING_SECONDS = 22;
export const BRIEFING_TICKS = BRIEFING_SECONDS * TICKS_PER_SECOND;

/** Most questions of a run that were missed in earlier ones: those at its start that are on no card (`G4.42`). */
export const MOST_AGAIN = BRIEFED_QUESTIONS - 3 * BITE_CARDS;

/** A missed question is asked again until it was right in so many runs, and so many wait at most: older ones give way (`G4.42`). */
export const RIGHT_AGAIN = 2;
export const MOST_WAITING = 12;

/** Right answers at the rungs of the ladder; two strikes leave 98 of a hundred (`G4.37`). */
export const RUNGS = [3, 8, 15, 30, 60, 98] as const;

/** Number of options of a question, A to D. */
export const OPTION_COUNT = 4;

/** Seconds for a question (`G4.21`). */
export const QUESTION_SECONDS = 15;
export const QUESTION_TICKS = QUESTION_SECONDS * TICKS_PER_SECOND;

/** Number of themes that a day may have: those of the bank (`G4.39`). */
export const THEMES = 7;

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

/** An answer that arrives later than this after its question does not count. */
export const ANSWER_LIMIT_MS = QUESTION_SECONDS * 1000 + READING_TICKS * TICK_MS + NETWORK_GRACE_MS;

/** A connection may be lost during a question: so many questions of a run are replaced (`G4.40`). Later ones are a strike, as silence is. */
export const MOST_REPLACED = 2;

/** The run ends after 35 minutes (`G4.32`). */
export const MAX_TICKS = ticksFromMs(35 * 60 * 1000);

/** Seconds on the clock and in the points of an answer, rounded up. */
export function secondsLeft(ticks: number): number {
  return Math.ceil(ticks / TICKS_PER_SECOND);
}

/**
 * Right answers in percent of the questions with a result, rounded down so that rounding never passes a run.
 * @param asked number of questions with a result
 */
export function percentRight(right: number, asked: number): number {
  return asked === 0 ? 0 : Math.floor((right * 100) / asked);
}

/** @param asked number of questions with a result */
export function hasPassed(right: number, asked: number): boolean {
  return asked === QUESTION_COUNT && percentRight(right, asked) >= PASS_PERCENT;
}
