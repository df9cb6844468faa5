import { QUIZ_BANDS, type QuizBand, type QuizBank } from '@star-seekers/content/practice-bank';
import { type DealerSecret, secretRng, shuffle } from '@star-seekers/sim';
import { QUESTION_COUNT } from './rules.ts';

/** Stream of the secret that draws the questions; the orders of their options take the numbers of the questions, from 1. */
const DRAW_STREAM = 0;

/**
 * The questions of a run by their numbers in the bank: one of each band in every three, in any order, so that no run is hard from
 * its start. The one that is left over is hard. A bank with fewer questions than a run begins again once a band is used up.
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
    const drawn = piles[band].pop();
    if (drawn === undefined) throw new RangeError(`the bank has no ${band} question`);
    return drawn;
  };
  for (const band of QUIZ_BANDS) fill(band);
  const drawn: number[] = [];
  while (drawn.length + QUIZ_BANDS.length <= QUESTION_COUNT) {
    drawn.push(...shuffle(rng, [...QUIZ_BANDS]).map(take));
  }
  while (drawn.length < QUESTION_COUNT) drawn.push(take('hard'));
  return drawn;
}
