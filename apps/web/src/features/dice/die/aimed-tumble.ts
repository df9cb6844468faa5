import { type Rotation, compose, rotate, turn } from './rotation.ts';
import { type Pose, TUMBLE_STEP_S, type Toss, type Tumble, tumble } from './tumble.ts';
import { type Vector, add, scale } from './vector.ts';

/** Yaw (radians) of the resting die, so that three faces are visible. */
export const REST_YAW = 0.5;

/** A tumble that ends in the middle of the pad with {@link REST_YAW}, and its initial velocity and spin. */
export interface AimedTumble extends Tumble {
  readonly velocity: Vector;
  readonly spin: Vector;
}

const UP: Vector = [0, 1, 0];

/** Rotates a tumble about the vertical and shifts it, so that it ends in the middle of the pad and comes in from a side. */
export function aimedTumble(toss: Toss): AimedTumble {
  const free = tumble(toss);
  const last = free.poses.at(-1) as Pose;
  const toRest = REST_YAW - yawOf(last.rotation);
  const [angle = toRest] = [0, 1, 2, 3]
    .map((quarter) => toRest + (quarter * Math.PI) / 2)
    .toSorted((one, other) => sideways(toss.velocity, other) - sideways(toss.velocity, one));
  const rotationToRest = turn(UP, angle);
  const poses = free.poses.map(({ position, rotation }): Pose => ({
    position: rotate(rotationToRest, [position[0] - last.position[0], position[1], position[2] - last.position[2]]),
    rotation: compose(rotationToRest, rotation),
  }));
  return { ...free, poses, velocity: rotate(rotationToRest, toss.velocity), spin: rotate(rotationToRest, toss.spin) };
}

/** The pose at a time after the toss, in seconds. */
export function poseOfTumble({ poses }: Tumble, seconds: number): Pose {
  const step = Math.min(poses.length - 1, Math.max(0, seconds / TUMBLE_STEP_S));
  const before = poses[Math.floor(step)] as Pose;
  const after = poses[Math.ceil(step)] as Pose;
  const share = step - Math.floor(step);
  return {
    position: add(scale(before.position, 1 - share), scale(after.position, share)),
    // Two steps differ by a few degrees at most, so the nearer one is precise enough.
    rotation: share < 0.5 ? before.rotation : after.rotation,
  };
}

function sideways(velocity: Vector, angle: number): number {
  return Math.abs(rotate(turn(UP, angle), velocity)[0]);
}

/** Yaw of a level die (radians), modulo a quarter turn. */
function yawOf(rotation: Rotation): number {
  const axes: readonly Vector[] = [rotate(rotation, [1, 0, 0]), rotate(rotation, [0, 0, 1])];
  const [level = UP] = axes.toSorted((a, b) => Math.abs(a[1]) - Math.abs(b[1]));
  return Math.atan2(-level[2], level[0]);
}
