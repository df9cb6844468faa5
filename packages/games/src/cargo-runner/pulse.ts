import { attract } from './calls.ts';
import { newDrone } from './drones.ts';
import { within } from './grid.ts';
import type { Maze } from './maze.ts';
import { PULSE_RADIUS, isHeavy } from './rules.ts';
import type { CargoItem, CargoState, Drone, Emit } from './state.ts';
import { missionRules } from './twists.ts';

/** The drones in reach of the pulse. */
function dronesInReach({ drones, player }: Readonly<CargoState>): Drone[] {
  return drones.filter((drone) => drone.mode !== 'stunned' && within(drone, player, PULSE_RADIUS));
}

/** On a patrol a drone has not noticed the player, and is not stunned. */
function isStunnable({ mode }: Drone): boolean {
  return mode !== 'patrol';
}

/** Whether a pulse is charged and would stun a drone. */
export function canPulse(state: Readonly<CargoState>): boolean {
  return state.phase === 'playing' && state.pulses > 0 && dronesInReach(state).some(isStunnable);
}

/**
 * Stuns every drone in reach that has left its patrol; the next delivery wakes them. A pulse that stuns none is heard by those in reach, who
 * come to look; without a drone in reach nothing is fired.
 */
export function firePulse(state: CargoState, maze: Maze, emit: Emit): void {
  const inReach = dronesInReach(state);
  if (state.phase !== 'playing' || state.pulses === 0 || inReach.length === 0) return;
  const drones = inReach.filter(isStunnable);
  for (const drone of drones) {
    drone.mode = 'stunned';
    drone.ticks = 0;
  }
  state.pulses--;
  state.stunned += drones.length;
  emit({ type: 'pulse', drones });
  if (drones.length === 0) attract(inReach, state, maze, emit);
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
