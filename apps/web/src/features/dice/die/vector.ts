/** Right-handed: x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function scale(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vector): number {
  return Math.sqrt(dot(a, a));
}

export function distance(a: Vector, b: Vector): number {
  return length(add(a, scale(b, -1)));
}

/** Unit vector of a non-zero vector. */
export function normalize(a: Vector): Vector {
  return scale(a, 1 / length(a));
}
