import { HEADINGS, type Heading, STEP } from '@star-seekers/sim';
import type { Human } from '../panel/humans.ts';
import { type Point, cellAt, centreOf, within } from './grid.ts';
import { patrolRoutes } from './layers/routes.ts';
import { type Maze, UNREACHABLE } from './maze.ts';
import { CELL_SIZE, DETECTION_RADIUS, DRONE_STEP, NEAR_RADIUS, PLAYER_STEP, STATION_RADIUS } from './rules.ts';
import { sees } from './sight.ts';
import type { Drone } from './state.ts';

/** Ticks of a step of the player. */
export const STEP_TICKS = CELL_SIZE / PLAYER_STEP;

/** Costs in steps: of being seen, and more the closer; of being near an alarmed drone, and of being caught. */
const SEEN = 3;
const CLOSER = 10;
const CHASED = 2;
const CAUGHT = 200;

/** Distance that is felt as too near: a drone that notices somebody beside it stops, and who walks on runs into it. */
const NEAR = NEAR_RADIUS + CELL_SIZE / 4;

/** Steps for which a light is avoided beyond what is foreseen. */
const REMEMBERED_STEPS = 3;

const routes = new WeakMap<Maze, Point[][]>();

/** The routes as they are drawn on the deck. */
function routesOf(maze: Maze): Point[][] {
  let found = routes.get(maze);
  if (!found) routes.set(maze, (found = patrolRoutes(maze)));
  return found;
}

/** The places where a patrol may be: on its dotted line, or straight on where it has left it. */
function expectedPatrol(maze: Maze, drone: Drone, ticks: number): Drone[] {
  const { heading } = drone;
  const cell = cellAt(drone);
  const middle = centreOf(cell);
  const beyond = (drone.x - middle.x) * STEP[heading].x + (drone.y - middle.y) * STEP[heading].y;
  const distance = beyond + ticks * DRONE_STEP;
  if (distance < 0) return [{ ...drone, ...onwards(drone, heading, ticks * DRONE_STEP) }];
  return linesFrom(maze, drone, cell).map((line) => {
    const from = line[Math.min(Math.floor(distance / CELL_SIZE), line.length - 1)] as Point;
    const to = line[Math.floor(distance / CELL_SIZE) + 1];
    const ahead = (to && headingBetween(from, to)) ?? heading;
    const place = to ? onwards(from, ahead, distance % CELL_SIZE) : from;
    return { ...drone, ...place, heading: ahead, gaze: ahead };
  });
}

/** Cells that are far enough for any foresight. */
const LINE_CELLS = 8;

type Lines = readonly (readonly Point[])[];

const linesByPlace = new WeakMap<Maze, Map<string, Lines>>();

function linesFrom(maze: Maze, { id, heading }: Drone, cell: number): Lines {
  let known = linesByPlace.get(maze);
  if (!known) linesByPlace.set(maze, (known = new Map<string, Lines>()));
  const key = `${id} ${heading} ${cell}`;
  let lines = known.get(key);
  if (!lines) known.set(key, (lines = findLines(maze, id, heading, cell)));
  return lines;
}

/** The middles of the next cells of a patrol, its own one first; more than one line where its route parts. */
function findLines(maze: Maze, id: number, heading: Heading, cell: number): Lines {
  const route = routesOf(maze)[id] as Point[];
  const round = route.length - 1;
  const lines = new Map<string, readonly Point[]>();
  for (let at = 0; at < round; at++) {
    const [point, next] = [route[at] as Point, route[at + 1] as Point];
    if (cellAt(point) !== cell || headingBetween(point, next) !== heading) continue;
    addLine(lines, route, at);
  }
  // Who turns in this cell has still the old heading.
  if (lines.size === 0) {
    for (let at = 0; at < round; at++) {
      const before = route[(at + round - 1) % round] as Point;
      if (cellAt(route[at] as Point) === cell && headingBetween(before, route[at] as Point) === heading) {
        addLine(lines, route, at);
      }
    }
  }
  return lines.size > 0 ? [...lines.values()] : [straightOn(maze, heading, cell)];
}

function addLine(lines: Map<string, readonly Point[]>, route: readonly Point[], at: number): void {
  const line = Array.from({ length: LINE_CELLS }, (_, index) => route[(at + index) % (route.length - 1)] as Point);
  lines.set(line.map(cellAt).join(' '), line);
}

function straightOn(maze: Maze, heading: Heading, cell: number): Point[] {
  const line = [centreOf(cell)];
  while (line.length < LINE_CELLS) {
    const next = onwards(line.at(-1) as Point, heading, CELL_SIZE);
    if (!maze.droneMayEnter(cellAt(next))) break;
    line.push(next);
  }
  return line;
}

function onwards({ x, y }: Point, heading: Heading, distance: number): Point {
  return { x: x + STEP[heading].x * distance, y: y + STEP[heading].y * distance };
}

function headingBetween(from: Point, to: Point): Heading | undefined {
  return HEADINGS.find((heading) => cellAt(onwards(from, heading, CELL_SIZE)) === cellAt(to));
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
    expected.push([...still, ...calm.flatMap((drone) => expectedPatrol(maze, drone, ticks))]);
  }
  return (cell: number, step: number): number => {
    const place = centreOf(cell);
    if (within(place, maze.station, STATION_RADIUS)) return 0;
    let danger = 0;
    for (const drone of expected[step] ?? []) {
      if (within(place, drone, NEAR)) danger += CAUGHT;
      else if (mayBeSeen(maze, drone, place)) danger += SEEN + CLOSER * closeness(drone, place);
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

/** 1 beside a drone, 0 at the end of its sight: the closer, the sooner it gives chase. */
function closeness(drone: Point, place: Point): number {
  return 1 - Math.min(1, Math.hypot(drone.x - place.x, drone.y - place.y) / DETECTION_RADIUS);
}

/** A drone that searches looks in all directions in turn. */
function mayBeSeen(maze: Maze, drone: Drone, place: Point): boolean {
  if (drone.mode !== 'search') return sees(maze, drone, place);
  return HEADINGS.some((gaze) => sees(maze, { ...drone, gaze }, place));
}

/** The sign of doubt or of alarm is over the drone. */
export function isAlarmed({ mode }: Drone): boolean {
  return mode === 'suspicious' || mode === 'chase';
}
