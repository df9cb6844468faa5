import { cellAt } from './grid.ts';
import { setMode, stepsOfDrone } from './drones.ts';
import { type Maze, UNREACHABLE } from './maze.ts';
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

/** The nearest drone on patrol that is not close by goes to look where the player is. */
function callDrone(state: CargoState, maze: Maze, emit: Emit): void {
  const goals = goalsOfCall(state, maze);
  let nearest: { readonly drone: Drone; readonly steps: number; readonly goal: number } | undefined;
  for (const drone of state.drones) {
    if (drone.mode !== 'patrol') continue;
    const { goal, steps } = nearestOf(goals, maze, drone);
    if (steps >= CALL_CLEARANCE_CELLS && (!nearest || steps < nearest.steps)) nearest = { drone, steps, goal };
  }
  if (nearest) sendTo(nearest.goal, nearest.drone, emit);
}

/** Some drones go to look where the player is. */
export function attract(drones: readonly Drone[], state: CargoState, maze: Maze, emit: Emit): void {
  const goals = goalsOfCall(state, maze);
  for (const drone of drones) sendTo(nearestOf(goals, maze, drone).goal, drone, emit);
}

function sendTo(goal: number, drone: Drone, emit: Emit): void {
  drone.lastSeen = goal;
  setMode(drone, 'inspect', HEAR_TICKS + SEARCH_TICKS, emit);
}

/** Where called drones go. To a player whom the station shelters each comes as close as it may, on its own side. */
function goalsOfCall(state: CargoState, maze: Maze): readonly number[] {
  const place = cellAt(state.player);
  return lingers(state) ? [place] : openCellsNextTo(maze, place);
}

/** The goal with the fewest steps for a drone; its own cell if it can reach none. */
function nearestOf(
  goals: readonly number[],
  maze: Maze,
  drone: Drone,
): { readonly goal: number; readonly steps: number } {
  const cell = cellAt(drone);
  let [goal, steps] = [cell, UNREACHABLE];
  for (const other of goals) {
    const away = stepsOfDrone(maze, cell, other)[cell] as number;
    if (away < steps) [goal, steps] = [other, away];
  }
  return { goal, steps };
}

/** The cells that are open to drones with the fewest steps to a place. */
function openCellsNextTo(maze: Maze, place: number): readonly number[] {
  if (maze.droneMayEnter(place)) return [place];
  const toPlace = maze.stepsTo(place);
  let [cells, least]: [number[], number] = [[], UNREACHABLE];
  for (const [cell, steps] of toPlace.entries()) {
    if (steps > least || !maze.droneMayEnter(cell)) continue;
    if (steps < least) [cells, least] = [[], steps];
    cells.push(cell);
  }
  return cells;
}
