import { type Vec2, type Vec3, cross, dot, subtract } from '../vector.ts';
import type { Shape } from './shape.ts';

interface LatheOptions {
  /** Profile edges that meet at less than this angle, in radians, are shaded smoothly. */
  readonly crease?: number;
  /** Turns the first facet, in radians. */
  readonly turn?: number;
}

/** A body of revolution around the z axis from a profile of (radius, z); open profiles are tubes seen from outside. */
export function lathe(profile: readonly Vec2[], segments = 32, options: LatheOptions = {}): Shape {
  const shape = { positions: [] as number[], bevels: [] as number[], normals: [] as number[] };
  const edges = edgeNormals(profile);
  const smooth = Math.cos(options.crease ?? 0.6);
  const blended = (edge: number, neighbour: number): Vec2 => {
    const own = edges[edge];
    const other = edges[neighbour];
    if (!other || own[0] * other[0] + own[1] * other[1] <= smooth) return own;
    const sum: Vec2 = [own[0] + other[0], own[1] + other[1]];
    const length = Math.hypot(...sum) || 1;
    return [sum[0] / length, sum[1] / length];
  };
  const turned = ([radius, z]: Vec2, angle: number): Vec3 => [radius * Math.cos(angle), radius * Math.sin(angle), z];
  for (let edge = 0; edge + 1 < profile.length; edge++) {
    const before = blended(edge, edge - 1);
    const after = blended(edge, edge + 1);
    for (let segment = 0; segment < segments; segment++) {
      const from = (options.turn ?? 0) + (Math.PI * 2 * segment) / segments;
      const to = (options.turn ?? 0) + (Math.PI * 2 * (segment + 1)) / segments;
      const corners = [
        [turned(profile[edge], from), turned(before, from)],
        [turned(profile[edge + 1], from), turned(after, from)],
        [turned(profile[edge + 1], to), turned(after, to)],
        [turned(profile[edge], to), turned(before, to)],
      ] as const;
      pushSmooth(shape, corners[0], corners[1], corners[2]);
      pushSmooth(shape, corners[0], corners[2], corners[3]);
    }
  }
  return shape;
}

/** A rod along z with chamfered ends; `front` is its radius at −z. */
export function rod(front: number, back: number, length: number, segments = 24, bevel = 0.03): Shape {
  return lathe(
    [
      [0, -length / 2],
      [front - bevel, -length / 2],
      [front, -length / 2 + bevel],
      [back, length / 2 - bevel],
      [back - bevel, length / 2],
      [0, length / 2],
    ],
    segments,
    { crease: 0.3 },
  );
}

/** A ring of round cross-section in the plane of x and y. */
export function torus(radius: number, thickness: number, segments = 48, sides = 12): Shape {
  const profile = Array.from({ length: sides + 1 }, (_, index): Vec2 => {
    const angle = (index / sides) * Math.PI * 2;
    return [radius + Math.cos(angle) * thickness, Math.sin(angle) * thickness];
  });
  return lathe(profile.toReversed(), segments, { crease: 1.2 });
}

type Corner = readonly [point: Vec3, normal: Vec3];

function pushSmooth(shape: Required<Shape>, a: Corner, b: Corner, c: Corner): void {
  const face = cross(subtract(b[0], a[0]), subtract(c[0], a[0]));
  if (Math.hypot(...face) < 1e-12) return;
  const outwards: Vec3 = [a[1][0] + b[1][0] + c[1][0], a[1][1] + b[1][1] + c[1][1], a[1][2] + b[1][2] + c[1][2]];
  const ordered = dot(face, outwards) < 0 ? [a, c, b] : [a, b, c];
  for (const [point, normal] of ordered) {
    shape.positions.push(...point);
    shape.normals.push(...normal);
    shape.bevels.push(0);
  }
}

/** Outward normals of the profile's edges; the sign of the enclosed area gives the direction. */
function edgeNormals(profile: readonly Vec2[]): Vec2[] {
  let flux = 0;
  const normals = profile.slice(1).map((to, index): Vec2 => {
    const from = profile[index];
    const along: Vec2 = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(...along) || 1;
    const normal: Vec2 = [along[1] / length, -along[0] / length];
    flux += length * (from[0] + to[0]) * normal[0];
    return normal;
  });
  const closed = (profile[0][0] < 1e-6 && profile[profile.length - 1][0] < 1e-6) || isLoop(profile);
  return flux < -1e-4 && closed ? normals.map(([r, z]): Vec2 => [-r, -z]) : normals;
}

const isLoop = (profile: readonly Vec2[]) => {
  const first = profile[0];
  const last = profile[profile.length - 1];
  return Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6;
};
