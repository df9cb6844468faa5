import { GLOW_LIGHT, KEY_LIGHT, type LightTable, RIM_LIGHT, paintSurroundings, sample } from './light-table.ts';
import type { DieLook } from './look.ts';
import { PIPS, PIP_DEPTH, PIP_RADIUS, PIP_SPACING, faceIndex } from './markings.ts';
import type { SurfaceHit } from './surface.ts';
import { EDGE_RADIUS } from './tumble.ts';

/** The die's painted metal and glowing pips under the lights of its scene. */
export interface Material {
  readonly look: DieLook;
  readonly surroundings: LightTable;
  readonly wear: WearPattern;
}

export function createMaterial(look: DieLook): Material {
  return { look, surroundings: paintSurroundings(look), wear: paintWear() };
}

/** A surface point to shade. Directions have length 1. */
export interface ShadingPoint {
  readonly hit: SurfaceHit;
  /** Rotation matrix of the die, row by row: from its own axes to the scene's. */
  readonly matrix: readonly number[];
  /** Direction from the eye to the point, in the die's axes. */
  viewX: number;
  viewY: number;
  viewZ: number;
  /** Height of the point above the floor. */
  height: number;
  /** Size of a pixel at the point, in units, for soft edges. */
  pixel: number;
}

/** Linear light that leaves a point, and the pips' emission in it (for the bloom). */
export interface Shade {
  readonly light: Float64Array;
  emission: number;
}

export function emptyShade(): Shade {
  return { light: new Float64Array(3), emission: 0 };
}

/** The lit inlay around each face: distance from the middle and half width, in units. */
const INLAY_AT = 0.735;
const INLAY_WIDTH = 0.011;
/** Factor that sets the cut of the inlay's corners. */
const INLAY_CUT = 0.57;

/** Width of the light around a pip, up to the cell of the next pip. */
const HALO_WIDTH = PIP_SPACING / 2 - PIP_RADIUS;

const reflection = new Float64Array(3);

