import { cellAt, within } from './grid.ts';
import { setMode } from './drones.ts';
import type { Maze } from './maze.ts';
import {
  CALL_CLEARANCE_CELLS,
  CALL_SHARE,
  HEAR_TICKS,
  LEAST_CALL_TICKS,
  LINGER,
  LINGER_TICKS,
  SEARCH_TICKS,
  STATION_RADIUS,
} from './rules.ts';
import type { CargoState, Drone, Emit } from './state.ts';

/** Whether the player stays on the station for too long. */
export function lingers({ stationTicks }: Pick<CargoState, 'stationTicks'>): boolean {
  return stationTicks > LINGER_TICKS;
}

/** Counts the time on the station and until the next call, and calls a drone when it is due. */
export function runCalls(state: CargoState, maze: Maze, emit: Emit): void {
  state.stationTicks = within(state.player, maze.station, STATION_RADIUS) ? state.stationTicks + 1 : 0;
  state.callTicks -= lingers(state) ? LINGER.calls : 1;
  if (state.callTicks > 0) return;
  callDrone(state, maze, emit);
  state.callTicks = Math.max(LEAST_CALL_TICKS, Math.floor(state.ticksLeft / CALL_SHARE));
}

/**
 * The nearest drone on patrol that is not close by goes to look where the player is. To a player on the station, which is closed to drones, it
 * comes as close as it may, on its own side.
 */
function callDrone({ drones, player }: CargoState, maze: Maze, emit: Emit): void {
  const toPlayer = maze.stepsTo(cellAt(player));
  let nearest: { readonly drone: Drone; readonly steps: number; readonly goal: number } | undefined;
  for (const drone of drones) {
    if (drone.mode !== 'patrol') continue;
    const goal = closestOpenCell(maze, drone, toPlayer);
    const steps = maze.droneStepsTo(goal)[cellAt(drone)] as number;
    if (steps >= CALL_CLEARANCE_CELLS && (!nearest || steps < nearest.steps)) nearest = { drone, steps, goal };
  }
  if (!nearest) return;
  nearest.drone.lastSeen = nearest.goal;
  setMode(nearest.drone, 'inspect', HEAR_TICKS + SEARCH_TICKS, emit);
}

/** The cell that is open to drones with the fewest steps to the player; of several the one that the drone reaches first. */
function closestOpenCell(maze: Maze, drone: Drone, toPlayer: Uint8Array): number {
  const from = maze.droneStepsTo(cellAt(drone));
  let best = cellAt(drone);
  toPlayer.forEach((steps, cell) => {
    if (!maze.droneMayEnter(cell)) return;
    const least = toPlayer[best] as number;
    if (steps < least || (steps === least && (from[cell] as number) < (from[best] as number))) best = cell;
  });
  return best;
}
