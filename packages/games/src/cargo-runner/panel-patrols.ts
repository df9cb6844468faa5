import { HEADINGS, type Heading, STEP } from '@star-seekers/sim';
import { CELL_COUNT, type Point, cellAt, centreOf } from './grid.ts';
import { patrolRoutes } from './layers/routes.ts';
import type { Maze } from './maze.ts';
import { CELL_SIZE, DRONE_STEP } from './rules.ts';
import type { Eye } from './sight.ts';
import type { Drone } from './state.ts';

/** The next cells of a patrol. Each heading leads from its point to the next one, except that of the last point. */
interface Line {
  readonly points: readonly Point[];
  readonly headings: readonly (Heading | undefined)[];
}

/** Cells that are far enough for any foresight. */
const LINE_CELLS = 8;

interface Patrols {
  /** The routes as they are drawn on the deck. */
  readonly routes: readonly (readonly Point[])[];
  /** Lines that were found, by drone, heading and cell. */
  readonly lines: (readonly Line[] | undefined)[];
}

const patrolsByMaze = new WeakMap<Maze, Patrols>();

/** Appends the eyes of a patrol where it may be: on its dotted line, or straight on where it has left it. */
export function expectPatrol(maze: Maze, drone: Drone, ticks: number, eyes: Eye[]): void {
  const { heading, x, y } = drone;
  const cell = cellAt(drone);
  const middle = centreOf(cell);
  const beyond = (x - middle.x) * STEP[heading].x + (y - middle.y) * STEP[heading].y;
  const distance = beyond + ticks * DRONE_STEP;
  if (distance < 0) {
    eyes.push(eyeOnwards(drone, heading, ticks * DRONE_STEP, drone.gaze));
    return;
  }
  const at = Math.floor(distance / CELL_SIZE);
  for (const { points, headings } of linesFrom(maze, drone, cell)) {
    const from = points[Math.min(at, points.length - 1)] as Point;
    const ahead = headings[at] ?? heading;
    eyes.push(eyeOnwards(from, ahead, at + 1 < points.length ? distance % CELL_SIZE : 0, ahead));
  }
}

function eyeOnwards({ x, y }: Point, heading: Heading, distance: number, gaze: Heading): Eye {
  return { x: x + STEP[heading].x * distance, y: y + STEP[heading].y * distance, gaze };
}

function linesFrom(maze: Maze, { id, heading }: Drone, cell: number): readonly Line[] {
  let patrols = patrolsByMaze.get(maze);
  if (!patrols) patrolsByMaze.set(maze, (patrols = { routes: patrolRoutes(maze), lines: [] }));
  const key = (id * HEADINGS.length + HEADINGS.indexOf(heading)) * CELL_COUNT + cell;
  return (patrols.lines[key] ??= findLines(maze, patrols.routes[id] as readonly Point[], heading, cell));
}

/** The next cells of a patrol; more than one line where its route parts. */
function findLines(maze: Maze, route: readonly Point[], heading: Heading, cell: number): Line[] {
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
  const found = lines.size > 0 ? [...lines.values()] : [straightOn(maze, heading, cell)];
  return found.map((points) => ({
    points,
    headings: points.map((point, index) => points[index + 1] && headingBetween(point, points[index + 1] as Point)),
  }));
}

function addLine(lines: Map<string, readonly Point[]>, route: readonly Point[], at: number): void {
  const line = Array.from({ length: LINE_CELLS }, (_, index) => route[(at + index) % (route.length - 1)] as Point);
  lines.set(line.map(cellAt).join(' '), line);
}

function straightOn(maze: Maze, heading: Heading, cell: number): Point[] {
  const line: Point[] = [centreOf(cell)];
  while (line.length < LINE_CELLS) {
    const next = onwards(line.at(-1) as Point, heading);
    if (!maze.droneMayEnter(cellAt(next))) break;
    line.push(next);
  }
  return line;
}

function onwards({ x, y }: Point, heading: Heading): Point {
  return { x: x + STEP[heading].x * CELL_SIZE, y: y + STEP[heading].y * CELL_SIZE };
}

function headingBetween(from: Point, to: Point): Heading | undefined {
  return HEADINGS.find((heading) => cellAt(onwards(from, heading)) === cellAt(to));
}
