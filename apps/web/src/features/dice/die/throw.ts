import { DICE_ROLL_MS } from '@star-seekers/contracts/constants';
import { type FaceValue, FACE_NORMALS, faceUp, relabellings, restingOn } from './faces.ts';
import { type Rotation, between, compose, inverse, rotate, turn, turnOf, turnVector } from './rotation.ts';
import { type AimedTumble, REST_YAW, poseOfTumble } from './aimed-tumble.ts';
import { type Pose, TUMBLE_STEP_S } from './tumble.ts';
import { type Vector, add, distance, length, normalize, scale } from './vector.ts';

/**
 * One throw, from the press of the button to rest; times in milliseconds since the press.
 * The die rises and spins, and goes on so while the server is asked. Its answer sends it down a tumble that ends on the
 * value; a refusal lets it sink back. An answer that is there in time makes the whole throw last {@link DICE_ROLL_MS}.
 */
export interface Throw {
  readonly from: Pose;
  readonly tumble: AimedTumble;
  readonly ending?: Landing | Sinking;
}

interface Landing {
  readonly kind: 'landing';
  readonly startsAt: number;
  /** Turn of the markings that brings the value up. */
  readonly markings: Rotation;
  /** Radians a second, from the swing to the first contact. */
  readonly spin: Vector;
}

interface Sinking {
  readonly kind: 'sinking';
  readonly startsAt: number;
  readonly to: Rotation;
}

const RISE_MS = 320;
const SWING_MS = 180;
const TUMBLE_MS = DICE_ROLL_MS - RISE_MS - SWING_MS;
const SINK_MS = 620;

/** The last part of the tumble in which it is led to the exact place. */
const LEVELLING_SHARE = 0.12;

/** The spin in the air: an axis near the vertical, radians a second. */
const HOVER_AXIS: Vector = normalize([0.32, 0.9, 0.28]);
const HOVER_SPIN = 8.5;

/** Radians a second in the air that look like a throw. */
const SPIN_RANGE = { min: 7, max: 15 };

const REST_POSITION: Vector = [0, 1, 0];

export function restPose(value: FaceValue): Pose {
  return { position: REST_POSITION, rotation: restingOn(value, REST_YAW) };
}

export function startThrow(from: Pose, tumble: AimedTumble): Throw {
  return { from, tumble };
}

/** The server has answered: from now on, or as soon as the die is up, it falls and comes to rest on the value. */
export function landOn(thrown: Throw, value: FaceValue, atMs: number): Throw {
  const startsAt = Math.max(RISE_MS, atMs);
  const { tumble } = thrown;
  const contact = tumble.poses[tumble.contact] as Pose;
  const last = tumble.poses.at(-1) as Pose;
  const seconds = contactMs(tumble) / 1000;
  const hanging = hoverRotation(thrown, startsAt);
  const wanted = scale(tumble.spin, 1 / paceOf(tumble));
  const candidates = relabellings(last.rotation, value).flatMap((markings) => {
    const shortest = turnVector(compose(compose(contact.rotation, markings), inverse(hanging)));
    const axis = normalize(add(shortest, [0, 1e-9, 0]));
    return [-2, -1, 0, 1, 2].map((turns) => ({
      markings,
      spin: scale(add(shortest, scale(axis, turns * 2 * Math.PI)), 1 / seconds),
    }));
  });
  const [best] = candidates.toSorted((a, b) => oddness(a.spin, wanted) - oddness(b.spin, wanted));
  return { ...thrown, ending: { kind: 'landing', startsAt, ...(best as Pick<Landing, 'markings' | 'spin'>) } };
}

/** There will be no value: the die sinks back to rest with a face up. */
export function sinkTo(thrown: Throw, value: FaceValue, atMs: number): Throw {
  const startsAt = Math.max(RISE_MS, atMs);
  const hanging = hoverRotation(thrown, startsAt);
  const [to] = [0, 1, 2, 3]
    .map((quarter) => restingOn(value, REST_YAW + (quarter * Math.PI) / 2))
    .toSorted((a, b) => angleBetween(hanging, a) - angleBetween(hanging, b));
  return { ...thrown, ending: { kind: 'sinking', startsAt, to: to as Rotation } };
}

/** When the die lies still; undefined while nobody knows. */
export function restsAt({ ending }: Throw): number | undefined {
  if (!ending) return undefined;
  return ending.startsAt + (ending.kind === 'landing' ? SWING_MS + TUMBLE_MS : SINK_MS);
}

