import { type Point, cellAt, within } from './grid.ts';
import type { Maze } from './maze.ts';
import { DETECTION_RADIUS, SIGHT_STEP, STATION_RADIUS } from './rules.ts';

/** Whether a drone sees the player: in range, without a wall between, and not on the station, which is safe. */
export function sees(maze: Maze, drone: Point, player: Point): boolean {
  return (
    within(drone, player, DETECTION_RADIUS) &&
    !within(player, maze.station, STATION_RADIUS) &&
    clearShare(maze, drone, player) === 1
  );
}

/** Share of the line from one point to another before the first wall, from 0 to 1. */
export function clearShare(maze: Maze, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / SIGHT_STEP);
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    if (!maze.floor[cellAt({ x: from.x + dx * share, y: from.y + dy * share })]) return (step - 1) / steps;
  }
  return 1;
}
