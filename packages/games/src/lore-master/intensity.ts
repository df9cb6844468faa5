import { MAX_STRIKES, QUESTION_TICKS } from './rules.ts';
import type { QuizState } from './state.ts';

/** How tense the run is, from 0 to 1: each strike, and the clock of a question; most with one segment of hull left. */
export function intensityOf({ phase, ticksLeft, strikes }: Readonly<QuizState>): number {
  if (phase === 'briefing') return 0;
  const elapsed = phase === 'answering' ? 1 - ticksLeft / QUESTION_TICKS : 0;
  const base = strikes >= MAX_STRIKES - 1 ? 0.75 : 0.15 + 0.25 * strikes;
  return base + 0.25 * elapsed;
}