export function poseAt(thrown: Throw, ms: number): Pose {
  const { ending } = thrown;
  if (!ending || ms < ending.startsAt)
    return { position: hoverPosition(thrown, ms), rotation: hoverRotation(thrown, ms) };
  const since = ms - ending.startsAt;
  return ending.kind === 'landing' ? landingPose(thrown, ending, since) : sinkingPose(thrown, ending, since);
}

function landingPose(thrown: Throw, landing: Landing, since: number): Pose {
  const { tumble } = thrown;
  const inAir = since < contactMs(tumble);
  const flying = compose(turnOf(scale(landing.spin, since / 1000)), hoverRotation(thrown, landing.startsAt));
  if (since < SWING_MS) return { position: swing(thrown, landing.startsAt, since), rotation: flying };
  const pose = poseOfTumble(tumble, ((since - SWING_MS) / 1000) * paceOf(tumble));
  if (inAir) return { position: pose.position, rotation: flying };
  return levelled(
    { position: pose.position, rotation: compose(pose.rotation, landing.markings) },
    (since - SWING_MS) / TUMBLE_MS,
  );
}

/** Leads the end of a tumble to the exact rest: what friction left of tilt and height goes within the last moments. */
function levelled({ position, rotation }: Pose, progress: number): Pose {
  const share = smooth((progress - 1 + LEVELLING_SHARE) / LEVELLING_SHARE);
  if (share === 0) return { position, rotation };
  const up = rotate(rotation, FACE_NORMALS[faceUp(rotation).value]);
  // The axis across the tilt times its angle, which is small here.
  const tilt: Vector = [-up[2], 0, up[0]];
  return {
    position: add(position, scale([-position[0], 1 - position[1], -position[2]], share)),
    rotation: compose(turnOf(scale(tilt, share)), rotation),
  };
}

function sinkingPose(thrown: Throw, sinking: Sinking, since: number): Pose {
  const progress = Math.min(1, since / SINK_MS);
  const from = hoverPosition(thrown, sinking.startsAt);
  const share = smooth(progress);
  return {
    position: add(from, scale(add(REST_POSITION, scale(from, -1)), share)),
    rotation: between(hoverRotation(thrown, sinking.startsAt), sinking.to, share),
  };
}

/** The wind-up: a little behind and under the point where the tumble begins. */
function hoverPoint({ tumble }: Throw): Vector {
  const [start] = tumble.poses as readonly [Pose];
  const [vx, , vz] = tumble.velocity;
  return add(start.position, [-vx * 0.12, -0.5, -vz * 0.12]);
}

function hoverPosition(thrown: Throw, ms: number): Vector {
  const point = hoverPoint(thrown);
  const share = smooth(ms / RISE_MS);
  const bob = 0.12 * Math.sin((Math.max(0, ms - RISE_MS) / 1000) * 3.2);
  return add(add(scale(thrown.from.position, 1 - share), scale(point, share)), [0, bob, 0]);
}

function hoverRotation({ from }: Throw, ms: number): Rotation {
  // The spin grows while the die rises and then stays.
  const turning = ms < RISE_MS ? (ms * ms) / (2 * RISE_MS) : ms - RISE_MS / 2;
  return compose(turn(HOVER_AXIS, (HOVER_SPIN * turning) / 1000), from.rotation);
}

/** From the wind-up to the toss: starts still and leaves with the toss's speed. */
function swing(thrown: Throw, startsAt: number, since: number): Vector {
  const { tumble } = thrown;
  const t = since / SWING_MS;
  const from = hoverPosition(thrown, startsAt);
  const [start] = tumble.poses as readonly [Pose];
  const leaving = scale(tumble.velocity, (paceOf(tumble) * SWING_MS) / 1000);
  const near = t * t * (3 - 2 * t);
  return add(add(scale(from, 1 - near), scale(start.position, near)), scale(leaving, t * t * (t - 1)));
}

/** Seconds of the simulation a second of the throw. */
function paceOf({ poses }: AimedTumble): number {
  return ((poses.length - 1) * TUMBLE_STEP_S) / (TUMBLE_MS / 1000);
}

/** From the start of the landing to the first contact with the pad. */
function contactMs(tumble: AimedTumble): number {
  return SWING_MS + ((tumble.contact * TUMBLE_STEP_S) / paceOf(tumble)) * 1000;
}

/** How strange a spin in the air would look before a tumble that goes on with `wanted`; too slow and too fast are worst. */
function oddness(spin: Vector, wanted: Vector): number {
  const speed = length(spin);
  return distance(spin, wanted) + 3 * Math.max(0, SPIN_RANGE.min - speed, speed - SPIN_RANGE.max);
}

function angleBetween(a: Rotation, b: Rotation): number {
  return length(turnVector(compose(b, inverse(a))));
}

function smooth(t: number): number {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
}
