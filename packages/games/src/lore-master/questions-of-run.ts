import { QUIZ_BANDS, type QuizBand, type QuizBank } from '@star-seekers/content/practice-bank';
import { type DealerSecret, secretRng, shuffle } from '@star-seekers/sim';
import { QUESTION_COUNT } from './rules.ts';

/** Random stream that draws the questions; the order of options uses the stream of the question's number, from 1. */
const DRAW_STREAM = 0;

/**
 * The questions of a run by their numbers in the bank. Every three questions have one of each band, in random order, so that no run
 * starts hard; the last question is hard. If a band has too few questions, they repeat.
 */
export function questionsOfRun(secret: DealerSecret, bank: QuizBank): number[] {
  const rng = secretRng(secret, DRAW_STREAM);
  const piles: Record<QuizBand, number[]> = { easy: [], medium: [], hard: [] };
  const fill = (band: QuizBand) => {
    const numbers = bank.flatMap((question, number) => (question.band === band ? [number] : []));
    piles[band] = shuffle(rng, numbers);
  };
  const take = (band: QuizBand): number => {
    if (piles[band].length === 0) fill(band);
    const question = piles[band].pop();
    if (question === undefined) throw new RangeError(`the bank has no ${band} question`);
    return question;
  };
  for (const band of QUIZ_BANDS) fill(band);
  const questions: number[] = [];
  while (questions.length + QUIZ_BANDS.length <= QUESTION_COUNT) {
    questions.push(...shuffle(rng, [...QUIZ_BANDS]).map(take));
  }
  while (questions.length < QUESTION_COUNT) questions.push(take('hard'));
  return questions;
}
