import { type Rotation, compose, rotate, turn, turnOf } from './rotation.ts';
import { type Vector, cross, dot } from './vector.ts';

export type FaceValue = 1 | 2 | 3 | 4 | 5 | 6;

export const FACE_VALUES: readonly FaceValue[] = [1, 2, 3, 4, 5, 6];

/** Normal of each face on the unrotated die. Opposite faces add up to seven; 1, 2, 3 run counter-clockwise. */
export const FACE_NORMALS: Readonly<Record<FaceValue, Vector>> = {
  1: [0, 1, 0],
  2: [0, 0, 1],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 0, -1],
  6: [0, -1, 0],
};

const UP: Vector = [0, 1, 0];

/** The uppermost face and the vertical part of its normal: 1 when the face is level. */
export function faceUp(rotation: Rotation): { readonly value: FaceValue; readonly level: number } {
  let best: { value: FaceValue; level: number } = { value: 1, level: -1 };
  for (const value of FACE_VALUES) {
    const level = rotate(rotation, FACE_NORMALS[value])[1];
    if (level > best.level) best = { value, level };
  }
  return best;
}

/** Rotation of the resting die with a face up, turned about the vertical by `yaw` (radians). */
export function restRotation(value: FaceValue, yaw: number): Rotation {
  return compose(turn(UP, yaw), turnBetween(FACE_NORMALS[value], UP));
}

/** The four rotations of the markings that bring `value` up when the die then has `rotation`. */
export function relabellings(rotation: Rotation, value: FaceValue): readonly Rotation[] {
  const upNow = FACE_NORMALS[faceUp(rotation).value];
  const swap = turnBetween(FACE_NORMALS[value], upNow);
  return [0, 1, 2, 3].map((quarter) => compose(turn(upNow, (quarter * Math.PI) / 2), swap));
}

/** The quarter or half turn from one face direction to another. */
function turnBetween(from: Vector, to: Vector): Rotation {
  const cosine = dot(from, to);
  if (cosine > 0.5) return turnOf([0, 0, 0]);
  if (cosine < -0.5) return turn([from[1], from[2], from[0]], Math.PI);
  return turn(cross(from, to), Math.PI / 2);
}
