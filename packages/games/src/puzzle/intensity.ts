import { LAST_SECONDS, PIECES, PIECES_PER_STEP, RED_TIMER_SECONDS, secondsLeft } from './rules.ts';
import { piecesAtHome } from './seams.ts';
import type { PuzzleState } from './state.ts';

/** While the clock is red. */
const RED = 0.9;

/** How tense the run is, from 0 to 1: a step for every four pieces in place, more while the clock is red, and a crisis in its last seconds. */
export function intensityOf({ status, board, ticksLeft }: Readonly<PuzzleState>): number {
  if (status !== 'playing') return 0;
  const seconds = secondsLeft(ticksLeft);
  if (seconds <= LAST_SECONDS) return 1;
  if (seconds <= RED_TIMER_SECONDS) return RED;
  return (Math.floor(piecesAtHome({ board }) / PIECES_PER_STEP) * PIECES_PER_STEP) / PIECES;
}
