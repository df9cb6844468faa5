import { MOST_WAITING, RIGHT_AGAIN } from './rules.ts';
import type { QuizState } from './state.ts';

/**
 * The missed questions that are asked again in later runs (`G4.42`). One stands there as often as it must still be right; the one that was
 * asked last stands last.
 */
export function dealsAgain(again: readonly number[], { answers }: Pick<QuizState, 'answers'>): readonly number[] {
  let waiting = [...again];
  for (const { question, points } of answers) {
    const left = waiting.filter((other) => other === question).length;
    const still = points > 0 ? Math.max(0, left - 1) : RIGHT_AGAIN;
    waiting = [...waiting.filter((other) => other !== question), ...Array.from({ length: still }, () => question)];
  }
  const kept = new Set([...new Set(waiting)].slice(-MOST_WAITING));
  return waiting.filter((question) => kept.has(question));
}
