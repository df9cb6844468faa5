import { type Vector, length, normalize, scale } from './vector.ts';

/** A rotation as a unit quaternion. */
export type Rotation = readonly [x: number, y: number, z: number, w: number];

export const NO_ROTATION: Rotation = [0, 0, 0, 1];

/** Rotation by an angle (radians) about an axis of length 1. */
export function turn(axis: Vector, angle: number): Rotation {
  const half = Math.sin(angle / 2);
  return [axis[0] * half, axis[1] * half, axis[2] * half, Math.cos(angle / 2)];
}

/** Rotation from a rotation vector: axis times angle (radians). */
export function turnOf(vector: Vector): Rotation {
  const angle = length(vector);
  return angle < 1e-9 ? NO_ROTATION : turn(scale(vector, 1 / angle), angle);
}

/** The rotation `first` followed by `second`. */
export function compose(second: Rotation, first: Rotation): Rotation {
  const [ax, ay, az, aw] = second;
  const [bx, by, bz, bw] = first;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function inverse([x, y, z, w]: Rotation): Rotation {
  return [-x, -y, -z, w];
}

/** Removes rounding errors from the length. */
export function renormalize([x, y, z, w]: Rotation): Rotation {
  const factor = 1 / Math.sqrt(x * x + y * y + z * z + w * w);
  return [x * factor, y * factor, z * factor, w * factor];
}

export function rotate(rotation: Rotation, vector: Vector): Vector {
  const m = matrixOf(rotation);
  const [x, y, z] = vector;
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

/** The same rotation as a matrix, row by row. */
export function matrixOf([x, y, z, w]: Rotation): readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
] {
  return [
    1 - 2 * (y * y + z * z),
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    1 - 2 * (x * x + z * z),
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    1 - 2 * (x * x + y * y),
  ];
}

/** Rotation vector (axis times angle, at most half a turn) of a rotation: the inverse of {@link turnOf}. */
export function turnVector(rotation: Rotation): Vector {
  const [x, y, z, w] = rotation[3] < 0 ? scaleAll(rotation, -1) : rotation;
  const sine = Math.sqrt(x * x + y * y + z * z);
  if (sine < 1e-9) return [0, 0, 0];
  return scale(normalize([x, y, z]), 2 * Math.atan2(sine, w));
}

/** Spherical interpolation along the shorter way; `progress` is 0 to 1. */
export function between(from: Rotation, to: Rotation, progress: number): Rotation {
  return compose(turnOf(scale(turnVector(compose(to, inverse(from))), progress)), from);
}

function scaleAll([x, y, z, w]: Rotation, factor: number): Rotation {
  return [x * factor, y * factor, z * factor, w * factor];
}
