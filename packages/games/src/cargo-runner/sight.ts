import { type Heading, STEP } from '@star-seekers/sim';
import { type Point, cellAt, within } from './grid.ts';
import type { Maze } from './maze.ts';
import { NEAR_RADIUS, SIGHT_COSINE, SIGHT_STEP } from './rules.ts';

/** A drone's eye: its place, and where it looks. */
export interface Eye extends Point {
  gaze: Heading;
}

/**
 * Whether a drone's light covers the player: in its cone or close by, without a wall between.
 * @param radius how far it sees ahead, in pixels
 */
export function sees(maze: Maze, eye: Eye, player: Point, radius: number): boolean {
  const dx = player.x - eye.x;
  const dy = player.y - eye.y;
  // Every drone asks in every tick, and is nearly always too far away.
  if (dx * dx + dy * dy > radius * radius) return false;
  return (within(eye, player, NEAR_RADIUS) || isAhead(eye, player)) && clearShare(maze, eye, player) === 1;
}

/** Whether a point is in the cone of a drone's gaze, at any distance. */
function isAhead({ x, y, gaze }: Eye, point: Point): boolean {
  const dx = point.x - x;
  const dy = point.y - y;
  return dx * STEP[gaze].x + dy * STEP[gaze].y >= SIGHT_COSINE * Math.sqrt(dx * dx + dy * dy);
}

/** The direction in which a point lies. */
export function gazeAt(from: Point, to: Point): Heading {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
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