export function shade(material: Material, point: ShadingPoint, out: Shade): void {
  const { hit, matrix, pixel } = point;
  const { look } = material;
  const absX = Math.abs(hit.nx);
  const absY = Math.abs(hit.ny);
  const absZ = Math.abs(hit.nz);
  const axis = absX > absY ? (absX > absZ ? 0 : 2) : absY > absZ ? 1 : 2;
  const side = axis === 0 ? hit.nx : axis === 1 ? hit.ny : hit.nz;
  const u = axis === 0 ? hit.y : axis === 1 ? hit.z : hit.x;
  const v = axis === 0 ? hit.z : axis === 1 ? hit.x : hit.y;
  const viewIn = axis === 0 ? point.viewX : axis === 1 ? point.viewY : point.viewZ;
  const viewU = axis === 0 ? point.viewY : axis === 1 ? point.viewZ : point.viewX;
  const viewV = axis === 0 ? point.viewZ : axis === 1 ? point.viewX : point.viewY;

  let tiltU = 0;
  let tiltV = 0;
  let dark = 1;
  let emission = 0;
  let whiteness = 0;
  let lens = 0;

  const face = faceIndex(axis, side > 0);
  const column = Math.round(u / PIP_SPACING);
  const row = Math.round(v / PIP_SPACING);
  const hasPip = Math.abs(column) < 2 && Math.abs(row) < 2 && PIPS[face]![(row + 1) * 3 + column + 1] === 1;
  if (hasPip) {
    const du = u - column * PIP_SPACING;
    const dv = v - row * PIP_SPACING;
    const radius = Math.sqrt(du * du + dv * dv) || 1e-6;
    // The polished lip around the hole slopes outwards, then inwards.
    const lip = band(radius - PIP_RADIUS - 0.018, 0.018, pixel);
    tiltU += (lip * 0.75 * du) / radius;
    tiltV += (lip * 0.75 * dv) / radius;
    const inside = cover(PIP_RADIUS - radius, pixel);
    if (inside > 0) {
      const steep = Math.max(0.25, Math.abs(viewIn));
      const floorU = du + (viewU / steep) * PIP_DEPTH;
      const floorV = dv + (viewV / steep) * PIP_DEPTH;
      const floorRadius = Math.sqrt(floorU * floorU + floorV * floorV);
      const onLens = cover(PIP_RADIUS * 0.86 - floorRadius, pixel);
      const falloff = Math.max(0, 1 - floorRadius / PIP_RADIUS);
      const wall = 0.1 + 0.35 * Math.max(0, 1 - (floorRadius - PIP_RADIUS * 0.86) / 0.1);
      emission = inside * (onLens * (0.62 + 1.5 * falloff * falloff) + (1 - onLens) * wall);
      whiteness = onLens * falloff * falloff * 0.75;
      lens = inside;
      dark *= 1 - 0.96 * inside;
    } else {
      // Light of the lens on the paint around it.
      const halo = Math.max(0, 1 - (radius - PIP_RADIUS) / HALO_WIDTH);
      emission = 0.16 * halo * halo * halo;
    }
  }

  const absU = Math.abs(u);
  const absV = Math.abs(v);
  const frame = Math.max(absU, absV, (absU + absV) * INLAY_CUT);
  const inlay = band(frame - INLAY_AT, INLAY_WIDTH, pixel);
  dark *= 1 - 0.8 * inlay;
  emission += 0.3 * inlay;
  const slope = inlay * (frame > INLAY_AT ? -0.5 : 0.5);
  if (absU > absV) tiltU += u > 0 ? slope : -slope;
  else tiltV += v > 0 ? slope : -slope;

  const wear = wearAt(material.wear, u + face * 0.37, v + face * 0.61);
  const edge = smoothstep(1 - EDGE_RADIUS * 0.95, 1 - EDGE_RADIUS * 0.3, Math.max(absU, absV));
  const bare = smoothstep(0.5, 0.62, wear * 0.6 + edge * 0.31) * (1 - lens);
  tiltU += (wear - 0.5) * 0.05;
  tiltV += (wearAt(material.wear, v * 1.7, u * 1.7) - 0.5) * 0.05;

  // The normal with the slopes of the markings, first in the die's axes, then in the scene's.
  const lx = hit.nx + (axis === 0 ? 0 : axis === 1 ? tiltV : tiltU);
  const ly = hit.ny + (axis === 0 ? tiltU : axis === 1 ? 0 : tiltV);
  const lz = hit.nz + (axis === 0 ? tiltV : axis === 1 ? tiltU : 0);
  const factor = 1 / Math.sqrt(lx * lx + ly * ly + lz * lz);
  const nx = (matrix[0]! * lx + matrix[1]! * ly + matrix[2]! * lz) * factor;
  const ny = (matrix[3]! * lx + matrix[4]! * ly + matrix[5]! * lz) * factor;
  const nz = (matrix[6]! * lx + matrix[7]! * ly + matrix[8]! * lz) * factor;
  const vx = matrix[0]! * point.viewX + matrix[1]! * point.viewY + matrix[2]! * point.viewZ;
  const vy = matrix[3]! * point.viewX + matrix[4]! * point.viewY + matrix[5]! * point.viewZ;
  const vz = matrix[6]! * point.viewX + matrix[7]! * point.viewY + matrix[8]! * point.viewZ;

  const facing = Math.max(0, -(nx * vx + ny * vy + nz * vz));
  const bounce = -2 * (nx * vx + ny * vy + nz * vz);
  sample(material.surroundings, vx + nx * bounce, vy + ny * bounce, vz + nz * bounce, reflection);

  const key = Math.max(0, nx * KEY_LIGHT[0] + ny * KEY_LIGHT[1] + nz * KEY_LIGHT[2]);
  const rim = Math.max(0, nx * RIM_LIGHT[0] + ny * RIM_LIGHT[1] + nz * RIM_LIGHT[2]);
  const back = Math.max(0, nx * GLOW_LIGHT[0] + ny * GLOW_LIGHT[1] + nz * GLOW_LIGHT[2]);
  const near = Math.max(0, 1 - point.height / 2.4);
  // A point near the floor gets less light from the sky and more from the pad.
  const open = 0.35 + 0.65 * Math.min(1, point.height / 1.3);
  const sky = 0.22 * (0.6 + 0.4 * ny) * open;
  const pad = 0.3 * near * near * Math.max(0, 0.35 - ny * 0.65);
  const grazing = (1 - facing) * (1 - facing) * (1 - facing) * (1 - facing);
  const depth = open * dark;
  for (let channel = 0; channel < 3; channel++) {
    const albedo = look.body[channel]! * (0.75 + 0.5 * wear) * (1 - bare) + look.metal[channel]! * 0.09 * bare;
    const light =
      key * 1.25 * look.key[channel]! +
      rim * 1.1 * look.rim[channel]! +
      back * 0.5 * look.glow[channel]! +
      sky * look.sky[channel]! +
      pad * look.glow[channel]!;
    const tint = look.body[channel]! * 0.6 + 0.09;
    const polish = (tint + (1 - tint) * grazing * 0.75) * (1 - bare) + look.metal[channel]! * 0.85 * bare;
    const glowing = emission * (look.pip[channel]! * (1 - whiteness) + whiteness * 1.1) * 2.6;
    out.light[channel] = depth * (albedo * light + polish * reflection[channel]! * 0.55) + glowing;
  }
  out.emission = emission * lens;
}

