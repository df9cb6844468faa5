import { CELL_COUNT, HEADINGS, cellAt, centreOf, within } from './grid.ts';
import { patrolGoal } from './drones.ts';
import { type Maze, neighbour } from './maze.ts';
import { CATCH_DISTANCE, CELL_SIZE, DETECTION_RADIUS, DRONE_SPEED, PLAYER_SPEED } from './rules.ts';
import { clearShare } from './sight.ts';
import type { CargoState, Drone } from './state.ts';

/** How far the good player looks ahead, in cells of its own way. */
export const HORIZON = 16;

/** Danger by step of the player's way and cell: 0 none, {@link SEEN}, or {@link CAUGHT}. */
export type Foresight = readonly Uint8Array[];

export const SEEN = 1;
export const CAUGHT = 2;

/** Cells that a drone goes while the player goes one. */
const DRONE_PACE = DRONE_SPEED / PLAYER_SPEED;

/** A drone's place is known to about a cell, so a wider reach is kept clear of. */
const WARY_DISTANCE = CATCH_DISTANCE + 0.5 * CELL_SIZE;

/** Where every drone will be and what it will see, if nothing disturbs it. */
export function foresee({ drones, player }: Readonly<CargoState>, maze: Maze): Foresight {
  const view = viewsOf(maze);
  const danger = Array.from({ length: HORIZON + 1 }, () => new Uint8Array(CELL_COUNT));
  for (const drone of drones) {
    const way = wayOf(maze, drone, cellAt(player));
    for (let step = 0; step <= HORIZON; step++) {
      const layer = danger[step] as Uint8Array;
      const from = Math.floor(step * DRONE_PACE);
      for (let place = from; place <= from + 1; place++) {
        const { seen, near } = view(way[Math.min(place, way.length - 1)] as number);
        for (const cell of seen) if (layer[cell] === 0) layer[cell] = SEEN;
        for (const cell of near) layer[cell] = CAUGHT;
      }
    }
  }
  return danger;
}

/** The cells that a drone will pass, from the one it is in. */
function wayOf(maze: Maze, drone: Drone, playerCell: number): number[] {
  const points = maze.patrols[drone.id] as readonly number[];
  let { patrolIndex } = drone;
  let goal = drone.mode === 'patrol' ? patrolGoal(maze, drone) : drone.lastSeen;
  if (drone.mode !== 'patrol' && maze.droneMayEnter(playerCell)) goal = playerCell;
  const way = [cellAt(drone)];
  while (way.length <= HORIZON + 1) {
    const cell = way.at(-1) as number;
    if (cell === goal) {
      if (drone.mode !== 'patrol') break;
      patrolIndex = (patrolIndex + 1) % points.length;
      goal = points[patrolIndex] as number;
    }
    const steps = maze.droneStepsTo(goal);
    const next = HEADINGS.map((heading) => neighbour(cell, heading)).find(
      (other) => steps[other] === (steps[cell] as number) - 1,
    );
    if (next === undefined) break;
    way.push(next);
  }
  return way;
}

interface View {
  readonly seen: readonly number[];
  readonly near: readonly number[];
}

const views = new WeakMap<Maze, (cell: number) => View>();

/** What a drone in the middle of a cell sees and reaches; worked out once for each cell. */
function viewsOf(maze: Maze): (cell: number) => View {
  let view = views.get(maze);
  if (!view) {
    const known = new Map<number, View>();
    view = (cell) => {
      let answer = known.get(cell);
      if (!answer) known.set(cell, (answer = look(maze, cell)));
      return answer;
    };
    views.set(maze, view);
  }
  return view;
}

function look(maze: Maze, cell: number): View {
  const centre = centreOf(cell);
  const cells = [...maze.floor.keys()].filter((other) => maze.floor[other]);
  const seen = cells.filter((other) => {
    const point = centreOf(other);
    return within(centre, point, DETECTION_RADIUS + 0.5 * CELL_SIZE) && clearShare(maze, centre, point) === 1;
  });
  return { seen, near: cells.filter((other) => within(centre, centreOf(other), WARY_DISTANCE)) };
}
