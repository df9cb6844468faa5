import { type Rotation, compose, renormalize, rotate, turnOf } from './rotation.ts';
import { faceUp } from './faces.ts';
import { type Vector, add, cross, dot, length, scale } from './vector.ts';

/** Lengths are in half edges of the die, so that it is two units wide and rests at a height of 1. */
export interface Pose {
  readonly position: Vector;
  readonly rotation: Rotation;
}

/** How the die leaves the hand: units and radians a second. */
export interface Toss {
  readonly height: number;
  readonly velocity: Vector;
  readonly spin: Vector;
  readonly rotation: Rotation;
}

/** A toss from the air until the die lies still. */
export interface Tumble {
  /** One pose every {@link TUMBLE_STEP_S}. */
  readonly poses: readonly Pose[];
  /** Index of the pose in which the die first touches the floor. */
  readonly contact: number;
  /** Whether it lay still and level before the time was up. */
  readonly settled: boolean;
}

/** Seconds between two poses of a tumble. */
export const TUMBLE_STEP_S = 1 / 240;

/** Radius of the die's rounded edges. */
export const EDGE_RADIUS = 0.2;

const GRAVITY = 58;
const RESTITUTION = 0.42;
const FRICTION = 0.3;
/** Approach speeds below this do not bounce. */
const BOUNCE_FROM = 1.6;
/** Moment of inertia of a cube with edge 2 and mass 1, about any axis. */
const INERTIA = 2 / 3;
/** Rolling and air resistance: the share of the spin that is left after a second on the floor. */
const SPIN_LEFT_A_SECOND = 0.3;
const MAX_STEPS = 480;
const SOLVER_ROUNDS = 6;
/** Still for so many steps: it lies. */
const STILL_STEPS = 10;

const INNER = 1 - EDGE_RADIUS;
const CORNERS: readonly Vector[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [x * INNER, y * INNER, z * INNER])),
);

interface Body {
  position: Vector;
  velocity: Vector;
  spin: Vector;
  rotation: Rotation;
}

/**
 * Lets a die with rounded edges fall on a level floor: a rigid body with eight spheres as corners, impulses with
 * restitution and Coulomb friction. The same toss always gives the same tumble.
 */
export function tumble(toss: Toss): Tumble {
  const body: Body = {
    position: [0, toss.height, 0],
    velocity: toss.velocity,
    spin: toss.spin,
    rotation: toss.rotation,
  };
  const poses: Pose[] = [];
  let contact = -1;
  let stillSteps = 0;
  for (let step = 0; step < MAX_STEPS && stillSteps < STILL_STEPS; step++) {
    poses.push({ position: body.position, rotation: body.rotation });
    const touches = advance(body);
    if (touches && contact < 0) contact = step + 1;
    const isStill = touches && length(body.velocity) < 0.25 && length(body.spin) < 0.25;
    stillSteps = isStill && faceUp(body.rotation).level > 0.9995 ? stillSteps + 1 : 0;
  }
  return { poses, contact: Math.min(contact, poses.length - 1), settled: stillSteps > 0 };
}

/** Moves the body by one step. @returns whether it touched the floor */
function advance(body: Body): boolean {
  body.velocity = add(body.velocity, [0, -GRAVITY * TUMBLE_STEP_S, 0]);
  const touching = armsOf(body).filter((arm) => body.position[1] + arm[1] < EDGE_RADIUS + 1e-3);
  const approach = touching.map((arm) => speedAt(body, foot(arm))[1]);
  for (let round = 0; round < SOLVER_ROUNDS; round++) {
    for (const [index, arm] of touching.entries()) pushBack(body, foot(arm), approach[index] ?? 0);
  }
  if (touching.length > 0) body.spin = scale(body.spin, SPIN_LEFT_A_SECOND ** TUMBLE_STEP_S);
  body.position = add(body.position, scale(body.velocity, TUMBLE_STEP_S));
  body.rotation = renormalize(compose(turnOf(scale(body.spin, TUMBLE_STEP_S)), body.rotation));
  const lowest = body.position[1] + Math.min(...armsOf(body).map((arm) => arm[1]));
  if (lowest < EDGE_RADIUS) body.position = add(body.position, [0, (EDGE_RADIUS - lowest) * 0.4, 0]);
  return touching.length > 0;
}

/** From the middle of the die to the middles of its corners' spheres. */
function armsOf({ position: [, height], rotation }: Body): readonly Vector[] {
  // High in the air no corner matters.
  return height > 2 ? [] : CORNERS.map((corner) => rotate(rotation, corner));
}

/** The point of a corner's sphere that is nearest to the floor, from the middle of the die. */
function foot(arm: Vector): Vector {
  return add(arm, [0, -EDGE_RADIUS, 0]);
}

function speedAt(body: Body, arm: Vector): Vector {
  return add(body.velocity, cross(body.spin, arm));
}

/** One impulse of the floor on a point: it stops or reverses the approach and brakes the sliding. */
function pushBack(body: Body, arm: Vector, approach: number): void {
  const up: Vector = [0, 1, 0];
  const rebound = approach < -BOUNCE_FROM ? -RESTITUTION * approach : 0;
  const missing = rebound - speedAt(body, arm)[1];
  if (missing <= 0) return;
  const push = missing / compliance(arm, up);
  hit(body, arm, scale(up, push));

  const [slideX, , slideZ] = speedAt(body, arm);
  const slide: Vector = [slideX, 0, slideZ];
  const slideSpeed = length(slide);
  if (slideSpeed < 1e-6) return;
  const against = scale(slide, -1 / slideSpeed);
  hit(body, arm, scale(against, Math.min(FRICTION * push, slideSpeed / compliance(arm, against))));
}

/** How much faster a point moves along a direction for an impulse of 1 along it. */
function compliance(arm: Vector, direction: Vector): number {
  return 1 + dot(cross(scale(cross(arm, direction), 1 / INERTIA), arm), direction);
}

function hit(body: Body, arm: Vector, impulse: Vector): void {
  body.velocity = add(body.velocity, impulse);
  body.spin = add(body.spin, scale(cross(arm, impulse), 1 / INERTIA));
}
