import { STEP } from '@star-seekers/sim';
import type { Human } from '../panel/humans.ts';
import { type Point, cellAt, centreOf, within } from './grid.ts';
import { patrolRoutes } from './layers/routes.ts';
import { type Maze, UNREACHABLE } from './maze.ts';
import { CATCH_DISTANCE, CELL_SIZE, DRONE_STEP, PLAYER_STEP, STATION_RADIUS } from './rules.ts';
import { sees } from './sight.ts';
import type { Drone } from './state.ts';

/** Ticks of a step of the player. */
export const STEP_TICKS = CELL_SIZE / PLAYER_STEP;

/** Costs in steps: of being seen, of being near an alarmed drone, and of being caught. */
const SEEN = 3;
const CHASED = 2;
const CAUGHT = 200;

/** Distance that is felt as too near. */
const NEAR = CATCH_DISTANCE + CELL_SIZE / 2;

/** Steps for which a light is avoided beyond what is foreseen. */
const REMEMBERED_STEPS = 3;

const routes = new WeakMap<Maze, Point[][]>();

/** The routes as they are drawn on the deck. */
function routesOf(maze: Maze): Point[][] {
  let found = routes.get(maze);
  if (!found) routes.set(maze, (found = patrolRoutes(maze)));
  return found;
}

/** Where a patrol is expected: on its dotted line, or straight on where it has left it. */
function expectedPatrol(maze: Maze, drone: Drone, ticks: number): Drone {
  const cells = Math.round((ticks * DRONE_STEP) / CELL_SIZE);
  const route = routesOf(maze)[drone.id] as Point[];
  const at = route.findIndex((point, index) => {
    const next = route[index + 1];
    return (
      next &&
      cellAt(point) === cellAt(drone) &&
      next.x === point.x + STEP[drone.heading].x * CELL_SIZE &&
      next.y === point.y + STEP[drone.heading].y * CELL_SIZE
    );
  });
  const place = at < 0 ? straightOn(maze, drone, cells) : (route[(at + cells) % (route.length - 1)] as Point);
  const after = at < 0 ? undefined : route[((at + cells) % (route.length - 1)) + 1];
  const heading = after ? (headingBetween(place, after) ?? drone.heading) : drone.heading;
  return { ...drone, ...place, heading };
}

function headingBetween(from: Point, to: Point): Drone['heading'] | undefined {
  if (to.x !== from.x) return to.x > from.x ? 'right' : 'left';
  if (to.y !== from.y) return to.y > from.y ? 'down' : 'up';
  return undefined;
}

function straightOn(maze: Maze, drone: Drone, cells: number): Point {
  let place: Point = centreOf(cellAt(drone));
  for (let count = 0; count < cells; count++) {
    const next = { x: place.x + STEP[drone.heading].x * CELL_SIZE, y: place.y + STEP[drone.heading].y * CELL_SIZE };
    if (!maze.droneMayEnter(cellAt(next))) break;
    place = next;
  }
  return place;
}

/** What the player expects of the drones that are followed. @param ticksAhead from now to the first step */
export function expectDangers(maze: Maze, drones: readonly Drone[], human: Human, ticksAhead: number) {
  const foresight = human.foresightMs / (1000 / 60);
  const calm = drones.filter(({ mode }) => mode === 'patrol');
  const alarmed = drones.filter((drone) => isAlarmed(drone));
  const still = drones.filter(({ mode }) => mode === 'search');
  const expected: Drone[][] = [];
  for (let step = 0; ticksAhead + (step - REMEMBERED_STEPS) * STEP_TICKS <= Math.max(foresight, ticksAhead); step++) {
    const ticks = Math.min(foresight, ticksAhead + step * STEP_TICKS);
    expected.push([...still, ...calm.map((drone) => expectedPatrol(maze, drone, ticks))]);
  }
  return (cell: number, step: number): number => {
    const place = centreOf(cell);
    if (within(place, maze.station, STATION_RADIUS)) return 0;
    let danger = 0;
    for (const drone of expected[step] ?? []) {
      if (within(place, drone, NEAR)) danger += CAUGHT;
      else if (sees(maze, drone, place)) danger += SEEN;
    }
    for (const drone of alarmed) {
      const steps = maze.droneStepsTo(cellAt(drone))[cell] as number;
      const reached = steps === UNREACHABLE ? Number.POSITIVE_INFINITY : ((steps - 1.1) * CELL_SIZE) / DRONE_STEP;
      if (within(place, drone, NEAR) || ticksAhead + step * STEP_TICKS >= reached) danger += CAUGHT;
      else if (sees(maze, drone, place)) danger += CHASED;
    }
    return danger;
  };
}

/** The sign of doubt or of alarm is over the drone. */
export function isAlarmed({ mode }: Drone): boolean {
  return mode === 'suspicious' || mode === 'chase';
}
