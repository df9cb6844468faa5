import { HEADINGS } from '@star-seekers/sim';
import { CELL_COUNT, cellAt, centreOf, neighbour, within } from './grid.ts';
import { roundOf, stopAfter } from './drones.ts';
import { type Maze, cacheByCell } from './maze.ts';
import { CATCH_DISTANCE, CELL_SIZE, DRONE_SPEED, PLAYER_SPEED } from './rules.ts';
import { clearShare } from './sight.ts';
import type { CargoState, Drone } from './state.ts';
import { missionRules } from './twists.ts';

/** How far the good bot looks ahead, in steps of its own. */
export const HORIZON = 16;

/** Danger by step of the player and cell: 0 for none, {@link SIGHT_DANGER}, or {@link CATCH_DANGER}. */
export type Foresight = readonly Uint8Array[];

export const SIGHT_DANGER = 1;
export const CATCH_DANGER = 2;

/** Cells that a drone covers while the player covers one. */
const DRONE_PACE = DRONE_SPEED / PLAYER_SPEED;

/** Distance within which a drone can catch the player; its place is known to about a cell only. */
const CATCH_REACH = CATCH_DISTANCE + 0.5 * CELL_SIZE;

/** Predicts the danger of every undisturbed drone. */
export function foresee(state: Readonly<CargoState>, maze: Maze): Foresight {
  const { drones, player } = state;
  const view = viewsOf(maze, missionRules(state).sightRadius);
  const danger = Array.from({ length: HORIZON + 1 }, () => new Uint8Array(CELL_COUNT));
  for (const drone of drones) {
    if (drone.mode === 'stunned') continue;
    const path = pathOf(maze, drone, cellAt(player));
    for (let step = 0; step <= HORIZON; step++) {
      const layer = danger[step] as Uint8Array;
      const from = Math.floor(step * DRONE_PACE);
      for (let index = from; index <= from + 1; index++) {
        const { visible, near } = view(path[Math.min(index, path.length - 1)] as number);
        for (const cell of visible) if (layer[cell] === 0) layer[cell] = SIGHT_DANGER;
        for (const cell of near) layer[cell] = CATCH_DANGER;
      }
    }
  }
  return danger;
}

/** The next cells of a drone that does not turn back, starting with its current one. */
function pathOf(maze: Maze, drone: Drone, playerCell: number): number[] {
  const round = roundOf(maze, drone);
  let { nextStop } = drone;
  let goal = drone.mode === 'patrol' ? (round.stops[nextStop] as number) : drone.lastSeen;
  if (drone.mode !== 'patrol' && maze.droneMayEnter(playerCell)) goal = playerCell;
  const path = [cellAt(drone)];
  while (path.length <= HORIZON + 1) {
    const cell = path.at(-1) as number;
    if (cell === goal) {
      if (drone.mode !== 'patrol') break;
      nextStop = stopAfter(round, { nextStop, isReversed: drone.isReversed });
      goal = round.stops[nextStop] as number;
    }
    const steps = maze.droneStepsTo(goal);
    const next = HEADINGS.map((heading) => neighbour(cell, heading)).find(
      (other) => steps[other] === (steps[cell] as number) - 1,
    );
    if (next === undefined) break;
    path.push(next);
  }
  return path;
}

interface View {
  readonly visible: readonly number[];
  readonly near: readonly number[];
}

const views = new WeakMap<Maze, Map<number, (cell: number) => View>>();

/** Returns the cached views of a maze. @param radius how far drones see, in pixels */
function viewsOf(maze: Maze, radius: number): (cell: number) => View {
  const byRadius = views.get(maze) ?? new Map<number, (cell: number) => View>();
  views.set(maze, byRadius);
  let view = byRadius.get(radius);
  if (!view) byRadius.set(radius, (view = cacheByCell((cell) => viewFrom(maze, cell, radius))));
  return view;
}

/** The cells that a drone in the middle of a cell sees, and those where it catches. */
function viewFrom(maze: Maze, cell: number, radius: number): View {
  const centre = centreOf(cell);
  const cells = [...maze.floor.keys()].filter((other) => maze.floor[other]);
  const visible = cells.filter((other) => {
    const point = centreOf(other);
    return within(centre, point, radius + 0.5 * CELL_SIZE) && clearShare(maze, centre, point) === 1;
  });
  return { visible, near: cells.filter((other) => within(centre, centreOf(other), CATCH_REACH)) };
}
