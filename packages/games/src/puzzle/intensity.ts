import { LAST_SECONDS, RED_TIMER_SECONDS, SEAMS_PER_STEP, secondsLeft } from './rules.ts';
import { SEAMS, joinedSeams } from './seams.ts';
import type { PuzzleState } from './state.ts';

/** While the clock is red. */
const RED = 0.9;

/** How tense the run is, from 0 to 1: a step for every six seams, more while the clock is red, and a crisis in its last seconds. */
export function intensityOf({ status, board, ticksLeft }: Readonly<PuzzleState>): number {
  if (status !== 'playing') return 0;
  const seconds = secondsLeft(ticksLeft);
  if (seconds <= LAST_SECONDS) return 1;
  if (seconds <= RED_TIMER_SECONDS) return RED;
  return (Math.floor(joinedSeams(board).length / SEAMS_PER_STEP) * SEAMS_PER_STEP) / SEAMS.length;
}
