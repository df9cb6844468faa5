import { type Vec3, clamp } from './vector.ts';

/** A signed distance: negative inside. Organic hulls are combinations of these. */
export type Field = (x: number, y: number, z: number) => number;

/** The smaller of two distances, blended over `k`. */
export const join = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};

/** The larger of two distances, blended over `k`. */
export const intersect = (a: number, b: number, k: number) => -join(-a, -b, k);

export function ellipsoid(x: number, y: number, z: number, centre: Vec3, radii: Vec3): number {
  const px = x - centre[0];
  const py = y - centre[1];
  const pz = z - centre[2];
  const k0 = Math.sqrt((px / radii[0]) ** 2 + (py / radii[1]) ** 2 + (pz / radii[2]) ** 2);
  const k1 = Math.sqrt((px / radii[0] ** 2) ** 2 + (py / radii[1] ** 2) ** 2 + (pz / radii[2] ** 2) ** 2);
  return k1 < 1e-9 ? -Math.min(...radii) : (k0 * (k0 - 1)) / k1;
}

/** A point of a limb with its radius. */
export type Joint = readonly [x: number, y: number, z: number, radius: number];

/** Distance to a limb, and the position of the nearest point along it, from 0 to 1. */
export interface Nearest {
  readonly distance: number;
  readonly share: number;
}

export interface Limb {
  readonly joints: readonly Joint[];
  readonly nearest: (x: number, y: number, z: number) => Nearest;
}

/** A tapered limb through joints, smooth between them. */
export function limb(joints: readonly Joint[], segments = 24): Limb {
  const fine = resample(joints, segments);
  const nearest = (x: number, y: number, z: number): Nearest => {
    let distance = 1e9;
    let share = 0;
    for (let index = 0; index < segments; index++) {
      const a = fine[index];
      const b = fine[index + 1];
      const bx = b[0] - a[0];
      const by = b[1] - a[1];
      const bz = b[2] - a[2];
      const px = x - a[0];
      const py = y - a[1];
      const pz = z - a[2];
      const h = clamp((px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz || 1e-9), 0, 1);
      const d = Math.sqrt((px - bx * h) ** 2 + (py - by * h) ** 2 + (pz - bz * h) ** 2) - (a[3] + (b[3] - a[3]) * h);
      if (d < distance) {
        distance = d;
        share = (index + h) / segments;
      }
    }
    return { distance, share };
  };
  return { joints: fine, nearest };
}

function resample(joints: readonly Joint[], segments: number): Joint[] {
  const spline = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return Array.from({ length: segments + 1 }, (_, index) => {
    const along = (index / segments) * (joints.length - 1);
    const from = Math.min(joints.length - 2, Math.floor(along));
    const joint = (offset: number) => joints[clamp(from + offset, 0, joints.length - 1)];
    const part = (k: 0 | 1 | 2 | 3) => spline(joint(-1)[k], joint(0)[k], joint(1)[k], joint(2)[k], along - from);
    return [part(0), part(1), part(2), part(3)];
  });
}
