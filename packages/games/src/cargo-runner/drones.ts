import { HEADINGS, type Heading, STEP, opposite } from '@star-seekers/sim';
import { type Point, cellAt, centreOf, within } from './grid.ts';
import { type Maze, neighbour } from './maze.ts';
import {
  ALARM_TICKS,
  CELL_SIZE,
  DRONE_STEP,
  LOOK_TICKS,
  RECOIL_RADIUS,
  SEARCH_TICKS,
  WATCH_TICKS,
  doubtTicks,
} from './rules.ts';
import { gazeAt, sees } from './sight.ts';
import type { Drone, Emit } from './state.ts';

/** The drones of a deck, each at the first point of its patrol. */
export function newDrones(maze: Maze): Drone[] {
  return maze.patrols.map((points, id): Drone => {
    const cell = points[0] as number;
    const drone: Drone = {
      ...centreOf(cell),
      id,
      heading: 'up',
      gaze: 'up',
      mode: 'patrol',
      patrolIndex: 1,
      ticks: 0,
      lastSeen: cell,
    };
    drone.heading = headingTo(maze, drone, cell, patrolGoal(maze, drone)) ?? drone.heading;
    drone.gaze = drone.heading;
    return drone;
  });
}

/** Steps a drone by one tick. @returns whether it gives up a search for the player in this tick */
export function stepDrone(maze: Maze, drone: Drone, player: Point, emit: Emit): boolean {
  if (drone.mode === 'stunned') return false;
  const isPlayerVisible = sees(maze, drone, player);
  if (isPlayerVisible) {
    drone.gaze = gazeAt(drone, player);
    const cell = cellAt(player);
    // In a cell that is closed to drones, the last open cell of the player stays the goal.
    if (maze.droneMayEnter(cell)) drone.lastSeen = cell;
  }
  switch (drone.mode) {
    case 'patrol':
      if (isPlayerVisible) setMode(drone, 'suspicious', 0, emit);
      else patrol(maze, drone);
      break;
    case 'suspicious':
      drone.ticks += isPlayerVisible ? 1 : -1;
      if (isPlayerVisible && drone.gaze === drone.heading && within(drone, player, RECOIL_RADIUS)) recoil(maze, drone);
      if (isPlayerVisible && drone.ticks >= doubtTicks(distance(drone, player)))
        setMode(drone, 'chase', ALARM_TICKS, emit);
      else if (drone.ticks < -WATCH_TICKS) setMode(drone, 'patrol', 0, emit);
      break;
    case 'chase':
      if (drone.ticks > 0) drone.ticks--;
      else if (walk(maze, drone, drone.lastSeen) && !isPlayerVisible) setMode(drone, 'search', SEARCH_TICKS, emit);
      else if (!isPlayerVisible) drone.gaze = drone.heading;
      break;
    case 'search':
      drone.ticks--;
      if (isPlayerVisible) {
        setMode(drone, 'chase', 0, emit);
        break;
      }
      if (drone.ticks % LOOK_TICKS === 0) drone.gaze = clockwise(drone.gaze);
      if (drone.ticks > 0) break;
      setMode(drone, 'patrol', 0, emit);
      return true;
  }
  return false;
}

/** Moves a drone back by one tick, without turning; not into a wall or a cell that is closed to drones. */
function recoil(maze: Maze, drone: Drone): void {
  const leavesMiddle = distanceToMiddle(drone) + DRONE_STEP > 0;
  if (leavesMiddle && !maze.droneMayEnter(neighbour(cellAt(drone), opposite(drone.heading)))) return;
  advance(drone, -DRONE_STEP);
}

function distance(one: Point, other: Point): number {
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  return Math.sqrt(dx * dx + dy * dy);
}

function clockwise(heading: Heading): Heading {
  return HEADINGS[(HEADINGS.indexOf(heading) + 1) % HEADINGS.length] as Heading;
}

/** The cell that a drone on patrol walks to. */
export function patrolGoal(maze: Maze, { id, patrolIndex }: Drone): number {
  const points = maze.patrols[id] as readonly number[];
  return points[patrolIndex] as number;
}

const EVENT_OF_MODE = { patrol: 'calm', suspicious: 'suspicious', chase: 'chase', search: 'lost' } as const;

function setMode(drone: Drone, mode: keyof typeof EVENT_OF_MODE, ticks: number, emit: Emit): void {
  drone.mode = mode;
  drone.ticks = ticks;
  emit({ type: EVENT_OF_MODE[mode], drone });
}

function patrol(maze: Maze, drone: Drone): void {
  const hasArrived = walk(maze, drone, patrolGoal(maze, drone));
  drone.gaze = drone.heading;
  if (!hasArrived) return;
  drone.patrolIndex = (drone.patrolIndex + 1) % (maze.patrols[drone.id] as readonly number[]).length;
}

/** Moves a drone by one tick towards a cell; it turns in the middle of cells only. @returns whether it has arrived */
function walk(maze: Maze, drone: Drone, goal: number): boolean {
  const ahead = distanceToMiddle(drone);
  if (ahead >= DRONE_STEP) {
    advance(drone, DRONE_STEP);
    return false;
  }
  const before = Math.max(ahead, 0);
  advance(drone, before);
  if (ahead >= 0) {
    const heading = headingTo(maze, drone, cellAt(drone), goal);
    if (heading === undefined) return true;
    drone.heading = heading;
  }
  advance(drone, DRONE_STEP - before);
  return false;
}

function advance(drone: Drone, distance: number): void {
  drone.x += STEP[drone.heading].x * distance;
  drone.y += STEP[drone.heading].y * distance;
}

/** Distance of a drone to the middle of its cell ahead, in pixels; negative behind the middle. */
function distanceToMiddle({ x, y, heading }: Drone): number {
  const along = STEP[heading].x === 0 ? y : x;
  const middle = (Math.floor(along / CELL_SIZE) + 0.5) * CELL_SIZE;
  return heading === 'right' || heading === 'down' ? middle - along : along - middle;
}

/**
 * The first heading of a shortest path: straight on if possible, else the first in the order up, right, down, left, so that players
 * can predict it. Undefined at the goal and without a path.
 */
function headingTo(maze: Maze, drone: Drone, cell: number, goal: number): Heading | undefined {
  const steps = maze.droneStepsTo(goal);
  const nextSteps = (steps[cell] as number) - 1;
  if (steps[neighbour(cell, drone.heading)] === nextSteps) return drone.heading;
  return HEADINGS.find((heading) => steps[neighbour(cell, heading)] === nextSteps);
}
