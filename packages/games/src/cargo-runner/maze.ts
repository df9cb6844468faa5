import { CELL_COUNT, HEADINGS, type Heading, type Point, STEP, centreOf, columnOf, rowOf, within } from './grid.ts';
import { CATCH_DISTANCE, GRID, STATION_RADIUS } from './rules.ts';

export type DeckId = 'rust' | 'green' | 'salt' | 'frost' | 'horn' | 'gilt' | 'quiet';

/** A deck as it is drawn up by hand. */
export interface MazePlan {
  /** Also the key of its name and of its look. */
  readonly id: DeckId;
  /** Its own colour of wall (`G6.8`), as `#rrggbb`. */
  readonly wallColor: string;
  /**
   * 20 rows of 30 characters: `#` wall, `.` floor, `S` the station, `H` a corner where heavy cargo lies, and a small letter for each
   * point that a drone patrols: the first drone all the `a` in reading order and then again from the first, and so on.
   */
  readonly map: string;
}

/** A deck as the rules read it. It never changes; what moves on it is in the state. */
export interface Maze {
  readonly plan: MazePlan;
  /** For each cell whether it is floor. */
  readonly floor: readonly boolean[];
  /** Middle of the station. */
  readonly station: Point;
  readonly stationCell: number;
  readonly heavyCells: readonly number[];
  /** The patrolled cells by drone. */
  readonly patrols: readonly (readonly number[])[];
  /** Steps to a cell from every other one, for whoever may go anywhere; {@link UNREACHABLE} where there is no way. */
  readonly stepsTo: (goal: number) => Uint8Array;
  /** The same for drones: they keep so far from the station that nobody on it can be caught. */
  readonly droneStepsTo: (goal: number) => Uint8Array;
  readonly droneMayEnter: (cell: number) => boolean;
}

/** More steps than any way through a deck has. */
export const UNREACHABLE = 255;

const WALL = '#';
const STATION = 'S';
const HEAVY = 'H';
const FIRST_DRONE = 'a'.charCodeAt(0);
const LAST_DRONE = 'z'.charCodeAt(0);

/** Reads a plan. @throws {Error} when it has not the size of a deck, no wall round it, or not exactly one station */
export function readMaze(plan: MazePlan): Maze {
  const rows = plan.map.trim().split('\n');
  if (rows.length !== GRID.rows || rows.some((row) => row.length !== GRID.columns)) {
    throw new Error(`${plan.id}: a deck has ${GRID.rows} rows of ${GRID.columns} cells`);
  }
  const cells = rows.flatMap((row) => row.split(''));
  const floor = cells.map((cell) => cell !== WALL);
  if (floor.some((open, cell) => open && onRim(cell))) throw new Error(`${plan.id}: the rim of a deck is wall`);
  const [stationCell, ...others] = cellsOf(cells, STATION);
  if (stationCell === undefined || others.length > 0) throw new Error(`${plan.id}: a deck has one station`);
  const station = centreOf(stationCell);
  const open = cells.map((_, cell) => floor[cell] === true && !keepsOff(station, cell));
  return {
    plan,
    floor,
    station,
    stationCell,
    heavyCells: cellsOf(cells, HEAVY),
    patrols: patrolsOf(cells),
    stepsTo: remembered((goal) => stepsThrough(floor, goal)),
    droneStepsTo: remembered((goal) => stepsThrough(open, goal)),
    droneMayEnter: (cell) => open[cell] === true,
  };
}

/** The cell beside another. Only for cells inside the rim. */
export function neighbour(cell: number, heading: Heading): number {
  return cell + STEP[heading].x + STEP[heading].y * GRID.columns;
}

/** Whether a drone with its middle in this cell could reach somebody on the station. */
function keepsOff(station: Point, cell: number): boolean {
  return within(station, centreOf(cell), STATION_RADIUS + CATCH_DISTANCE);
}

function onRim(cell: number): boolean {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  return column === 0 || row === 0 || column === GRID.columns - 1 || row === GRID.rows - 1;
}

function cellsOf(cells: readonly string[], mark: string): number[] {
  return cells.flatMap((cell, index) => (cell === mark ? [index] : []));
}

function patrolsOf(cells: readonly string[]): number[][] {
  const patrols: number[][] = [];
  for (let code = FIRST_DRONE; code <= LAST_DRONE; code++) {
    const points = cellsOf(cells, String.fromCharCode(code));
    if (points.length > 0) patrols.push(points);
  }
  return patrols;
}

/** Breadth first from the goal. */
function stepsThrough(open: readonly boolean[], goal: number): Uint8Array {
  const steps = new Uint8Array(CELL_COUNT).fill(UNREACHABLE);
  if (!open[goal]) return steps;
  steps[goal] = 0;
  const queue = [goal];
  for (let place = 0; place < queue.length; place++) {
    const cell = queue[place] as number;
    for (const heading of HEADINGS) {
      const next = neighbour(cell, heading);
      if (!open[next] || steps[next] !== UNREACHABLE) continue;
      steps[next] = (steps[cell] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** A maze never changes, so each of its answers is worked out once. */
function remembered(work: (goal: number) => Uint8Array): (goal: number) => Uint8Array {
  const known = new Map<number, Uint8Array>();
  return (goal) => {
    let answer = known.get(goal);
    if (!answer) known.set(goal, (answer = work(goal)));
    return answer;
  };
}
