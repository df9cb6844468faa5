import { STEP } from '@star-seekers/sim';
import { sameCell } from '../board.ts';
import { MOVE_TICKS } from '../rules.ts';
import type { Segment, SnakeState } from '../state.ts';
import { ROTATION, turnBetween } from '@star-seekers/stage/picture/angles.ts';

/** Place and rotation of a drawn ship, in fractions of cells; outside the board while it wraps. */
export interface Pose {
  x: number;
  y: number;
  /** In radians; 0 is up. */
  rotation: number;
}

/** Share of a cell before and after a corner in which a ship turns. */
const TURN_SHARE = 0.4;

/**
 * Progress of the convoy between its last two cells, from 0 to 1.
 * @param alpha share of a tick since the last one
 */
export function moveProgress(state: Readonly<SnakeState>, alpha: number): number {
  // The fatal move does not happen: every ship stays in its cell.
  if (state.death) return 1;
  return (MOVE_TICKS - state.moveIn + alpha) / MOVE_TICKS;
}

/**
 * Writes the pose of the ship at `index`. A ship follows the cells of its predecessor exactly and turns round each corner.
 */
export function writePose(pose: Pose, state: Readonly<SnakeState>, index: number, progress: number): void {
  const ship = state.convoy[index] as Segment;
  const behind = state.convoy[index + 1] ?? state.vacated;
  const direction = STEP[ship.heading];
  // A new ship waits in its cell until the others have moved on.
  const isWaiting = index > 0 && index === state.convoy.length - 1 && sameCell(behind, ship);
  const left = isWaiting ? 0 : 1 - progress;
  pose.x = ship.x - direction.x * left;
  pose.y = ship.y - direction.y * left;
  pose.rotation = ROTATION[ship.heading];
  const ahead = state.convoy[index - 1];
  if (progress < TURN_SHARE && !isWaiting) {
    const turn = turnBetween(ROTATION[behind.heading], ROTATION[ship.heading]);
    pose.rotation -= (turn / 2) * (1 - progress / TURN_SHARE);
  } else if (progress > 1 - TURN_SHARE && ahead) {
    const turn = turnBetween(ROTATION[ship.heading], ROTATION[ahead.heading]);
    pose.rotation += (turn / 2) * (1 - (1 - progress) / TURN_SHARE);
  }
}
