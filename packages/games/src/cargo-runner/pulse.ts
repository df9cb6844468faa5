import { within } from './grid.ts';
import { PULSE_RADIUS, isHeavy } from './rules.ts';
import type { CargoItem, CargoState, Drone, Emit } from './state.ts';
import { missionRules } from './twists.ts';

/** The drones that the pulse would stun. */
export function dronesInReach({ drones, player }: Readonly<CargoState>): Drone[] {
  return drones.filter((drone) => drone.mode !== 'stunned' && within(drone, player, PULSE_RADIUS));
}

/** Whether a pulse is charged and a drone is in its reach. */
export function canPulse(state: Readonly<CargoState>): boolean {
  return state.phase === 'playing' && state.pulses > 0 && dronesInReach(state).length > 0;
}

/** Stuns every drone in reach; the next delivery wakes them. */
export function firePulse(state: CargoState, emit: Emit): void {
  if (!canPulse(state)) return;
  const drones = dronesInReach(state);
  for (const drone of drones) {
    drone.mode = 'stunned';
    drone.ticks = 0;
  }
  state.pulses--;
  state.stunned += drones.length;
  emit({ type: 'pulse', drones });
}

/** Pulses at the start of a deck. */
export function firstPulses(state: Pick<CargoState, 'day'>): number {
  return missionRules(state).maxPulses - 1;
}

/** The station wakes stunned drones, wherever they are, and charges a pulse from a heavy piece. */
export function recharge(state: CargoState, delivered: readonly CargoItem[], emit: Emit): void {
  if (delivered.some(({ type }) => isHeavy(type)))
    state.pulses = Math.min(missionRules(state).maxPulses, state.pulses + 1);
  for (const drone of state.drones) {
    if (drone.mode !== 'stunned') continue;
    drone.mode = 'patrol';
    emit({ type: 'woken', drone });
  }
}
