import { HEADINGS, type Heading, type Rng, STEP, nextInt, opposite } from '@star-seekers/sim';
import { type Point, cellAt, centreOf, neighbour, within } from './grid.ts';
import { type Maze, cacheByCell } from './maze.ts';
import { type Round, headingTo } from './rounds.ts';
import {
  ALARM_TICKS,
  CATCH_DISTANCE,
  CELL_SIZE,
  DRONE_STEP,
  LOOK_TICKS,
  RECOIL_RADIUS,
  SEARCH_TICKS,
  TURN_BACK_PERCENT,
  WATCH_TICKS,
  doubtTicks,
} from './rules.ts';
import { gazeAt, sees } from './sight.ts';
import type { CargoState, Drone, Emit } from './state.ts';
import { isSheltered, lingers } from './station.ts';
import { missionRules } from './twists.ts';

/**
 * The drones of a deck, each at the first stop of its round and on its way to the second. If there are more than rounds, the further ones
 * begin half way along the first rounds.
 */
export function newDrones(maze: Maze, count: number): Drone[] {
  return Array.from({ length: count }, (_, id) => newDrone(maze, id));
}

/** Where a drone begins its round. */
interface Start {
  readonly cell: number;
  readonly heading: Heading;
  readonly nextStop: number;
}

const startsByMaze = new WeakMap<Maze, (id: number) => Start>();

/** A drone where it begins its round, on patrol. */
export function newDrone(maze: Maze, id: number): Drone {
  let startOf = startsByMaze.get(maze);
  if (!startOf) startsByMaze.set(maze, (startOf = cacheByCell((other) => startOfRound(maze, other))));
  const { cell, heading, nextStop } = startOf(id);
  const { x, y } = centreOf(cell);
  // Faster than a copy of one drone for all, in code that is seldom run: a deck starts in a single tick.
  return { x, y, id, heading, gaze: heading, mode: 'patrol', nextStop, isReversed: false, ticks: 0, lastSeen: cell };
}

function startOfRound(maze: Maze, id: number): Start {
  const { cells, stops, legs } = roundOf(maze, { id });
  const isFurther = id >= maze.rounds.length;
  const start = isFurther ? Math.floor(cells.length / 2) : 0;
  const [cell, next] = [cells[start] as number, cells[start + 1] as number];
  const heading = HEADINGS.find((other) => neighbour(cell, other) === next) as Heading;
  const leg = isFurther ? legs.findIndex((way) => way.has(cell) && way.has(next)) : 0;
  return { cell, heading, nextStop: (leg + 1) % stops.length };
}

/** Steps a drone by one tick. @returns whether it gives up a search for the player in this tick */
export function stepDrone(
  maze: Maze,
  drone: Drone,
  state: Pick<CargoState, 'player' | 'rng' | 'day' | 'hasLeft' | 'stationTicks'>,
  emit: Emit,
): boolean {
  if (drone.mode === 'stunned') return false;
  const { player, rng } = state;
  const isPlayerVisible = sees(maze, drone, player, missionRules(state).sightRadius) && !isSheltered(state, maze);
  if (isPlayerVisible) {
    drone.gaze = gazeAt(drone, player);
    const cell = cellAt(player);
    // Round the station the last open cell of the player stays the goal, unless they linger.
    if (maze.droneMayEnter(cell) || lingers(state)) drone.lastSeen = cell;
  }
  switch (drone.mode) {
    case 'patrol':
      if (isPlayerVisible) setMode(drone, 'suspicious', 0, emit);
      else patrol(maze, drone, rng);
      break;
    case 'suspicious':
      drone.ticks += isPlayerVisible ? 1 : -1;
      if (isPlayerVisible) backOff(maze, drone, player);
      if (isPlayerVisible && drone.ticks >= doubtTicks(distance(drone, player)))
        setMode(drone, 'chase', ALARM_TICKS, emit);
      else if (drone.ticks < -WATCH_TICKS) setMode(drone, 'patrol', 0, emit);
      break;
    case 'chase':
      if (drone.ticks > 0) {
        drone.ticks--;
        if (isPlayerVisible) backOff(maze, drone, player);
      } else if (walk(maze, drone, drone.lastSeen) && !isPlayerVisible) setMode(drone, 'search', SEARCH_TICKS, emit);
      else if (!isPlayerVisible) drone.gaze = drone.heading;
      break;
    case 'inspect':
      if (isPlayerVisible) setMode(drone, 'suspicious', 0, emit);
      else inspect(maze, drone, emit);
      break;
    case 'search':
      if (isPlayerVisible) {
        setMode(drone, 'chase', 0, emit);
        break;
      }
      lookRound(drone);
      if (drone.ticks > 0) break;
      setMode(drone, 'patrol', 0, emit);
      return true;
  }
  return false;
}

/** Hears, goes to the place, and looks round there. */
function inspect(maze: Maze, drone: Drone, emit: Emit): void {
  if (drone.ticks > SEARCH_TICKS) {
    drone.ticks--;
    return;
  }
  if (!walk(maze, drone, drone.lastSeen)) {
    drone.gaze = drone.heading;
    return;
  }
  lookRound(drone);
  if (drone.ticks === 0) setMode(drone, 'patrol', 0, emit);
}

