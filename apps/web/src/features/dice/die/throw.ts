import { type FaceValue, FACE_NORMALS, faceUp, relabellings, restRotation } from './faces.ts';
import { type Rotation, between, compose, inverse, rotate, turn, turnOf, turnVector } from './rotation.ts';
import { type AimedTumble, REST_YAW, poseOfTumble } from './aimed-tumble.ts';
import { type Pose, TUMBLE_STEP_S } from './tumble.ts';
import { type Vector, add, distance, length, normalize, scale } from './vector.ts';

/**
 * One throw, from the press of the button to rest; times in milliseconds since the press.
 * The die rises and spins until the server responds. Then it tumbles down onto the value, or sinks back after an error.
 * If the response arrives in time, the whole throw lasts {@link DICE_ROLL_MS}.
 */
export interface Throw {
  readonly from: Pose;
  readonly tumble: AimedTumble;
  readonly ending?: Landing | Sinking;
}

interface Landing {
  readonly kind: 'landing';
  readonly startsAt: number;
  /** Rotation of the markings that brings the value up. */
  readonly markings: Rotation;
  /** Radians per second, from the swing to the first contact. */
  readonly spin: Vector;
}

interface Sinking {
  readonly kind: 'sinking';
  readonly startsAt: number;
  readonly to: Rotation;
}

/** The dice tumbles this long (`P9.30`). */
export const DICE_ROLL_MS = 2000;

const RISE_MS = 320;
const SWING_MS = 180;
const TUMBLE_MS = DICE_ROLL_MS - RISE_MS - SWING_MS;
const SINK_MS = 620;

/** Last share of the tumble in which the pose is corrected to the exact rest. */
const LEVELLING_SHARE = 0.12;

/** Spin while hovering: an axis near the vertical, in radians per second. */
const HOVER_AXIS: Vector = normalize([0.32, 0.9, 0.28]);
const HOVER_SPIN = 8.5;

/** Plausible spin in the air, in radians per second. */
const SPIN_RANGE = { min: 7, max: 15 };

const REST_POSITION: Vector = [0, 1, 0];

export function restPose(value: FaceValue): Pose {
  return { position: REST_POSITION, rotation: restRotation(value, REST_YAW) };
}

export function startThrow(from: Pose, tumble: AimedTumble): Throw {
  return { from, tumble };
}

/** Ends the throw on a value: the die falls from `atMs`, or once it is up, and rests on the value. */
export function landOn(state: Throw, value: FaceValue, atMs: number): Throw {
  const startsAt = Math.max(RISE_MS, atMs);
  const { tumble } = state;
  const contact = tumble.poses[tumble.contact] as Pose;
  const last = tumble.poses.at(-1) as Pose;
  const seconds = contactMs(tumble) / 1000;
  const hoverEnd = hoverRotation(state, startsAt);
  const targetSpin = scale(tumble.spin, 1 / paceOf(tumble));
  const candidates = relabellings(last.rotation, value).flatMap((markings) => {
    const shortest = turnVector(compose(compose(contact.rotation, markings), inverse(hoverEnd)));
    const axis = normalize(add(shortest, [0, 1e-9, 0]));
    return [-2, -1, 0, 1, 2].map((turns) => ({
      markings,
      spin: scale(add(shortest, scale(axis, turns * 2 * Math.PI)), 1 / seconds),
    }));
  });
  const [best] = candidates.toSorted((a, b) => spinCost(a.spin, targetSpin) - spinCost(b.spin, targetSpin));
  return { ...state, ending: { kind: 'landing', startsAt, ...(best as Pick<Landing, 'markings' | 'spin'>) } };
}

/** Ends the throw after an error: the die sinks back to rest with a face up. */
export function sinkTo(state: Throw, value: FaceValue, atMs: number): Throw {
  const startsAt = Math.max(RISE_MS, atMs);
  const hoverEnd = hoverRotation(state, startsAt);
  const [to] = [0, 1, 2, 3]
    .map((quarter) => restRotation(value, REST_YAW + (quarter * Math.PI) / 2))
    .toSorted((a, b) => angleBetween(hoverEnd, a) - angleBetween(hoverEnd, b));
  return { ...state, ending: { kind: 'sinking', startsAt, to: to as Rotation } };
}

/** Time at which the die rests; undefined before the throw has an ending. */
export function restsAt({ ending }: Throw): number | undefined {
  if (!ending) return undefined;
  return ending.startsAt + (ending.kind === 'landing' ? SWING_MS + TUMBLE_MS : SINK_MS);
}

