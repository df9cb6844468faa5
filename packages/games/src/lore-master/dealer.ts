import { quizBank } from '@star-seekers/content/quiz-bank';
import { createQuizDealer, rightPlaceIn } from './quiz-dealer.ts';

/** Deals ranked runs. It knows the ranked questions, so it runs on the server, in the sandbox and in tests, never in the hub's pages. */
export const quizDealer = createQuizDealer(quizBank);

/** Where the right option of a ranked question is shown. */
export function rightPlace(question: { readonly bank: number; readonly order: number }): number {
  return rightPlaceIn(quizBank, question);
}
