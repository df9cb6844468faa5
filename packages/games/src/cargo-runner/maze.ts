import { HEADINGS } from '@star-seekers/sim';
import { CELL_COUNT, type Point, centreOf, columnOf, neighbour, rowOf, within } from './grid.ts';
import type { DeckId } from './decks.ts';
import { type Round, roundThrough } from './rounds.ts';
import { CATCH_DISTANCE, GRID, STATION_RADIUS } from './rules.ts';

/** The source of a deck, drawn by hand. */
export interface MazePlan {
  /** Key of its name and of its pictures. */
  readonly id: DeckId;
  /** Colour of its walls (`G6.8`), as `#rrggbb`. */
  readonly wallColor: string;
  /**
   * 20 rows of 30 characters: `#` wall, `.` floor, `S` the station, `H` a corner for heavy cargo, and small letters for the drones'
   * rounds: that of the first drone leads to all `a` in reading order and back to the first one, that of the second to all `b`.
   */
  readonly map: string;
}

/** A parsed deck. It is constant; everything that moves is in the state. */
export interface Maze {
  readonly plan: MazePlan;
  /** Whether each cell is floor. */
  readonly floor: readonly boolean[];
  /** Middle of the station. */
  readonly station: Point;
  readonly stationCell: number;
  readonly heavyCells: readonly number[];
  /** The round of each drone. */
  readonly rounds: readonly Round[];
  /** Steps of the player from every cell to the goal; {@link UNREACHABLE} without a path. */
  readonly stepsTo: (goal: number) => Uint8Array;
  /** Steps of a drone; drones keep so far from the station that they catch nobody on it. */
  readonly droneStepsTo: (goal: number) => Uint8Array;
  readonly droneMayEnter: (cell: number) => boolean;
}

/** Greater than the length of any path through a deck. */
export const UNREACHABLE = 255;

const WALL = '#';
const STATION = 'S';
const HEAVY = 'H';
const FIRST_DRONE = 'a'.charCodeAt(0);
const LAST_DRONE = 'z'.charCodeAt(0);

/** Parses a plan. @throws {Error} if its size is wrong, its rim is not wall, or it does not have exactly one station */
export function parseMaze(plan: MazePlan): Maze {
  const rows = plan.map.trim().split('\n');
  if (rows.length !== GRID.rows || rows.some((row) => row.length !== GRID.columns)) {
    throw new Error(`${plan.id}: a deck has ${GRID.rows} rows of ${GRID.columns} cells`);
  }
  const cells = rows.flatMap((row) => row.split(''));
  const floor = cells.map((cell) => cell !== WALL);
  if (floor.some((open, cell) => open && isRim(cell))) throw new Error(`${plan.id}: the rim of a deck is wall`);
  const [stationCell, ...others] = cellsOf(cells, STATION);
  if (stationCell === undefined || others.length > 0) throw new Error(`${plan.id}: a deck has one station`);
  const station = centreOf(stationCell);
  const open = cells.map((_, cell) => floor[cell] === true && !isNearStation(station, cell));
  const droneStepsTo = cacheByCell((goal) => stepsThrough(open, goal));
  return {
    plan,
    floor,
    station,
    stationCell,
    heavyCells: cellsOf(cells, HEAVY),
    rounds: patrolsOf(cells).map((points) => roundThrough(points, droneStepsTo)),
    stepsTo: cacheByCell((goal) => stepsThrough(floor, goal)),
    droneStepsTo,
    droneMayEnter: (cell) => open[cell] === true,
  };
}

/** Whether a drone in the middle of a cell could catch a player on the station. */
function isNearStation(station: Point, cell: number): boolean {
  return within(station, centreOf(cell), STATION_RADIUS + CATCH_DISTANCE);
}

function isRim(cell: number): boolean {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  return column === 0 || row === 0 || column === GRID.columns - 1 || row === GRID.rows - 1;
}

function cellsOf(cells: readonly string[], mark: string): number[] {
  return cells.flatMap((cell, index) => (cell === mark ? [index] : []));
}

/** The points that each drone's round leads to. */
function patrolsOf(cells: readonly string[]): number[][] {
  const patrols: number[][] = [];
  for (let code = FIRST_DRONE; code <= LAST_DRONE; code++) {
    const points = cellsOf(cells, String.fromCharCode(code));
    if (points.length > 0) patrols.push(points);
  }
  return patrols;
}

/** Steps to the goal by a breadth-first search. */
function stepsThrough(open: readonly boolean[], goal: number): Uint8Array {
  const steps = new Uint8Array(CELL_COUNT).fill(UNREACHABLE);
  if (!open[goal]) return steps;
  steps[goal] = 0;
  const queue = [goal];
  for (let index = 0; index < queue.length; index++) {
    const cell = queue[index] as number;
    for (const heading of HEADINGS) {
      const next = neighbour(cell, heading);
      if (!open[next] || steps[next] !== UNREACHABLE) continue;
      steps[next] = (steps[cell] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Caches a function of a cell; a maze is constant. */
export function cacheByCell<Result>(compute: (cell: number) => Result): (cell: number) => Result {
  const results = new Map<number, Result>();
  return (cell) => {
    let result = results.get(cell);
    if (!result) results.set(cell, (result = compute(cell)));
    return result;
  };
}
