import { random } from './random.ts';

const GRADIENTS = gradients();

/** Gradient noise, about −1 to 1. */
export function noise(x: number, y: number, z: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const cellZ = Math.floor(z);
  const fx = x - cellX;
  const fy = y - cellY;
  const fz = z - cellZ;
  const u = fade(fx);
  const v = fade(fy);
  const w = fade(fz);
  const corner = (i: number, j: number, k: number) => {
    const at = hash(cellX + i, cellY + j, cellZ + k) * 3;
    return GRADIENTS[at] * (fx - i) + GRADIENTS[at + 1] * (fy - j) + GRADIENTS[at + 2] * (fz - k);
  };
  const near = lerp(lerp(corner(0, 0, 0), corner(1, 0, 0), u), lerp(corner(0, 1, 0), corner(1, 1, 0), u), v);
  const far = lerp(lerp(corner(0, 0, 1), corner(1, 0, 1), u), lerp(corner(0, 1, 1), corner(1, 1, 1), u), v);
  return 1.6 * lerp(near, far, w);
}

/** Octaves of noise, each twice as fine and half as strong. */
export function fractal(x: number, y: number, z: number, octaves = 5): number {
  let sum = 0;
  let weight = 0;
  let amplitude = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise(x, y, z);
    weight += amplitude;
    amplitude *= 0.5;
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 3.7;
    z = z * 2.03 + 9.2;
  }
  return sum / weight;
}

/** Octaves of folded noise: sharp crests, 0 to 1. */
export function ridges(x: number, y: number, z: number, octaves = 5): number {
  let sum = 0;
  let weight = 0;
  let amplitude = 1;
  let previous = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = (1 - Math.abs(noise(x, y, z))) ** 2;
    sum += amplitude * crest * previous;
    previous = crest;
    weight += amplitude;
    amplitude *= 0.5;
    x = x * 2.07 + 5.1;
    y = y * 2.07 + 1.7;
    z = z * 2.07 + 7.2;
  }
  return sum / weight;
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

function hash(x: number, y: number, z: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return (mixed ^ (mixed >>> 16)) & 511;
}

function gradients(): Float32Array {
  const next = random(1337);
  const table = new Float32Array(512 * 3);
  for (let index = 0; index < 512; index++) {
    let point: [number, number, number];
    let square: number;
    do {
      point = [next.between(-1, 1), next.between(-1, 1), next.between(-1, 1)];
      square = point[0] ** 2 + point[1] ** 2 + point[2] ** 2;
    } while (square > 1 || square < 0.01);
    table.set(
      point.map((part) => part / Math.sqrt(square)),
      index * 3,
    );
  }
  return table;
}
