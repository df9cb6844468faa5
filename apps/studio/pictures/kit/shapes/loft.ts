import { type Vec2, type Vec3, cross, dot, subtract } from '../vector.ts';
import { type Shape, emptyShape, pushQuad, pushTriangle } from './shape.ts';

/** A cross-section of a hull at a place along z. */
export interface Station {
  readonly z: number;
  /** Half width. */
  readonly w: number;
  /** Height above the axis, and depth below it (equal if undefined). */
  readonly t: number;
  readonly b?: number;
  /** Height of the axis. */
  readonly y?: number;
  /** Factor of the edge bevel. */
  readonly edge?: number;
}

/** Right half of a section, from top centre to bottom centre, in half widths and heights. */
export type Section = readonly Vec2[];

/** Sections that hulls share. */
export const SECTIONS = {
  wedge: [
    [0, 1],
    [0.4, 1],
    [1, 0.2],
    [0.95, -0.35],
    [0.5, -1],
    [0, -1],
  ],
  slab: [
    [0, 1],
    [0.7, 1],
    [1, 0.55],
    [1, -0.5],
    [0.6, -1],
    [0, -1],
  ],
  barrel: [
    [0, 1],
    [0.6, 1],
    [1, 0.55],
    [1, -0.5],
    [0.6, -1],
    [0, -1],
  ],
  keel: [
    [0, 1],
    [0.55, 1],
    [1, 0.35],
    [1, -0.4],
    [0.5, -1],
    [0, -1],
  ],
  arch: [
    [0, 1],
    [0.3, 0.95],
    [0.6, 0.78],
    [0.85, 0.45],
    [1, 0],
    [0, -0.3],
  ],
} as const satisfies Record<string, Section>;

/** A hull through its stations, closed at both ends. */
export function loft(stations: readonly Station[], section: Section, bevel = 0.05): Shape {
  const rings = stations.map((station) => ring(station, section, bevel));
  const count = rings[0].length;
  const shape = emptyShape();
  for (let index = 0; index + 1 < rings.length; index++) {
    const here = rings[index];
    const next = rings[index + 1];
    for (let i = 0; i < count; i++) {
      const j = (i + 1) % count;
      const mirrored = i < count / 2 ? i : count - 1 - i;
      pushQuad(shape, here[i], next[i], next[j], here[j], mirrored % 2);
    }
  }
  cap(shape, rings[0]);
  cap(shape, rings[rings.length - 1]);
  return faceOutwards(shape, stations);
}

function ring(station: Station, section: Section, bevel: number): Vec3[] {
  const raw = section.map(([x, y]): Vec2 => [
    x * station.w,
    (y > 0 ? y * station.t : y * (station.b ?? station.t)) + (station.y ?? 0),
  ]);
  const right: Vec2[] = [];
  raw.forEach((point, index) => {
    const before = raw[index - 1];
    const after = raw[index + 1];
    if (!before || !after) {
      right.push(point);
      return;
    }
    for (const towards of [before, after]) {
      const along: Vec2 = [towards[0] - point[0], towards[1] - point[1]];
      const length = Math.hypot(...along) || 1e-6;
      const share = Math.min(bevel * (station.edge ?? 1), length * 0.4) / length;
      right.push([point[0] + along[0] * share, point[1] + along[1] * share]);
    }
  });
  const left = right.slice(1, -1).toReversed();
  return [...right.map(([x, y]): Vec3 => [x, y, station.z]), ...left.map(([x, y]): Vec3 => [-x, y, station.z])];
}

function cap(shape: Shape, points: readonly Vec3[]): void {
  const centre: Vec3 = [0, points.reduce((sum, p) => sum + p[1], 0) / points.length, points[0][2]];
  points.forEach((point, index) => pushTriangle(shape, centre, point, points[(index + 1) % points.length], 0));
}

function faceOutwards(shape: Shape, stations: readonly Station[]): Shape {
  const { positions } = shape;
  const middle = (stations[0].z + stations[stations.length - 1].z) / 2;
  for (let at = 0; at < positions.length; at += 9) {
    const point = (k: number): Vec3 => [positions[at + k], positions[at + k + 1], positions[at + k + 2]];
    const [a, b, c] = [point(0), point(3), point(6)];
    const normal = cross(subtract(b, a), subtract(c, a));
    const z = (a[2] + b[2] + c[2]) / 3;
    const isCap = Math.abs(a[2] - b[2]) < 1e-6 && Math.abs(a[2] - c[2]) < 1e-6;
    const outwards: Vec3 = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3 - axisAt(stations, z), 0];
    const facing = isCap ? normal[2] * (z - middle) : dot(normal, outwards);
    if (facing < 0) positions.splice(at + 3, 6, ...c, ...b);
  }
  return shape;
}

function axisAt(stations: readonly Station[], z: number): number {
  for (let index = 0; index + 1 < stations.length; index++) {
    const here = stations[index];
    const next = stations[index + 1];
    if (z < Math.min(here.z, next.z) - 1e-6 || z > Math.max(here.z, next.z) + 1e-6) continue;
    const share = (z - here.z) / (next.z - here.z || 1);
    return axis(here) + (axis(next) - axis(here)) * share;
  }
  return 0;
}

const axis = (station: Station) => (station.y ?? 0) + (station.t - (station.b ?? station.t)) / 4;
