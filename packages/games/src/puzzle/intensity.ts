import { LAST_SECONDS, PIECES_PER_STEP, RED_TIMER_SECONDS, secondsLeft } from './rules.ts';
import { piecesAtHome } from './seams.ts';
import type { PuzzleState } from './state.ts';

/** By the steps of pieces in place: calm, tense, dangerous, and the last pieces. */
const BY_STEPS = [0, 0.35, 0.75, 1] as const;

/** At least, while the clock is red. */
const RED = 0.9;

/** How tense the run is, from 0 to 1: a step for every four pieces in place, more while the clock is red, and a crisis with the last pieces and in its last seconds. */
export function intensityOf({ status, board, ticksLeft }: Readonly<PuzzleState>): number {
  if (status !== 'playing') return 0;
  const seconds = secondsLeft(ticksLeft);
  if (seconds <= LAST_SECONDS) return 1;
  const pieces = BY_STEPS[Math.floor(piecesAtHome({ board }) / PIECES_PER_STEP)] ?? 1;
  return seconds <= RED_TIMER_SECONDS ? Math.max(RED, pieces) : pieces;
}
