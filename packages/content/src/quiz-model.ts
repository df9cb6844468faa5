/** How hard a question is; every run meets all three as often (`G4.1`). */
export const QUIZ_BANDS = ['easy', 'medium', 'hard'] as const;

export type QuizBand = (typeof QUIZ_BANDS)[number];

/** Options of a question. */
export const QUIZ_OPTION_COUNT = 4;

/** One question of a bank, with its answer. */
export interface QuizQuestion {
  /** Unique in both banks; stays with the question when others come or go. */
  readonly id: string;
  readonly band: QuizBand;
  readonly text: string;
  /** Four, in the order of the alphabet; they are shuffled for play. */
  readonly options: readonly string[];
  /** Index of the right option. */
  readonly right: number;
  /** One line that tells why. */
  readonly why: string;
  /** Where the codex tells of it. */
  readonly anchor: string;
}

export type QuizBank = readonly QuizQuestion[];
