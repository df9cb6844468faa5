import { LAST_SECONDS, RED_CLOCK_SECONDS } from './rules.ts';
import { secondsLeft } from './sim.ts';
import type { CargoState, DroneMode } from './state.ts';

/** Tension by the mode of a drone. */
const BY_MODE = {
  patrol: 0.2,
  stunned: 0.2,
  search: 0.5,
  inspect: 0.4,
  suspicious: 0.6,
  chase: 0.9,
} as const satisfies Record<DroneMode, number>;

/**
 * How tense a deck is, from 0 to 1: calm on patrol, then doubt, then a chase; the red clock counts as doubt. A crisis are its last seconds, and
 * two drones in chase. One is none, because it is often shaken off before the next bar.
 */
export function intensityOf(state: Readonly<CargoState>): number {
  if (state.phase === 'levelComplete') return 0;
  const seconds = secondsLeft(state);
  const chasing = state.drones.filter(({ mode }) => mode === 'chase').length;
  if (seconds <= LAST_SECONDS || chasing > 1) return 1;
  const clock = seconds <= RED_CLOCK_SECONDS ? BY_MODE.suspicious : 0;
  return state.drones.reduce((most, { mode }) => Math.max(most, BY_MODE[mode]), clock);
}
