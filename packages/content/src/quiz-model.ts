import type { QuizTheme } from './quiz-themes.ts';

export { QUIZ_THEMES, type QuizTheme } from './quiz-themes.ts';

/** Difficulty of a question; every run has as many of each (`G4.1`). */
export const QUIZ_BANDS = ['easy', 'medium', 'hard'] as const;

export type QuizBand = (typeof QUIZ_BANDS)[number];

/** Options of a question. */
export const QUIZ_OPTION_COUNT = 4;

/** What a question says in one language. */
export interface QuizWording {
  readonly text: string;
  /** Four, in the order of the English options. */
  readonly options: readonly string[];
  /** The reason, in one line. */
  readonly why: string;
  /** The title of the place in the codex: the questions of one place share a card of the briefing. */
  readonly title?: string;
  /** What the card says: one short sentence that answers the question. Without it the question is never part of a briefing. */
  readonly fact?: string;
}

/** One question of a bank, with its answer, in English. */
export interface QuizQuestion extends QuizWording {
  /** Unique in both banks and permanent. */
  readonly id: string;
  readonly band: QuizBand;
  /** Four, in alphabetical order; they are shuffled for play. */
  readonly options: readonly string[];
  /** Index of the right option. */
  readonly right: number;
  /** The codex entry or section with the fact. */
  readonly anchor: string;
  /** What a day's quiz may be about; absent where no day is about it. */
  readonly theme?: QuizTheme;
  readonly title: string;
}

export type QuizBank = readonly QuizQuestion[];

/** The wordings of a bank's questions in the other languages, in the order of the bank; null where a language lacks one. */
export type QuizTranslations = Readonly<Record<string, readonly (QuizWording | null)[]>>;
