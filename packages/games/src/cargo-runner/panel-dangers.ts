import { HEADINGS } from '@star-seekers/sim';
import type { Human } from '../panel/humans.ts';
import { CELL_COUNT, type Point, cellAt, centreOf, within } from './grid.ts';
import { type Maze, UNREACHABLE } from './maze.ts';
import { type ExpectedEye, expectPatrol } from './panel-patrols.ts';
import { CELL_SIZE, DRONE_STEP, NEAR_RADIUS, PLAYER_STEP, STATION_RADIUS } from './rules.ts';
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

/** The cells of a deck in which a player is safe. */
const safeCells = new WeakMap<Maze, readonly boolean[]>();

function safeCellsOf(maze: Maze): readonly boolean[] {
  let cells = safeCells.get(maze);
  if (!cells) {
    cells = Array.from({ length: CELL_COUNT }, (_, cell) => within(centreOf(cell), maze.station, STATION_RADIUS));
    safeCells.set(maze, cells);
  }
  return cells;
}

/** Cost of being in a cell after so many steps. */
export type DangerOf = (cell: number, step: number) => number;

/** What dangers are expected from. */
export interface Outlook {
  readonly maze: Maze;
  /** The drones that are followed. */
  readonly drones: readonly Drone[];
  /** How far they see ahead, in pixels. */
  readonly sightRadius: number;
  readonly human: Human;
  /** Whether the station is out of danger. */
  readonly isStationSafe: boolean;
  /** The cell in which the first step begins, and the ticks until then. */
  readonly from: number;
  readonly ticksAhead: number;
  /** Steps that are looked ahead. */
  readonly steps: number;
}

/** What the player expects of the drones. */
export function expectDangers(outlook: Outlook): DangerOf {
  const { maze, drones, sightRadius, human, isStationSafe, from, ticksAhead, steps } = outlook;
  const foresight = human.foresightMs / (1000 / 60);
  const reactionTicks = human.reactionMs / (1000 / 60);
  const isSafe = safeCellsOf(maze);
  const still = drones.filter(({ mode }) => mode === 'search');
  const patrols = drones.filter(({ mode }) => mode === 'patrol' || mode === 'inspect');
  const hunters = drones
    .filter((drone) => isAlarmed(drone))
    .map((drone) => ({ drone, stepsFrom: maze.stepsTo(cellAt(drone)) }));
  const start = centreOf(from);
  const eyes: ExpectedEye[][] = [];
  // Beyond the foresight a patrol is expected where it was foreseen last.
  let [all, foreseen]: [ExpectedEye[], number] = [[], Number.NaN];
  const lastTicks = Math.max(foresight, ticksAhead) + REMEMBERED_STEPS * STEP_TICKS;
  for (let step = 0; step <= steps && ticksAhead + step * STEP_TICKS <= lastTicks; step++) {
    const ticks = Math.min(foresight, ticksAhead + step * STEP_TICKS);
    if (ticks !== foreseen) {
      foreseen = ticks;
      all = [];
      for (const patrol of patrols) expectPatrol(maze, patrol, { ticks, reactionTicks }, all);
    }
    const reach = sightRadius + step * CELL_SIZE;
    eyes.push(all.filter((eye) => within(eye, start, reach)));
  }
  return (cell, step) => {
    if (isStationSafe && isSafe[cell]) return 0;
    const place = centreOf(cell);
    const there = eyes[step];
    let danger = 0;
    if (there) {
      for (const drone of still) {
        if (within(place, drone, NEAR)) danger += CAUGHT;
        else if (maySee(maze, drone, place, sightRadius))
          danger += SEEN + CLOSER * closeness(drone, place, sightRadius);
      }
      for (const eye of there) {
        if (eye.isUpon && within(place, eye, NEAR)) danger += eye.share * CAUGHT;
        else if (sees(maze, eye, place, sightRadius))
          danger += eye.share * (SEEN + CLOSER * closeness(eye, place, sightRadius));
      }
    }
    const ticks = ticksAhead + step * STEP_TICKS;
    for (const { drone, stepsFrom } of hunters) {
      const away = stepsFrom[cell] as number;
      const isReached = away !== UNREACHABLE && ticks >= ((away - 1.1) * CELL_SIZE) / DRONE_STEP;
      if (isReached || within(place, drone, NEAR)) danger += CAUGHT;
      else if (sees(maze, drone, place, sightRadius)) danger += CHASED;
    }
    return danger;
  };
}

/** 1 beside a drone, 0 at the end of its sight: the closer, the sooner it gives chase. */
function closeness(drone: Point, place: Point, sightRadius: number): number {
  return 1 - Math.min(1, Math.hypot(drone.x - place.x, drone.y - place.y) / sightRadius);
}

/** A drone that searches looks in all directions in turn. */
function maySee(maze: Maze, { x, y }: Drone, place: Point, sightRadius: number): boolean {
  return HEADINGS.some((gaze) => sees(maze, { x, y, gaze }, place, sightRadius));
}

/** The sign of doubt or of alarm is over the drone. */
export function isAlarmed({ mode }: Drone): boolean {
  return mode === 'suspicious' || mode === 'chase';
}
