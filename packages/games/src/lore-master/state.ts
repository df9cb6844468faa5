import type { SimState } from '@star-seekers/sim';

/** What the player may choose: an option by its place, 0 to 3, or nothing before the clock runs out. */
export const SILENCE = 4;

/**
 * `between`: no question is on the table, the only time to pause. `asked`: the dealer was asked for the next one. `reading`: it is
 * shown, the clock stands. `answering`: the clock runs. `locked`: an answer was given, its result is on its way. `result`: it is shown.
 */
export type QuizPhase = 'between' | 'asked' | 'reading' | 'answering' | 'locked' | 'result';

/** What the dealer says of a locked answer. */
export interface Verdict {
  /** Place of the right option. */
  readonly right: number;
  /** The most seconds that may count, by the server's own clock. */
  readonly most: number;
  /** 1 when the answer came too late to count at all. */
  readonly late: number;
}

/** A question that was put, and how it went. */
export interface GivenAnswer {
  /** Counts from 1. */
  readonly number: number;
  /** Its number in the bank. */
  readonly question: number;
  /** Place of the option, or {@link SILENCE}. */
  readonly chosen: number;
  readonly right: number;
  /** 0 for a strike. */
  readonly points: number;
  readonly late: boolean;
}

export interface QuizState extends SimState {
  phase: QuizPhase;
  /** Ticks that are left of the phase. */
  ticksLeft: number;
  /** The question on the table, from 1; 0 before the first. */
  number: number;
  /** Its number in the bank and the order of its options; null until the dealer has told. */
  question: { readonly bank: number; readonly order: number } | null;
  /** Ticks that were left on the clock; set with the lock. */
  ticksAtLock: number;
  chosen: number | null;
  verdict: Verdict | null;
  /** Right answers. */
  score: number;
  points: number;
  strikes: number;
  /** Right answers in a row, and the most of them. */
  streak: number;
  bestStreak: number;
  /** Of all questions whose result was shown, in order. */
  answers: GivenAnswer[];
}

export type QuizCommand =
  /** The player locks an option. */
  | { readonly lock: number }
  /** The dealer puts a question. */
  | { readonly question: number; readonly order: number }
  /** The dealer reveals the right option of the question `of`. */
  | ({ readonly of: number } & Verdict);

export type QuizEvent =
  | { readonly type: 'asked'; readonly number: number }
  | { readonly type: 'clockStarted' }
  /** A new second begins, with so many left. */
  | { readonly type: 'second'; readonly seconds: number }
  | { readonly type: 'locked'; readonly chosen: number }
  | { readonly type: 'right'; readonly seconds: number; readonly points: number; readonly streak: number }
  | { readonly type: 'wrong'; readonly chosen: number }
  | { readonly type: 'strike'; readonly strikes: number; readonly silent: boolean }
  /** All questions were put. */
  | { readonly type: 'finished'; readonly passed: boolean }
  | { readonly type: 'gameOver' };
