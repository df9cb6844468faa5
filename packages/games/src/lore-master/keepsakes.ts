import type { Keepsake } from '../game.ts';
import type { QuizState } from './state.ts';

/** What a run adds to the collection: item 0, the most right answers of a run, its place on the ladder (`G4.18`). */
export function keepsakesOf({ score }: Readonly<QuizState>): readonly Keepsake[] {
  return score > 0 ? [{ item: 0, value: score }] : [];
}
