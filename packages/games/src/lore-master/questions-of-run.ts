import { QUIZ_BANDS, type QuizBand, quizBank } from '@star-seekers/content/quiz-bank';
import { type DealerSecret, secretRng, shuffle } from '@star-seekers/sim';
import { QUESTION_COUNT } from './rules.ts';

/** Stream of the secret that draws the questions; the orders of their options take the numbers of the questions, from 1. */
const DRAW_STREAM = 0;

/**
 * The questions of a run by their numbers in the bank: one of each band in every three, in any order, so that no run is hard from
 * its start. The one that is left over is hard.
 */
export function questionsOfRun(secret: DealerSecret): number[] {
  const rng = secretRng(secret, DRAW_STREAM);
  const piles: Record<QuizBand, number[]> = { easy: [], medium: [], hard: [] };
  for (const [number, { band }] of quizBank.entries()) piles[band].push(number);
  for (const band of QUIZ_BANDS) shuffle(rng, piles[band]);
  const drawn: number[] = [];
  while (drawn.length + QUIZ_BANDS.length <= QUESTION_COUNT) {
    drawn.push(...shuffle(rng, [...QUIZ_BANDS]).map((band) => take(piles[band])));
  }
  while (drawn.length < QUESTION_COUNT) drawn.push(take(piles.hard));
  return drawn;
}

function take(pile: number[]): number {
  const drawn = pile.pop();
  if (drawn === undefined) throw new RangeError('the bank has too few questions of a band');
  return drawn;
}
