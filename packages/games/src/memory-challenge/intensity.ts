import { PAIRS, RED_TIMER_SECONDS, levelSeconds, looksOf, secondsLeft, starsWithinReach } from './rules.ts';
import { LOOKS } from './look-alikes.ts';
import type { MemoryState } from './state.ts';

/** The music grows with every four pairs. */
const PAIRS_A_STEP = 4;
const STEP = 0.2;

/** Added for look-alikes, and in the last quarter of the clock. */
const ALIKE = 0.15;
const LAST_QUARTER = 0.35;

/** So long before the next star of the level is lost it is dangerous, then a crisis. */
const STAR_SECONDS = { dangerous: 15, crisis: 6 } as const;
const STAR_IN_DANGER = 0.9;

/** How tense a run is, from 0 to 1; a crisis in the seconds in which the clock is red, or a star is about to be lost. */
export function intensityOf({ status, level, family, matchedPairs, ticksLeft }: Readonly<MemoryState>): number {
  if (status !== 'playing') return 0;
  const seconds = secondsLeft(ticksLeft);
  const { seconds: toStar = Infinity } = starsWithinReach(level, ticksLeft);
  if (seconds <= RED_TIMER_SECONDS || toStar <= STAR_SECONDS.crisis) return 1;
  if (toStar <= STAR_SECONDS.dangerous) return STAR_IN_DANGER;
  const found = STEP * Math.floor(Math.min(matchedPairs, PAIRS) / PAIRS_A_STEP);
  const alike = looksOf(level, family) === LOOKS ? 0 : ALIKE;
  return found + alike + (seconds * 4 <= levelSeconds(level) ? LAST_QUARTER : 0);
}
