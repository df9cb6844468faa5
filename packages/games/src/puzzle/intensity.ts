import { RED_TIMER_SECONDS, SEAMS_PER_STEP, secondsLeft } from './rules.ts';
import { SEAMS, joinedSeams } from './seams.ts';
import type { PuzzleState } from './state.ts';

/** How tense the music is: a step for every six seams, and all of it while the clock is red. */
export function intensityOf({ status, board, ticksLeft }: Readonly<PuzzleState>): number {
  if (status !== 'playing') return 0;
  if (secondsLeft(ticksLeft) <= RED_TIMER_SECONDS) return 1;
  return (Math.floor(joinedSeams(board).length / SEAMS_PER_STEP) * SEAMS_PER_STEP) / SEAMS.length;
}
