/**
 * The generator of every random decision inside a simulation: sfc32 (Chris Doty-Humphrey's "small fast counting" generator).
 * Its state is four unsigned 32-bit integers of plain data, so it lives inside the game state, is hashed with it and can be rewound.
 */
export interface Rng {
  a: number;
  b: number;
  c: number;
  counter: number;
}

const WARM_UP_ROUNDS = 15;

/**
 * A generator for one run.
 * @param seed unsigned 32-bit integer; 0 is a seed like any other
 * @param stream separates independent sequences of one seed (0 is the main one)
 * @throws {RangeError} when either is not an unsigned 32-bit integer
 */
export function createRng(seed: number, stream = 0): Rng {
  assertUint32(seed, 'seed');
  assertUint32(stream, 'stream');
  const rng: Rng = { a: stream, b: seed, c: 0x9e3779b9, counter: 1 };
  for (let round = 0; round < WARM_UP_ROUNDS; round++) nextUint32(rng);
  return rng;
}

/** The next unsigned 32-bit integer; advances the generator. */
export function nextUint32(rng: Rng): number {
  const sum = (rng.a + rng.b + rng.counter) >>> 0;
  rng.counter = (rng.counter + 1) >>> 0;
  rng.a = (rng.b ^ (rng.b >>> 9)) >>> 0;
  rng.b = (rng.c + (rng.c << 3)) >>> 0;
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + sum) >>> 0;
  return sum;
}

/**
 * An integer from 0 to `bound - 1`, each equally likely (values of the incomplete last range are drawn again).
 * @throws {RangeError} when `bound` is not an integer from 1 to 2³²
 */
export function nextInt(rng: Rng, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > UINT32_RANGE) {
    throw new RangeError(`bound must be an integer from 1 to 2^32, got ${bound}`);
  }
  const limit = UINT32_RANGE - (UINT32_RANGE % bound);
  let value = nextUint32(rng);
  while (value >= limit) value = nextUint32(rng);
  return value % bound;
}

/** A number in [0, 1) with 32 bits of resolution. */
export function nextUnit(rng: Rng): number {
  return nextUint32(rng) / UINT32_RANGE;
}

/** One element of a list that is not empty. @throws {RangeError} on an empty list */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[nextInt(rng, items.length)] as T;
}

/** Shuffles in place (Fisher–Yates), every order equally likely. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = nextInt(rng, last + 1);
    const held = items[last] as T;
    items[last] = items[other] as T;
    items[other] = held;
  }
  return items;
}

const UINT32_RANGE = 0x1_0000_0000;

function assertUint32(value: number, name: string): void {
  if (!Number.isInteger(value) || value < 0 || value >= UINT32_RANGE) {
    throw new RangeError(`${name} must be an unsigned 32-bit integer, got ${value}`);
  }
}
