import { QUIZ_BANDS, type QuizBand, type QuizBank } from '@star-seekers/content/practice-bank';
import { type DealtFrom, secretRng, shuffle } from '@star-seekers/sim';
import { briefingOf } from './briefing-of-run.ts';
import { themeOf } from './conditions.ts';
import { QuestionPiles } from './question-piles.ts';
import { BRIEFED_QUESTIONS, EASY_COUNT, MOST_REPLACED, QUESTION_COUNT, WAY_IN_COUNT } from './rules.ts';

/** Random stream that draws the questions; the order of options uses the stream of the question's number, from 1. */
const DRAW_STREAM = 0;

export interface QuestionsOfRun {
  /** By their numbers in the bank, in the order in which they are asked. */
  readonly questions: readonly number[];
  /** Those whose facts the briefing shows, card by card: in another order than they are asked. */
  readonly briefed: readonly number[];
  /** Those that replace others of their band, in the order in which they do. */
  readonly spare: Readonly<Record<QuizBand, readonly number[]>>;
}

/**
 * The questions of a run. It begins with easy ones (`G4.33`); most of the first twelve are on the cards of the briefing. From then on every
 * three questions have one of each band, in random order; the last question is hard. If a band has too few questions, they repeat. Under a
 * day's conditions every second question of a band is about the theme, as long as the bank has any (`G4.39`).
 */
export function questionsOfRun({ secret, options }: DealtFrom, bank: QuizBank): QuestionsOfRun {
  const rng = secretRng(secret, DRAW_STREAM);
  const piles = new QuestionPiles(rng, bank, themeOf(options));
  const { easy, other } = briefingOf(piles, bank);
  const briefed = [...easy, ...other].toSorted((one, another) => cardOf(one) - cardOf(another));
  const known = shuffle(rng, [...easy]);
  const later = [...known.slice(WAY_IN_COUNT), ...take(EASY_COUNT - easy.length, () => 'easy')];
  const questions = [...known.slice(0, WAY_IN_COUNT), ...shuffle(rng, later)];
  const mixed = shuffle(rng, [...QUIZ_BANDS]);
  questions.push(
    ...shuffle(rng, [...other, ...take(BRIEFED_QUESTIONS - EASY_COUNT - other.length, (at) => mixed[at])]),
  );
  while (questions.length + QUIZ_BANDS.length <= QUESTION_COUNT) {
    questions.push(...shuffle(rng, [...QUIZ_BANDS]).map((band) => piles.take(band)));
  }
  questions.push(...take(QUESTION_COUNT - questions.length, () => 'hard'));
  // Drawn last: they leave the others as they are.
  const spareOf = (band: QuizBand) => take(MOST_REPLACED, () => band);
  return { questions, briefed, spare: { easy: spareOf('easy'), medium: spareOf('medium'), hard: spareOf('hard') } };

  /** The place of a question's card among the cards. */
  function cardOf(question: number): number {
    return easy.findIndex((first) => bank[first]?.anchor === bank[question]?.anchor);
  }

  function take(count: number, bandAt: (index: number) => QuizBand | undefined): number[] {
    return Array.from({ length: count }, (_, index) => piles.take(bandAt(index) ?? 'hard'));
  }
}
