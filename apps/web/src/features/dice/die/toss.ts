import { type Rotation, compose, renormalize, rotate, turn } from './rotation.ts';
import { type Pose, TUMBLE_STEP_S, type Toss, type Tumble, tumble } from './tumble.ts';
import { type Vector, add, distance, scale } from './vector.ts';

/** Yaw (radians) in which the die comes to rest, so that three faces are seen. */
export const REST_YAW = 0.5;

/** A tumble that ends on the middle of the pad in {@link REST_YAW}, and the toss that began it. */
export interface AimedTumble extends Tumble {
  readonly velocity: Vector;
  readonly spin: Vector;
}

const TOSS_HEIGHT = 2.7;
const TRIES = 16;
const UP: Vector = [0, 1, 0];

/**
 * A tumble that suits the stage: it comes to rest in time, does not leave the picture, and bounces at least once.
 * @param random uniform from 0 to 1
 */
export function drawTumble(random: () => number): AimedTumble {
  let best: AimedTumble | undefined;
  let bestCost = Infinity;
  for (let attempt = 0; attempt < TRIES && bestCost > 0; attempt++) {
    const toss = drawToss(random);
    const aimed = aim(tumble(toss), toss);
    const cost = costOf(aimed);
    if (!best || cost < bestCost) [best, bestCost] = [aimed, cost];
  }
  return best as AimedTumble;
}

function drawToss(random: () => number): Toss {
  const spread = (width: number) => (random() - 0.5) * width;
  return {
    height: TOSS_HEIGHT,
    velocity: [3 + spread(1.6), 2.2, spread(1.5)],
    spin: [spread(9), spread(8), -13 + spread(6)],
    rotation: renormalize([spread(1), spread(1), spread(1), spread(1)]),
  };
}

/** How far a tumble is from one that suits: 0 is good. */
function costOf({ poses, settled, contact }: AimedTumble): number {
  const seconds = poses.length * TUMBLE_STEP_S;
  const reach = poses.map(({ position: [x, , z] }) => Math.max(Math.abs(x) - 2.1, Math.abs(z) - 1.2));
  const bounce = Math.max(...poses.slice(contact).map(({ position }) => position[1]));
  return (
    (settled ? 0 : 100) +
    Math.max(0, ...reach) +
    Math.max(0, 1.2 - distance((poses[0] as Pose).position, [0, TOSS_HEIGHT, 0])) +
    Math.max(0, 1.15 - seconds, seconds - 1.6) +
    Math.max(0, 1.7 - bounce)
  );
}

/** Turns the whole scene about the vertical and moves it, so that the tumble ends as the stage wants it and comes from a side. */
function aim(free: Tumble, toss: Toss): AimedTumble {
  const last = free.poses.at(-1) as Pose;
  const toRest = REST_YAW - yawOf(last.rotation);
  const [angle = toRest] = [0, 1, 2, 3]
    .map((quarter) => toRest + (quarter * Math.PI) / 2)
    .toSorted((one, other) => sideways(toss.velocity, other) - sideways(toss.velocity, one));
  const turned = turn(UP, angle);
  const poses = free.poses.map(({ position, rotation }): Pose => ({
    position: rotate(turned, [position[0] - last.position[0], position[1], position[2] - last.position[2]]),
    rotation: compose(turned, rotation),
  }));
  return { ...free, poses, velocity: rotate(turned, toss.velocity), spin: rotate(turned, toss.spin) };
}

function sideways(velocity: Vector, angle: number): number {
  return Math.abs(rotate(turn(UP, angle), velocity)[0]);
}

/** How far a die that lies level is turned about the vertical, up to a quarter turn. */
function yawOf(rotation: Rotation): number {
  const axes: readonly Vector[] = [rotate(rotation, [1, 0, 0]), rotate(rotation, [0, 0, 1])];
  const [level = UP] = axes.toSorted((a, b) => Math.abs(a[1]) - Math.abs(b[1]));
  return Math.atan2(-level[2], level[0]);
}

/** The pose at a time after the toss, between the two nearest steps. */
export function poseOfTumble({ poses }: Tumble, seconds: number): Pose {
  const at = Math.min(poses.length - 1, Math.max(0, seconds / TUMBLE_STEP_S));
  const before = poses[Math.floor(at)] as Pose;
  const after = poses[Math.ceil(at)] as Pose;
  const share = at - Math.floor(at);
  const nearer = share < 0.5 ? before : after;
  return {
    position: add(scale(before.position, 1 - share), scale(after.position, share)),
    rotation: nearer.rotation,
  };
}
