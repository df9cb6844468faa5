import { PAIRS, RED_TIMER_SECONDS, levelSeconds, looksOf, secondsLeft } from './rules.ts';
import { LOOKS } from './look-alikes.ts';
import type { MemoryState } from './state.ts';

/** The music grows with every four pairs. */
const PAIRS_A_STEP = 4;
const STEP = 0.2;

/** Added for look-alikes, and in the last quarter of the clock. */
const ALIKE = 0.15;
const LAST_QUARTER = 0.35;

/** How tense a run is, from 0 to 1; a crisis in the seconds in which the clock is red. */
export function intensityOf({ status, level, family, matchedPairs, ticksLeft }: Readonly<MemoryState>): number {
  if (status !== 'playing') return 0;
  const seconds = secondsLeft(ticksLeft);
  if (seconds <= RED_TIMER_SECONDS) return 1;
  const found = STEP * Math.floor(Math.min(matchedPairs, PAIRS) / PAIRS_A_STEP);
  const alike = looksOf(level, family) === LOOKS ? 0 : ALIKE;
  return found + alike + (seconds * 4 <= levelSeconds(level) ? LAST_QUARTER : 0);
}
