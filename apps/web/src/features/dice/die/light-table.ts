import type { DieLook, Rgb } from './look.ts';
import { type Vector, dot, normalize } from './vector.ts';

/** Texels along each side of a light table. */
const SIZE = 64;

/** Directions towards the lights. The key light is at the upper left, the rim lights are behind the die. */
export const KEY_LIGHT: Vector = normalize([-0.62, 0.82, 0.5]);
export const RIM_LIGHT: Vector = normalize([0.9, 0.22, -0.3]);
export const GLOW_LIGHT: Vector = normalize([-0.75, 0.05, -0.75]);

/** Environment map: blurred linear light from every direction, as an octahedral map. */
export interface LightTable {
  readonly texels: Float32Array;
}

/** Renders the environment that the die reflects: softboxes, strips, a dim sky and the lit pad below. */
export function paintSurroundings(look: DieLook): LightTable {
  const texels = new Float32Array(SIZE * SIZE * 3);
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      texels.set(radiance(directionOf(column / (SIZE - 1), row / (SIZE - 1)), look), (row * SIZE + column) * 3);
    }
  }
  return { texels };
}

/** Samples a table with bilinear filtering in a direction of length 1, into `out`. */
export function sample(table: LightTable, x: number, y: number, z: number, out: Float64Array): void {
  const sum = Math.abs(x) + Math.abs(y) + Math.abs(z);
  let u = x / sum;
  let v = z / sum;
  if (y < 0) {
    const foldedU = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = foldedU;
  }
  const texelX = (u * 0.5 + 0.5) * (SIZE - 1.001);
  const texelY = (v * 0.5 + 0.5) * (SIZE - 1.001);
  const column = texelX | 0;
  const row = texelY | 0;
  const right = texelX - column;
  const down = texelY - row;
  const index = (row * SIZE + column) * 3;
  const below = index + SIZE * 3;
  const a = (1 - right) * (1 - down);
  const b = right * (1 - down);
  const c = (1 - right) * down;
  const d = right * down;
  const { texels } = table;
  out[0] = a * texels[index]! + b * texels[index + 3]! + c * texels[below]! + d * texels[below + 3]!;
  out[1] = a * texels[index + 1]! + b * texels[index + 4]! + c * texels[below + 1]! + d * texels[below + 4]!;
  out[2] = a * texels[index + 2]! + b * texels[index + 5]! + c * texels[below + 2]! + d * texels[below + 5]!;
}

function directionOf(u: number, v: number): Vector {
  let x = u * 2 - 1;
  let z = v * 2 - 1;
  const y = 1 - Math.abs(x) - Math.abs(z);
  if (y < 0) {
    const foldedX = (1 - Math.abs(z)) * (x < 0 ? -1 : 1);
    z = (1 - Math.abs(x)) * (z < 0 ? -1 : 1);
    x = foldedX;
  }
  return normalize([x, y, z]);
}

function radiance(direction: Vector, look: DieLook): Rgb {
  const [, height] = direction;
  // Soft variation, so that reflections move even on a level face.
  const cloud = Math.sin(direction[0] * 7 + direction[2] * 3) * Math.sin(direction[2] * 8 - direction[1] * 4);
  const sky = 0.06 + 0.3 * Math.max(0, height) + 0.28 * ramp(0, 0.8, cloud) * ramp(-0.2, 0.4, height);
  const key = 3.6 * ramp(0.9, 0.99, dot(direction, KEY_LIGHT));
  // A long strip overhead makes the highlight along the upper edges.
  const strip = 2.2 * ramp(0.1, 0.03, Math.abs(direction[2] + 0.45 - 0.2 * direction[0])) * ramp(0.3, 0.7, height);
  const rim = 3.6 * ramp(0.72, 0.97, dot(direction, RIM_LIGHT));
  const glow = 2.4 * ramp(0.8, 0.98, dot(direction, GLOW_LIGHT));
  const pad = 0.55 * ramp(0.05, -0.25, height) * ramp(-0.98, -0.5, height);
  return [0, 1, 2].map(
    (channel) =>
      sky * look.sky[channel]! +
      (key + strip) * look.key[channel]! +
      rim * look.rim[channel]! +
      (glow + pad) * look.glow[channel]!,
  ) as unknown as Rgb;
}

/** Smoothstep from 0 at `from` to 1 at `to`; `from` may be the larger. */
function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
