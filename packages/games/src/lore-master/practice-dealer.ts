import { practiceBank, practiceTranslations } from '@star-seekers/content/practice-bank';
import { createQuizDealer } from './quiz-dealer.ts';

/** The dealer of practice runs in the page; it has no ranked questions. */
export const practiceDealer = createQuizDealer(practiceBank, practiceTranslations);
