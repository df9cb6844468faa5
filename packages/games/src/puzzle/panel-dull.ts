import { dullLanguage } from '../panel/dull-language.ts';
import { createPlayerWith } from './panel-player.ts';
import type { PuzzleCommand, PuzzleState } from './state.ts';

/** Dull play: pieces are tried without looking until one sounds right. */
export const dull = dullLanguage<PuzzleState, PuzzleCommand>()({
  // A long run is worth less.
  aims: ['score'],
  genes: {
    choice: ['fit', 'in turn', 'random'],
    /** How often the picture was studied. */
    studies: [1, 0],
  },
  createPlayer: createPlayerWith,
});
