import { EDGE_RADIUS } from './tumble.ts';

/** Half width of the flat part of a face. */
const LEVEL = 1 - EDGE_RADIUS;

/** Distance to the surface (in units) that counts as a hit. */
const CLOSE_ENOUGH = 0.0015;

const MAX_MARCH_STEPS = 24;

/** Intersection of a ray with the die, in the die's axes. */
export interface SurfaceHit {
  x: number;
  y: number;
  z: number;
  /** Surface normal of length 1. */
  nx: number;
  ny: number;
  nz: number;
  /** Smallest distance to the surface, divided by the distance along the ray; 0 for a hit. */
  missBy: number;
}

export function emptyHit(): SurfaceHit {
  return { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, missBy: 0 };
}

/**
 * Intersects a ray (direction of length 1) with the rounded cube: in closed form on the flat faces, by sphere tracing
 * around the edges. Fills `hit`. @returns false when the ray misses the bounding cube
 */
export function findSurface(
  hit: SurfaceHit,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const sideX = dx > 0 ? -1 : 1;
  const sideY = dy > 0 ? -1 : 1;
  const sideZ = dz > 0 ? -1 : 1;
  const enterX = (sideX - ox) / dx;
  const enterY = (sideY - oy) / dy;
  const enterZ = (sideZ - oz) / dz;
  let distance = enterX > enterY ? (enterX > enterZ ? enterX : enterZ) : enterY > enterZ ? enterY : enterZ;
  const leaveX = enterX - (2 * sideX) / dx;
  const leaveY = enterY - (2 * sideY) / dy;
  const leaveZ = enterZ - (2 * sideZ) / dz;
  const end = leaveX < leaveY ? (leaveX < leaveZ ? leaveX : leaveZ) : leaveY < leaveZ ? leaveY : leaveZ;
  if (distance > end) return false;

  hit.x = ox + dx * distance;
  hit.y = oy + dy * distance;
  hit.z = oz + dz * distance;
  const outX = hit.x > LEVEL || hit.x < -LEVEL;
  const outY = hit.y > LEVEL || hit.y < -LEVEL;
  const outZ = hit.z > LEVEL || hit.z < -LEVEL;
  if (Number(outX) + Number(outY) + Number(outZ) < 2) {
    hit.missBy = 0;
    hit.nx = outX ? sideX : 0;
    hit.ny = outY ? sideY : 0;
    hit.nz = outZ ? sideZ : 0;
    return true;
  }
  let nearest = Infinity;
  let nearestDistance = distance;
  for (let step = 0; step < MAX_MARCH_STEPS && distance < end; step++) {
    const gap = gapTo(ox + dx * distance, oy + dy * distance, oz + dz * distance);
    if (gap / distance < nearest) {
      nearest = gap / distance;
      nearestDistance = distance;
    }
    if (gap < CLOSE_ENOUGH) {
      nearest = 0;
      break;
    }
    distance += gap;
  }
  hit.missBy = nearest;
  hit.x = ox + dx * nearestDistance;
  hit.y = oy + dy * nearestDistance;
  hit.z = oz + dz * nearestDistance;
  setNormal(hit);
  return true;
}

/** Distance from a point to the surface. */
function gapTo(x: number, y: number, z: number): number {
  const ax = Math.abs(x) - LEVEL;
  const ay = Math.abs(y) - LEVEL;
  const az = Math.abs(z) - LEVEL;
  const bx = ax > 0 ? ax : 0;
  const by = ay > 0 ? ay : 0;
  const bz = az > 0 ? az : 0;
  return Math.sqrt(bx * bx + by * by + bz * bz) - EDGE_RADIUS;
}

function setNormal(hit: SurfaceHit): void {
  const bx = Math.max(0, Math.abs(hit.x) - LEVEL);
  const by = Math.max(0, Math.abs(hit.y) - LEVEL);
  const bz = Math.max(0, Math.abs(hit.z) - LEVEL);
  const factor = 1 / (Math.sqrt(bx * bx + by * by + bz * bz) || 1);
  hit.nx = hit.x < 0 ? -bx * factor : bx * factor;
  hit.ny = hit.y < 0 ? -by * factor : by * factor;
  hit.nz = hit.z < 0 ? -bz * factor : bz * factor;
}
