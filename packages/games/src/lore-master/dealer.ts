import { quizBank, quizTranslations } from '@star-seekers/content/quiz-bank';
import { createQuizDealer, rightOptionIn } from './quiz-dealer.ts';

/** The dealer of ranked runs. It contains the ranked questions, so it runs on the server, in the sandbox and in tests only. */
export const quizDealer = createQuizDealer(quizBank, quizTranslations);

/** Displayed place of the right option of a ranked question. */
export function rightOption(question: { readonly bank: number; readonly order: number }): number {
  return rightOptionIn(quizBank, question);
}