/** Coverage: 1 inside, 0 outside, soft over a pixel; the distance is positive inside. */
function cover(distance: number, pixel: number): number {
  const t = distance / pixel + 0.5;
  return t < 0 ? 0 : t > 1 ? 1 : t;
}

/** Coverage of a line with a half width, soft over a pixel. */
function band(distance: number, halfWidth: number, pixel: number): number {
  return cover(halfWidth - Math.abs(distance), pixel + halfWidth);
}

function smoothstep(from: number, to: number, value: number): number {
  const t = (value - from) / (to - from);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}

/** Texels along each side of the wear pattern, which repeats. */
const SIZE = 256;
const MASK = SIZE - 1;

/** Scratches and worn paint, 0 to 1. Deterministic. */
interface WearPattern {
  readonly texels: Float32Array;
}

function paintWear(): WearPattern {
  const texels = new Float32Array(SIZE * SIZE);
  const octaves = [8, 16, 32, 64, 128].map((cells, index) => ({ cells, weight: 0.55 ** index }));
  const total = octaves.reduce((sum, { weight }) => sum + weight, 0);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      let value = 0;
      for (const { cells, weight } of octaves)
        value += weight * valueNoise((x / SIZE) * cells, (y / SIZE) * cells, cells);
      texels[y * SIZE + x] = value / total;
    }
  }
  return { texels };
}

/** The pattern at a place of the surface, in units. */
function wearAt(pattern: WearPattern, u: number, v: number): number {
  return pattern.texels[(((v * 96) & MASK) << 8) | ((u * 96) & MASK)]!;
}

/** Smooth noise with a period of `cells`. */
function valueNoise(x: number, y: number, cells: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = smooth(x - left);
  const down = smooth(y - top);
  const upper = lerp(lattice(left, top, cells), lattice(left + 1, top, cells), across);
  const lower = lerp(lattice(left, top + 1, cells), lattice(left + 1, top + 1, cells), across);
  return lerp(upper, lower, down);
}

function lattice(x: number, y: number, cells: number): number {
  let hash =
    Math.imul((x % cells) + 1, 0x9e3779b1) ^ Math.imul((y % cells) + 1, 0x85ebca6b) ^ Math.imul(cells, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0xffffffff;
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
