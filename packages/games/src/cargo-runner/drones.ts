import { HEADINGS, type Heading, type Point, STEP, cellAt, centreOf } from './grid.ts';
import { type Maze, neighbour } from './maze.ts';
import { CELL_SIZE, DRONE_STEP, SEARCH_TICKS, SUSPICION_TICKS } from './rules.ts';
import { sees } from './sight.ts';
import type { Drone, Emit } from './state.ts';

/** The drones of a deck, each at the first point of its patrol. */
export function newDrones(maze: Maze): Drone[] {
  return maze.patrols.map((points, id): Drone => {
    const cell = points[0] as number;
    const drone: Drone = {
      ...centreOf(cell),
      id,
      heading: 'up',
      mode: 'patrol',
      patrolIndex: 1,
      ticks: 0,
      lastSeen: cell,
    };
    drone.heading = headingTo(maze, drone, cell, patrolGoal(maze, drone)) ?? drone.heading;
    return drone;
  });
}

/** One tick of a drone. */
export function stepDrone(maze: Maze, drone: Drone, player: Point, emit: Emit): void {
  const seen = sees(maze, drone, player);
  if (seen) {
    const cell = cellAt(player);
    // Where drones may not go it waits at the nearest cell that it has seen the player in.
    if (maze.droneMayEnter(cell)) drone.lastSeen = cell;
  }
  switch (drone.mode) {
    case 'patrol':
      if (seen) turnTo(drone, 'suspicious', 0, emit);
      else patrol(maze, drone);
      break;
    case 'suspicious':
      drone.ticks += seen ? 1 : -1;
      if (drone.ticks >= SUSPICION_TICKS) turnTo(drone, 'chase', 0, emit);
      else if (drone.ticks < 0) turnTo(drone, 'patrol', 0, emit);
      break;
    case 'chase':
      if (walk(maze, drone, drone.lastSeen) && !seen) turnTo(drone, 'search', SEARCH_TICKS, emit);
      break;
    case 'search':
      drone.ticks--;
      if (seen) turnTo(drone, 'chase', 0, emit);
      else if (drone.ticks === 0) turnTo(drone, 'patrol', 0, emit);
      break;
  }
}

/** The cell that a drone on patrol is on its way to. */
export function patrolGoal(maze: Maze, { id, patrolIndex }: Drone): number {
  const points = maze.patrols[id] as readonly number[];
  return points[patrolIndex] as number;
}

const EVENT_OF_MODE = { patrol: 'calm', suspicious: 'suspicious', chase: 'chase', search: 'lost' } as const;

function turnTo(drone: Drone, mode: Drone['mode'], ticks: number, emit: Emit): void {
  drone.mode = mode;
  drone.ticks = ticks;
  emit({ type: EVENT_OF_MODE[mode], drone });
}

function patrol(maze: Maze, drone: Drone): void {
  if (!walk(maze, drone, patrolGoal(maze, drone))) return;
  drone.patrolIndex = (drone.patrolIndex + 1) % (maze.patrols[drone.id] as readonly number[]).length;
}

/** Goes one tick's way towards a cell. It turns in the middle of cells only. @returns whether it is there */
function walk(maze: Maze, drone: Drone, goal: number): boolean {
  const ahead = aheadOf(drone);
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

function advance(drone: Drone, way: number): void {
  drone.x += STEP[drone.heading].x * way;
  drone.y += STEP[drone.heading].y * way;
}

/** How far before the middle of its cell a drone is, in pixels; negative when it has passed it. */
function aheadOf({ x, y, heading }: Drone): number {
  const along = STEP[heading].x === 0 ? y : x;
  const middle = (Math.floor(along / CELL_SIZE) + 0.5) * CELL_SIZE;
  return heading === 'right' || heading === 'down' ? middle - along : along - middle;
}

/**
 * The first step of a shortest way; straight on where that is as short, else the first in the order up, right, down, left, so that
 * it can be learnt. Undefined at the goal and where there is no way.
 */
function headingTo(maze: Maze, drone: Drone, cell: number, goal: number): Heading | undefined {
  const steps = maze.droneStepsTo(goal);
  const wanted = (steps[cell] as number) - 1;
  if (steps[neighbour(cell, drone.heading)] === wanted) return drone.heading;
  return HEADINGS.find((heading) => steps[neighbour(cell, heading)] === wanted);
}
