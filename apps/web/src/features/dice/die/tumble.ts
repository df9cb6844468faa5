import { type Rotation, compose, renormalize, rotate, turnOf } from './rotation.ts';
import { faceUp } from './faces.ts';
import { type Vector, add, cross, dot, length, scale } from './vector.ts';

/** One unit is half an edge of the die, so the die is two units wide and rests at a height of 1. */
export interface Pose {
  readonly position: Vector;
  readonly rotation: Rotation;
}

/** Initial state of a throw: units and radians per second. */
export interface Toss {
  readonly height: number;
  readonly velocity: Vector;
  readonly spin: Vector;
  readonly rotation: Rotation;
}

/** A simulated toss until the die rests. */
export interface Tumble {
  /** One pose every {@link TUMBLE_STEP_S}. */
  readonly poses: readonly Pose[];
  /** Index of the pose in which the die first touches the floor. */
  readonly contact: number;
  /** Whether the die rested level within {@link MAX_STEPS}. */
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
/** Rolling and air resistance: remaining share of the spin after one second on the floor. */
const SPIN_KEPT_PER_SECOND = 0.3;
const MAX_STEPS = 480;
const SOLVER_ROUNDS = 6;
/** Number of still steps after which the die rests. */
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
 * Simulates a die with rounded edges on a level floor: a rigid body with eight corner spheres, impulses with
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
  const contactArms = armsOf(body).filter((arm) => body.position[1] + arm[1] < EDGE_RADIUS + 1e-3);
  const approach = contactArms.map((arm) => speedAt(body, foot(arm))[1]);
  for (let round = 0; round < SOLVER_ROUNDS; round++) {
    for (const [index, arm] of contactArms.entries()) applyContact(body, foot(arm), approach[index] ?? 0);
  }
  if (contactArms.length > 0) body.spin = scale(body.spin, SPIN_KEPT_PER_SECOND ** TUMBLE_STEP_S);
  body.position = add(body.position, scale(body.velocity, TUMBLE_STEP_S));
  body.rotation = renormalize(compose(turnOf(scale(body.spin, TUMBLE_STEP_S)), body.rotation));
  const lowest = body.position[1] + Math.min(...armsOf(body).map((arm) => arm[1]));
  if (lowest < EDGE_RADIUS) body.position = add(body.position, [0, (EDGE_RADIUS - lowest) * 0.4, 0]);
  return contactArms.length > 0;
}

/** Vectors from the middle of the die to the centres of its corner spheres. */
function armsOf({ position: [, height], rotation }: Body): readonly Vector[] {
  // High in the air no corner can touch the floor.
  return height > 2 ? [] : CORNERS.map((corner) => rotate(rotation, corner));
}

/** The lowest point of a corner sphere, relative to the middle of the die. */
function foot(arm: Vector): Vector {
  return add(arm, [0, -EDGE_RADIUS, 0]);
}

function speedAt(body: Body, arm: Vector): Vector {
  return add(body.velocity, cross(body.spin, arm));
}

/** Applies one impulse of the floor to a point: restitution against the approach, friction against the slide. */
function applyContact(body: Body, arm: Vector, approach: number): void {
  const up: Vector = [0, 1, 0];
  const rebound = approach < -BOUNCE_FROM ? -RESTITUTION * approach : 0;
  const missing = rebound - speedAt(body, arm)[1];
  if (missing <= 0) return;
  const push = missing / compliance(arm, up);
  applyImpulse(body, arm, scale(up, push));

  const [slideX, , slideZ] = speedAt(body, arm);
  const slide: Vector = [slideX, 0, slideZ];
  const slideSpeed = length(slide);
  if (slideSpeed < 1e-6) return;
  const against = scale(slide, -1 / slideSpeed);
  applyImpulse(body, arm, scale(against, Math.min(FRICTION * push, slideSpeed / compliance(arm, against))));
}

/** Velocity change of a point along a direction for a unit impulse along it. */
function compliance(arm: Vector, direction: Vector): number {
  return 1 + dot(cross(scale(cross(arm, direction), 1 / INERTIA), arm), direction);
}

function applyImpulse(body: Body, arm: Vector, impulse: Vector): void {
  body.velocity = add(body.velocity, impulse);
  body.spin = add(body.spin, scale(cross(arm, impulse), 1 / INERTIA));
}
