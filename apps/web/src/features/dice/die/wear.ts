/** Texels along each side of the wear pattern, which repeats. */
const SIZE = 256;
const MASK = SIZE - 1;

/** Scratches and worn paint, 0 to 1. Deterministic. */
export interface WearPattern {
  readonly texels: Float32Array;
}

export function paintWear(): WearPattern {
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
export function wearAt(pattern: WearPattern, u: number, v: number): number {
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