function lookRound(drone: Drone): void {
  drone.ticks--;
  if (drone.ticks % LOOK_TICKS === 0) drone.gaze = clockwise(drone.gaze);
}

/** Moves a drone back by one tick from a player who is not behind it, without turning; not into a wall or a cell that is closed to drones. */
function backOff(maze: Maze, drone: Drone, player: Point): void {
  if (drone.gaze === opposite(drone.heading) || !within(drone, player, RECOIL_RADIUS)) return;
  const leavesMiddle = distanceToMiddle(drone) + DRONE_STEP > 0;
  if (leavesMiddle && !maze.droneMayEnter(neighbour(cellAt(drone), opposite(drone.heading)))) return;
  advance(drone, -DRONE_STEP);
}

/** Whether a drone is close enough to catch the player. */
export function catches(drone: Drone, player: Point): boolean {
  const dx = drone.x - player.x;
  const dy = drone.y - player.y;
  return dx * dx + dy * dy <= CATCH_DISTANCE * CATCH_DISTANCE;
}

function distance(one: Point, other: Point): number {
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  return Math.sqrt(dx * dx + dy * dy);
}

function clockwise(heading: Heading): Heading {
  return HEADINGS[(HEADINGS.indexOf(heading) + 1) % HEADINGS.length] as Heading;
}

/** The round of a drone. */
export function roundOf({ rounds }: Maze, { id }: Pick<Drone, 'id'>): Round {
  return rounds[id % rounds.length] as Round;
}

const EVENT_OF_MODE = {
  patrol: 'calm',
  suspicious: 'suspicious',
  chase: 'chase',
  search: 'lost',
  inspect: 'called',
} as const;

/** Changes what a drone does, and says so. @param ticks what it counts from */
export function setMode(drone: Drone, mode: keyof typeof EVENT_OF_MODE, ticks: number, emit: Emit): void {
  drone.mode = mode;
  drone.ticks = ticks;
  emit({ type: EVENT_OF_MODE[mode], drone });
}

function patrol(maze: Maze, drone: Drone, rng: Rng): void {
  drone.gaze = drone.heading;
  if (walksOn(drone)) return;
  const round = roundOf(maze, drone);
  const { stops, legs } = round;
  const leg = drone.isReversed ? drone.nextStop : (drone.nextStop + stops.length - 1) % stops.length;
  const hasArrived = walk(maze, drone, stops[drone.nextStop] as number, legs[leg]);
  drone.gaze = drone.heading;
  if (!hasArrived) return;
  // Not before: who knew the draw could plan with it.
  if (nextInt(rng, 100) < TURN_BACK_PERCENT) drone.isReversed = !drone.isReversed;
  drone.nextStop = stopAfter(round, drone);
}

/** The stop after the next one of a drone that does not turn back. */
export function stopAfter({ stops }: Round, { nextStop, isReversed }: Pick<Drone, 'nextStop' | 'isReversed'>): number {
  return (nextStop + (isReversed ? stops.length - 1 : 1)) % stops.length;
}

/** Moves a drone by one tick if it does not reach the middle of its cell in it. @returns whether it was moved */
function walksOn(drone: Drone): boolean {
  const ahead = distanceToMiddle(drone);
  if (ahead >= 0 && ahead < DRONE_STEP) return false;
  advance(drone, DRONE_STEP);
  return true;
}

/**
 * Moves a drone by one tick towards a cell; it turns in the middle of cells only.
 * @param leg among shortest paths the one along these cells is taken
 * @returns whether it has arrived
 */
function walk(maze: Maze, drone: Drone, goal: number, leg?: ReadonlySet<number>): boolean {
  if (walksOn(drone)) return false;
  const ahead = distanceToMiddle(drone);
  advance(drone, ahead);
  const cell = cellAt(drone);
  const heading = headingTo(stepsOfDrone(maze, cell, goal), cell, drone.heading, leg);
  if (heading === undefined) return true;
  drone.heading = heading;
  advance(drone, DRONE_STEP - ahead);
  return false;
}

/** A drone's steps to a goal. It keeps away from the station, unless it is sent there or is there. @param cell where it is */
export function stepsOfDrone({ droneMayEnter, droneStepsTo, stepsTo }: Maze, cell: number, goal: number): Uint8Array {
  return droneMayEnter(cell) && droneMayEnter(goal) ? droneStepsTo(goal) : stepsTo(goal);
}

function advance(drone: Drone, distance: number): void {
  const step = STEP[drone.heading];
  if (step.x === 0) drone.y += step.y * distance;
  else drone.x += step.x * distance;
}

/** Distance of a drone to the middle of its cell ahead, in pixels; negative behind the middle. */
function distanceToMiddle({ x, y, heading }: Drone): number {
  const step = STEP[heading];
  const along = step.x === 0 ? y : x;
  const middle = (Math.floor(along / CELL_SIZE) + 0.5) * CELL_SIZE;
  return (middle - along) * (step.x + step.y);
}
