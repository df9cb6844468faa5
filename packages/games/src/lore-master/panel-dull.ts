import { dullLanguage } from '../panel/dull-language.ts';
import { createPlayerWith } from './panel-player.ts';
import type { QuizCommand, QuizState } from './state.ts';

/** Dull play: the briefing is skipped, and answers are pressed without reading. */
export const dull = dullLanguage<QuizState, QuizCommand>()({
  // Whoever waits lasts longer, and earns less.
  aims: ['score'],
  genes: {
    briefing: ['read', 'skipped'],
    answers: ['thought', 'guessed', 'first'],
  },
  createPlayer: (policy, human, seed) => createPlayerWith(policy, human, seed, 'median'),
});
