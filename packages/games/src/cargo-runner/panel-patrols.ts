import { HEADINGS, type Heading, STEP } from '@star-seekers/sim';
import { roundOf, stepsOfDrone } from './drones.ts';
import { CELL_COUNT, type Point, cellAt, centreOf, neighbour } from './grid.ts';
import type { Maze } from './maze.ts';
import { type Round, headingTo } from './rounds.ts';
import { CELL_SIZE, DRONE_STEP, SEARCH_TICKS, TURN_BACK_PERCENT } from './rules.ts';
import type { Eye } from './sight.ts';
import type { Drone } from './state.ts';

/** An eye where a patrol may be. */
export interface ExpectedEye extends Eye {
  /** How likely it is there, from 0 to 1. */
  readonly share: number;
  /** Whether who is there cannot get away: the drone has come as expected, or has turned back so late that there was no time to react. */
  readonly isUpon: boolean;
}

/** The next cells of a patrol. Each heading leads from its point to the next one, except that of the last point. */
interface Line {
  readonly points: readonly Point[];
  readonly headings: readonly (Heading | undefined)[];
}

/** A line that goes on along the round, and those that turn back at the knots on it. */
interface Forecast {
  readonly onwards: Line;
  readonly turns: readonly { readonly atCell: number; readonly line: Line }[];
}

/** Cells that are far enough for any foresight. */
const LINE_CELLS = 8;

const TURN_SHARE = TURN_BACK_PERCENT / 100;

/** Forecasts by drone, heading and cell. */
const forecastsByMaze = new WeakMap<Maze, (readonly Forecast[] | undefined)[]>();

/**
 * Appends the eyes of a patrol where it may be: on its dotted line, or straight on where it has left it. People know that a drone may
 * turn back at a knot, and that mostly it does not; what it will do they don't know.
 */
export function expectPatrol(
  maze: Maze,
  drone: Drone,
  { ticks, reactionTicks }: { readonly ticks: number; readonly reactionTicks: number },
  eyes: ExpectedEye[],
): void {
  const { heading, x, y } = drone;
  const cell = cellAt(drone);
  const middle = centreOf(cell);
  const beyond = (x - middle.x) * STEP[heading].x + (y - middle.y) * STEP[heading].y;
  const distance = beyond + ticks * DRONE_STEP;
  if (distance < 0) {
    eyes.push({ ...eyeOnwards(drone, heading, ticks * DRONE_STEP, drone.gaze), share: 1, isUpon: true });
    return;
  }
  if (drone.mode === 'inspect') {
    // Its sign tells that it comes to where the player was, once it has stood still.
    const line = lineThrough(wayTo(maze, drone, cell));
    const hearTicks = Math.max(0, drone.ticks - SEARCH_TICKS);
    eyes.push({ ...eyeAlong(line, Math.max(0, distance - hearTicks * DRONE_STEP), heading), share: 1, isUpon: true });
    return;
  }
  for (const { onwards, turns } of forecastsFrom(maze, drone, cell)) {
    let share = 1;
    for (const { atCell, line } of turns) {
      if (atCell * CELL_SIZE > distance) break;
      // It has turned here, or has not.
      if (atCell === 0 && beyond >= 0) continue;
      const isUpon = (distance - atCell * CELL_SIZE) / DRONE_STEP < reactionTicks;
      eyes.push({ ...eyeAlong(line, distance, heading), share: share * TURN_SHARE, isUpon });
      share *= 1 - TURN_SHARE;
    }
    eyes.push({ ...eyeAlong(onwards, distance, heading), share, isUpon: true });
  }
}

function eyeAlong({ points, headings }: Line, distance: number, heading: Heading): Eye {
  const at = Math.floor(distance / CELL_SIZE);
  const from = points[Math.min(at, points.length - 1)] as Point;
  const ahead = headings[at] ?? heading;
  return eyeOnwards(from, ahead, at + 1 < points.length ? distance % CELL_SIZE : 0, ahead);
}

function eyeOnwards({ x, y }: Point, heading: Heading, distance: number, gaze: Heading): Eye {
  return { x: x + STEP[heading].x * distance, y: y + STEP[heading].y * distance, gaze };
}

function forecastsFrom(maze: Maze, drone: Drone, cell: number): readonly Forecast[] {
  const { id, heading } = drone;
  let forecasts = forecastsByMaze.get(maze);
  if (!forecasts) forecastsByMaze.set(maze, (forecasts = []));
  const key = (id * HEADINGS.length + HEADINGS.indexOf(heading)) * CELL_COUNT + cell;
  return (forecasts[key] ??= findForecasts(maze, roundOf(maze, drone), heading, cell));
}

/** What a patrol may do, which walks its round either way; more than one forecast where the round parts. */
function findForecasts(maze: Maze, { cells, stops }: Round, heading: Heading, cell: number): Forecast[] {
  const forecasts = new Map<string, Forecast>();
  const add = (way: readonly number[], at: number) => {
    const onwards = cellsFrom(way, at);
    forecasts.set(onwards.join(' '), {
      onwards: lineThrough(onwards),
      turns: [...onwards.keys()]
        .filter((atCell) => stops.includes(onwards[atCell] as number))
        .map((atCell) => {
          const back = cellsFrom(way.toReversed(), way.length - 1 - at - atCell);
          return { atCell, line: lineThrough([...onwards.slice(0, atCell), ...back]) };
        }),
    });
  };
  const ways = [cells, cells.toReversed()];
  for (const way of ways) {
    way.forEach((other, at) => {
      if (other === cell && headingBetween(cell, way[(at + 1) % way.length] as number) === heading) add(way, at);
    });
  }
  // Who turns in this cell has still the old heading.
  if (forecasts.size === 0) {
    for (const way of ways) {
      way.forEach((other, at) => {
        if (other === cell && headingBetween(way.at(at - 1) as number, cell) === heading) add(way, at);
      });
    }
  }
  if (forecasts.size > 0) return [...forecasts.values()];
  return [{ onwards: lineThrough(straightOn(maze, heading, cell)), turns: [] }];
}

/** The next cells of a closed way. @param start may be outside it */
function cellsFrom(way: readonly number[], start: number): number[] {
  return Array.from({ length: LINE_CELLS }, (_, index) => way.at((start + index) % way.length) as number);
}

/** The next cells of a drone that goes to look somewhere, and stands there. */
function wayTo(maze: Maze, { heading, lastSeen }: Drone, cell: number): number[] {
  const steps = stepsOfDrone(maze, cell, lastSeen);
  const line = [cell];
  let ahead = heading;
  while (line.length < LINE_CELLS) {
    const next = headingTo(steps, line.at(-1) as number, ahead);
    if (!next) break;
    ahead = next;
    line.push(neighbour(line.at(-1) as number, next));
  }
  return line;
}

function lineThrough(cells: readonly number[]): Line {
  const headings = cells.map((cell, index) => headingBetween(cell, cells[index + 1] ?? cell));
  return { points: cells.map(centreOf), headings };
}

function straightOn(maze: Maze, heading: Heading, cell: number): number[] {
  const line = [cell];
  while (line.length < LINE_CELLS) {
    const next = neighbour(line.at(-1) as number, heading);
    if (!maze.droneMayEnter(next)) break;
    line.push(next);
  }
  return line;
}

function headingBetween(from: number, to: number): Heading | undefined {
  return HEADINGS.find((heading) => neighbour(from, heading) === to);
}
