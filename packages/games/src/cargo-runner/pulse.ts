import { newDrone } from './drones.ts';
import { within } from './grid.ts';
import type { Maze } from './maze.ts';
import { PULSE_RADIUS, isHeavy } from './rules.ts';
import type { CargoItem, CargoState, Drone, Emit } from './state.ts';
import { missionRules } from './twists.ts';

/** The drones that the pulse would stun: those in its reach that have left their patrol. On a patrol it would be wasted. */
function dronesInReach({ drones, player }: Readonly<CargoState>): Drone[] {
  return drones.filter(
    (drone) => drone.mode !== 'stunned' && drone.mode !== 'patrol' && within(drone, player, PULSE_RADIUS),
  );
}

/** Whether a pulse is charged and would stun a drone. */
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

/**
 * The station puts stunned drones back to where their rounds begin, so that none wakes beside the player, and charges a pulse from a heavy
 * piece.
 */
export function recharge(state: CargoState, maze: Maze, delivered: readonly CargoItem[], emit: Emit): void {
  if (delivered.some(({ type }) => isHeavy(type)))
    state.pulses = Math.min(missionRules(state).maxPulses, state.pulses + 1);
  for (const drone of state.drones) {
    if (drone.mode !== 'stunned') continue;
    Object.assign(drone, newDrone(maze, drone.id));
    emit({ type: 'woken', drone });
  }
}
