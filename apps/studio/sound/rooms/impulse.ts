import { SAMPLE_RATE } from '../sample-rate.ts';
import { Biquad } from '../engine/biquad.ts';
import { inverse, transform } from '../engine/fourier.ts';
import { TAU, power } from '../engine/maths.ts';
import { Chance } from '../engine/random.ts';

/** Acoustics of a room. */
export interface Room {
  readonly name: string;
  /** Decay by 60 dB, in seconds, at 125, 250 … 16 000 Hz. */
  readonly decay: readonly [number, number, number, number, number, number, number, number];
  readonly delayMs: number;
  /** Build-up of the tail in milliseconds. */
  readonly buildMs: number;
  /** Level of the first reflections, and their time span in seconds. */
  readonly walls: number;
  readonly wallsS: number;
  readonly highPass: number;
  readonly lowPass: number;
}

export const ROOMS = {
  room: {
    name: 'room',
    decay: [0.5, 0.5, 0.48, 0.45, 0.42, 0.36, 0.28, 0.2],
    delayMs: 6,
    buildMs: 8,
    walls: 0.8,
    wallsS: 0.045,
    highPass: 180,
    lowPass: 11_000,
  },
  plate: {
    name: 'plate',
    decay: [1.3, 1.5, 1.7, 1.8, 1.7, 1.4, 1, 0.6],
    delayMs: 12,
    buildMs: 4,
    walls: 0,
    wallsS: 0.01,
    highPass: 260,
    lowPass: 10_500,
  },
  hall: {
    name: 'hall',
    decay: [2.5, 2.6, 2.5, 2.4, 2.1, 1.6, 1, 0.6],
    delayMs: 28,
    buildMs: 35,
    walls: 0.45,
    wallsS: 0.12,
    highPass: 170,
    lowPass: 8500,
  },
  cathedral: {
    name: 'cathedral',
    decay: [5.2, 5.4, 5.2, 5, 4.2, 3, 1.7, 0.9],
    delayMs: 40,
    buildMs: 90,
    walls: 0.25,
    wallsS: 0.2,
    highPass: 200,
    lowPass: 7500,
  },
} as const satisfies Record<string, Room>;

export type RoomName = keyof typeof ROOMS;

/** Impulse response of a room. */
export type Impulse = readonly [left: Float64Array, right: Float64Array];

const impulses = new Map<RoomName, Impulse>();

/** The impulse response of a room, computeImpulse once, with an energy of one. */
export function impulseOf(name: RoomName): Impulse {
  let found = impulses.get(name);
  if (!found) impulses.set(name, (found = computeImpulse(ROOMS[name])));
  return found;
}

function computeImpulse(room: Room): Impulse {
  const delay = Math.round((room.delayMs / 1000) * SAMPLE_RATE);
  const length = delay + Math.ceil((Math.max(...room.decay) * 1.05 + 0.1) * SAMPLE_RATE);
  const impulse: Impulse = [new Float64Array(length), new Float64Array(length)];
  addTail(impulse, room, delay);
  normalise(impulse);
  addWalls(impulse, room, delay);
  for (const channel of impulse) {
    const high = new Biquad({ kind: 'highPass', at: room.highPass, q: 0.6 });
    const low = new Biquad({ kind: 'lowPass', at: room.lowPass, q: 0.6 });
    for (let index = 0; index < length; index++) channel[index] = low.run(high.run(channel[index] ?? 0));
  }
  normalise(impulse);
  return impulse;
}

/** Adds noise in eight octave bands, each with its own decay. */
function addTail([left, right]: Impulse, room: Room, delay: number): void {
  const length = left.length;
  let size = 1;
  while (size < length) size *= 2;
  const chance = new Chance(`room/${room.name}`);
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)];
  for (let index = 0; index < length; index++) {
    real[index] = chance.bell();
    imaginary[index] = chance.bell();
  }
  // One transform for both channels, as real and imaginary part.
  transform(real, imaginary);
  const build = Math.max(1, Math.round((room.buildMs / 1000) * SAMPLE_RATE));
  for (const [band, seconds] of room.decay.entries()) {
    const [re, im] = [new Float64Array(size), new Float64Array(size)];
    for (let bin = 1; bin < size; bin++) {
      const frequency = (Math.min(bin, size - bin) * SAMPLE_RATE) / size;
      const octave = Math.log2(frequency / 125) - band;
      const outer = (band === 0 && octave < 0) || (band === 7 && octave > 0);
      const share = outer ? 1 : Math.abs(octave) >= 1 ? 0 : Math.cos((Math.PI / 2) * octave);
      re[bin] = (real[bin] ?? 0) * share;
      im[bin] = (imaginary[bin] ?? 0) * share;
    }
    inverse(re, im);
    const decay = power(10, -3 / (seconds * SAMPLE_RATE));
    let loudness = 1;
    for (let index = 0; index < length - delay; index++) {
      const rise = index < build ? Math.sin(((Math.PI / 2) * index) / build) : 1;
      const gain = loudness * rise * rise;
      left[index + delay] = (left[index + delay] ?? 0) + (re[index] ?? 0) * gain;
      right[index + delay] = (right[index + delay] ?? 0) + (im[index] ?? 0) * gain;
      loudness *= decay;
    }
  }
}

/** Adds the first reflections: increasingly dense and dull, each to one side. */
function addWalls(impulse: Impulse, room: Room, delay: number): void {
  const count = 14;
  const chance = new Chance(`walls/${room.name}`);
  for (let wall = 0; room.walls > 0 && wall < count; wall++) {
    const late = room.wallsS * Math.sqrt((wall + 0.3 + 0.5 * chance.next()) / count);
    const level = (room.walls * power(0.86, wall)) / Math.sqrt(count / 3);
    const side = chance.signed();
    const dull = Math.exp((-TAU * (9000 / (1 + wall * 0.25))) / SAMPLE_RATE);
    const at = Math.round(delay * 0.35 + late * SAMPLE_RATE);
    for (const [ear, channel] of impulse.entries()) {
      let strength = level * (1 + (ear === 0 ? -side : side) * 0.6) * (1 - dull);
      for (let index = at; index < at + 40 && index < channel.length; index++) {
        channel[index] = (channel[index] ?? 0) + strength;
        strength *= dull;
      }
    }
  }
}

function normalise(impulse: Impulse): void {
  let energy = 0;
  for (const channel of impulse) for (const sample of channel) energy += sample * sample;
  const gain = 1 / Math.sqrt(energy / 2);
  for (const channel of impulse) channel.forEach((sample, index) => (channel[index] = sample * gain));
}
