import { cellAt } from './grid.ts';
import { setMode, stepsOfDrone } from './drones.ts';
import type { Maze } from './maze.ts';
import { CALL_CLEARANCE_CELLS, HEAR_TICKS, LINGER_CALLS, SEARCH_TICKS, nextCallTicks } from './rules.ts';
import type { CargoState, Drone, Emit } from './state.ts';
import { lingers } from './station.ts';

/** Counts the time until the next call, and calls a drone when it is due. */
export function runCalls(state: CargoState, maze: Maze, emit: Emit): void {
  state.callTicks -= lingers(state) ? LINGER_CALLS : 1;
  if (state.callTicks > 0) return;
  callDrone(state, maze, emit);
  state.callTicks = nextCallTicks(state.ticksLeft);
}

/**
 * The nearest drone on patrol that is not close by goes to look where the player is. To a player whom the station shelters it comes as close
 * as it may, on its own side.
 */
function callDrone(state: CargoState, maze: Maze, emit: Emit): void {
  const place = cellAt(state.player);
  const toPlayer = maze.stepsTo(place);
  let nearest: { readonly drone: Drone; readonly steps: number; readonly goal: number } | undefined;
  for (const drone of state.drones) {
    if (drone.mode !== 'patrol') continue;
    const goal = lingers(state) ? place : closestOpenCell(maze, drone, toPlayer);
    const steps = stepsOfDrone(maze, cellAt(drone), goal)[cellAt(drone)] as number;
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
