import type { SimState } from '@star-seekers/sim';

/** Choice of a player who lets the time run out; options are 0 to 3. */
export const SILENCE = 4;

/**
 * `between`: no question is on the table; only here the run can pause. `asked`: the next question is requested, or a part of the
 * briefing. `briefing`: its cards are visible. `reading`: a question is visible, the clock is stopped. `answering`: the clock runs. `locked`: the answer's verdict is requested. `result`: it is visible.
 */
export type QuizPhase = 'between' | 'asked' | 'briefing' | 'reading' | 'answering' | 'locked' | 'result';

/** The dealer's verdict on a locked answer. */
export interface Verdict {
  /** Place of the right option. */
  readonly right: number;
  /** Greatest number of seconds that count, by the server's clock. */
  readonly most: number;
  /** Whether the answer came in time: {@link IN_TIME}, {@link LATE} or {@link REPLACED}. */
  readonly late: number;
}

export const IN_TIME = 0;
/** The answer came too late, which is a strike. */
export const LATE = 1;
/** The answer came too late, and another question takes the place of this one: neither counts as an answer nor as a strike. */
export const REPLACED = 2;

/** A question with its answer and result. */
export interface GivenAnswer {
  /** As in the state. */
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
  /** Ticks left of the phase. */
  ticksLeft: number;
  /** Numbers of the questions after which the parts of the briefing came: 0, then that of the fifth that counted. */
  bites: number[];
  /** Questions whose facts the last part of the briefing shows, card by card; null until the dealer reveals them. */
  briefing: readonly number[] | null;
  /** Number of the current question, from 1, also of those that were replaced; 0 before the first. */
  number: number;
  /** Questions before the current one that were replaced. */
  replaced: number;
  /** Its number in the bank and the order of its options; null until the dealer reveals them. */
  question: { readonly bank: number; readonly order: number } | null;
  /** Ticks left on the clock at the lock. */
  ticksAtLock: number;
  chosen: number | null;
  verdict: Verdict | null;
  /** Right answers. */
  score: number;
  points: number;
  strikes: number;
  /** Right answers in a row, and the longest such streak. */
  streak: number;
  bestStreak: number;
  /** All answers with a result, in order; those of replaced questions have none. */
  answers: GivenAnswer[];
}

export type QuizCommand =
  /** The player locks an option. */
  | { readonly lock: number }
  /** The player ends the briefing. */
  | { readonly skip: true }
  /** The dealer reveals the questions of the briefing. */
  | { readonly briefed: readonly number[] }
  /** The dealer reveals a question. */
  | { readonly question: number; readonly order: number }
  /** The dealer reveals the right option of the question `of`. */
  | ({ readonly of: number } & Verdict);

export type QuizEvent =
  | { readonly type: 'briefed' }
  /** The questions begin. */
  | { readonly type: 'briefingEnded' }
  /** `place` among the questions of the run, from 1: a question that replaces another has its place. */
  | { readonly type: 'asked'; readonly place: number }
  | { readonly type: 'clockStarted' }
  /** A new second begins. */
  | { readonly type: 'second'; readonly seconds: number }
  | { readonly type: 'locked'; readonly chosen: number }
  | { readonly type: 'right'; readonly seconds: number; readonly points: number; readonly streak: number }
  | { readonly type: 'wrong'; readonly chosen: number }
  | { readonly type: 'strike'; readonly strikes: number; readonly silent: boolean }
  /** The answer came too late, and another question takes the place of this one. */
  | { readonly type: 'replaced' }
  /** All questions are answered. */
  | { readonly type: 'finished'; readonly passed: boolean }
  | { readonly type: 'gameOver' };

/**
 * Place of the question on the table among those of the run, from 1: a question that replaces another has its place. Until the next one is
 * revealed, the last one is on the table.
 */
export function placeInRun(state: Pick<QuizState, 'phase' | 'number' | 'question' | 'replaced'>): number {
  return numberShown(state) - state.replaced;
}

/** Number of the question on the table. Until the next one is revealed, the last one is on the table. */
export function numberShown({ phase, number, question }: Pick<QuizState, 'phase' | 'number' | 'question'>): number {
  return phase === 'asked' && question === null ? number - 1 : number;
}
