import { type Vec3, cross, dot, subtract } from '../vector.ts';

/** Separate triangles, counter-clockwise seen from outside: three points, nine numbers each. */
export interface Shape {
  readonly positions: number[];
  /** One number per point: 1 on bevels, where paint wears off. */
  readonly bevels: number[];
  /** Smooth normals; without them every triangle is flat. */
  readonly normals?: number[];
}

export const emptyShape = () => ({ positions: [] as number[], bevels: [] as number[] });

export function pushTriangle(shape: Shape, a: Vec3, b: Vec3, c: Vec3, bevel: number): void {
  shape.positions.push(...a, ...b, ...c);
  shape.bevels.push(bevel, bevel, bevel);
}

export function pushQuad(shape: Shape, a: Vec3, b: Vec3, c: Vec3, d: Vec3, bevel: number): void {
  pushTriangle(shape, a, b, c, bevel);
  pushTriangle(shape, a, c, d, bevel);
}

/** Adds a flat polygon of three or four corners so that it faces away from the origin. */
export function pushOutward(shape: Shape, corners: Vec3[], bevel: number): void {
  const normal = cross(subtract(corners[1], corners[0]), subtract(corners[2], corners[0]));
  const centre = corners.reduce<Vec3>((sum, p) => [sum[0] + p[0], sum[1] + p[1], sum[2] + p[2]], [0, 0, 0]);
  const [a, b, c, d] = dot(normal, centre) < 0 ? corners.toReversed() : corners;
  if (d) pushQuad(shape, a, b, c, d, bevel);
  else pushTriangle(shape, a, b, c, bevel);
}

/** Moves every point. */
export function deform<S extends Shape>(shape: S, move: (x: number, y: number, z: number) => Vec3): S {
  const { positions } = shape;
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = move(positions[at], positions[at + 1], positions[at + 2]);
    positions[at] = x;
    positions[at + 1] = y;
    positions[at + 2] = z;
  }
  return shape;
}
