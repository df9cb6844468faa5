import type { SnakeState } from './state.ts';

/**
 * Raiders of a crisis. The game has neither lives nor a warship: its crisis is the end of a long run. Half of the median players meet so many, in
 * their last minute.
 */
const CRISIS_ENEMIES = 24;

/** How tense a run is, from 0 to 1: the raiders and the clean waves in a row. */
export function intensityOf({ enemies, chain, death }: Pick<SnakeState, 'enemies' | 'chain' | 'death'>): number {
  if (death) return 0;
  if (enemies.length >= CRISIS_ENEMIES) return 1;
  return Math.min(0.9, enemies.length / 16 + chain * 0.05);
}
