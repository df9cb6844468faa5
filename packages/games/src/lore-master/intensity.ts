import { MAX_STRIKES, QUESTION_TICKS } from './rules.ts';
import type { QuizState } from './state.ts';

/** At the start of a question. */
const BY_STRIKES = [0.1, 0.7] as const;

/** How tense the run is, from 0 to 1: each strike, and the clock of a question; a crisis with one segment of hull left. */
export function intensityOf({ phase, ticksLeft, strikes }: Readonly<QuizState>): number {
  if (phase === 'briefing') return 0;
  if (strikes >= MAX_STRIKES - 1) return 1;
  const elapsed = phase === 'answering' ? 1 - ticksLeft / QUESTION_TICKS : 0;
  return Math.min(0.9, (BY_STRIKES[strikes] ?? 0) + 0.5 * elapsed);
}
