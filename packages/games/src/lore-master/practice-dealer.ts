import { practiceBank } from '@star-seekers/content/practice-bank';
import { createQuizDealer } from './quiz-dealer.ts';

/** Deals practice, in the page: its questions are none of the ranked ones. */
export const practiceDealer = createQuizDealer(practiceBank);