export function poseAt(state: Throw, ms: number): Pose {
  const { ending } = state;
  if (!ending || ms < ending.startsAt)
    return { position: hoverPosition(state, ms), rotation: hoverRotation(state, ms) };
  const since = ms - ending.startsAt;
  return ending.kind === 'landing' ? landingPose(state, ending, since) : sinkingPose(state, ending, since);
}

function landingPose(state: Throw, landing: Landing, since: number): Pose {
  const { tumble } = state;
  const inAir = since < contactMs(tumble);
  const flying = compose(turnOf(scale(landing.spin, since / 1000)), hoverRotation(state, landing.startsAt));
  if (since < SWING_MS) return { position: swing(state, landing.startsAt, since), rotation: flying };
  const pose = poseOfTumble(tumble, ((since - SWING_MS) / 1000) * paceOf(tumble));
  if (inAir) return { position: pose.position, rotation: flying };
  return correctToRest(
    { position: pose.position, rotation: compose(pose.rotation, landing.markings) },
    (since - SWING_MS) / TUMBLE_MS,
  );
}

/** Corrects the end of a tumble to the exact rest: removes the remaining offset and tilt. */
function correctToRest({ position, rotation }: Pose, progress: number): Pose {
  const share = smooth((progress - 1 + LEVELLING_SHARE) / LEVELLING_SHARE);
  if (share === 0) return { position, rotation };
  const up = rotate(rotation, FACE_NORMALS[faceUp(rotation).value]);
  // Rotation vector of the tilt, for a small angle.
  const tilt: Vector = [-up[2], 0, up[0]];
  return {
    position: add(position, scale([-position[0], 1 - position[1], -position[2]], share)),
    rotation: compose(turnOf(scale(tilt, share)), rotation),
  };
}

function sinkingPose(state: Throw, sinking: Sinking, since: number): Pose {
  const progress = Math.min(1, since / SINK_MS);
  const from = hoverPosition(state, sinking.startsAt);
  const share = smooth(progress);
  return {
    position: add(from, scale(add(REST_POSITION, scale(from, -1)), share)),
    rotation: between(hoverRotation(state, sinking.startsAt), sinking.to, share),
  };
}

/** Position of the wind-up: a little behind and below the start of the tumble. */
function hoverPoint({ tumble }: Throw): Vector {
  const [start] = tumble.poses as readonly [Pose];
  const [vx, , vz] = tumble.velocity;
  return add(start.position, [-vx * 0.12, -0.5, -vz * 0.12]);
}

function hoverPosition(state: Throw, ms: number): Vector {
  const point = hoverPoint(state);
  const share = smooth(ms / RISE_MS);
  const bob = 0.12 * Math.sin((Math.max(0, ms - RISE_MS) / 1000) * 3.2);
  return add(add(scale(state.from.position, 1 - share), scale(point, share)), [0, bob, 0]);
}

function hoverRotation({ from }: Throw, ms: number): Rotation {
  // The spin grows while the die rises, then stays constant.
  const spinMs = ms < RISE_MS ? (ms * ms) / (2 * RISE_MS) : ms - RISE_MS / 2;
  return compose(turn(HOVER_AXIS, (HOVER_SPIN * spinMs) / 1000), from.rotation);
}

/** Moves from the wind-up to the toss: starts at rest and ends with the toss's velocity. */
function swing(state: Throw, startsAt: number, since: number): Vector {
  const { tumble } = state;
  const t = since / SWING_MS;
  const from = hoverPosition(state, startsAt);
  const [start] = tumble.poses as readonly [Pose];
  const endVelocity = scale(tumble.velocity, (paceOf(tumble) * SWING_MS) / 1000);
  const share = t * t * (3 - 2 * t);
  return add(add(scale(from, 1 - share), scale(start.position, share)), scale(endVelocity, t * t * (t - 1)));
}

/** Simulated seconds per second of the throw. */
function paceOf({ poses }: AimedTumble): number {
  return ((poses.length - 1) * TUMBLE_STEP_S) / (TUMBLE_MS / 1000);
}

/** Time from the start of the landing to the first contact with the pad. */
function contactMs(tumble: AimedTumble): number {
  return SWING_MS + ((tumble.contact * TUMBLE_STEP_S) / paceOf(tumble)) * 1000;
}

/** Cost of a spin in the air before a tumble with spin `target`; spins outside {@link SPIN_RANGE} cost most. */
function spinCost(spin: Vector, target: Vector): number {
  const speed = length(spin);
  return distance(spin, target) + 3 * Math.max(0, SPIN_RANGE.min - speed, speed - SPIN_RANGE.max);
}

function angleBetween(a: Rotation, b: Rotation): number {
  return length(turnVector(compose(b, inverse(a))));
}

function smooth(t: number): number {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
}
