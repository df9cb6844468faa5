/** Difficulty of a question; every run has as many of each (`G4.1`). */
export const QUIZ_BANDS = ['easy', 'medium', 'hard'] as const;

export type QuizBand = (typeof QUIZ_BANDS)[number];

/** Options of a question. */
export const QUIZ_OPTION_COUNT = 4;

/** One question of a bank, with its answer. */
export interface QuizQuestion {
  /** Unique in both banks and permanent. */
  readonly id: string;
  readonly band: QuizBand;
  readonly text: string;
  /** Four, in alphabetical order; they are shuffled for play. */
  readonly options: readonly string[];
  /** Index of the right option. */
  readonly right: number;
  /** The reason, in one line. */
  readonly why: string;
  /** The codex entry or section with the fact. */
  readonly anchor: string;
  /** The title of that place: the questions of one place share a card of the briefing. */
  readonly title: string;
  /** What the card says: one short sentence that answers the question. Without it the question is never part of a briefing. */
  readonly fact?: string;
}

export type QuizBank = readonly QuizQuestion[];
