import { transform } from '../engine/fourier.ts';
import { TAU } from '../engine/maths.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Take } from '../take.ts';

const SIZE = 1024;
const HOP = 480;

/** A window is silent below this power, in decibels of full scale. */
const SILENCE_DB = -55;
const SILENCE_WINDOW = 480;

/** Onsets per second: peaks of the growth of the spectrum. */
export function onsetsPerSecond({ left, right }: Take): number {
  const growth = spectralGrowth(left, right);
  let count = 0;
  for (let index = 6; index < growth.length - 6; index++) {
    const here = growth[index] ?? 0;
    let [mean, highest] = [0, true];
    for (let near = -6; near <= 6; near++) {
      const other = growth[index + near] ?? 0;
      mean += other / 13;
      if (near >= -3 && near < 0 && other >= here) highest = false;
      if (near > 0 && near <= 3 && other > here) highest = false;
    }
    if (highest && here > mean * 1.35 + 4) count++;
  }
  return count / (left.length / SAMPLE_RATE);
}

function spectralGrowth(left: Float32Array, right: Float32Array): Float64Array {
  const frames = Math.max(0, Math.floor((left.length - SIZE) / HOP) + 1);
  const growth = new Float64Array(frames);
  const window = Float64Array.from({ length: SIZE }, (_, index) => 0.5 - 0.5 * Math.cos((TAU * index) / SIZE));
  const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  let before = new Float64Array(SIZE / 2);
  let now = new Float64Array(SIZE / 2);
  // Transforms two frames at once, one in the real part and one in the imaginary part.
  for (let frame = 0; frame < frames; frame += 2) {
    for (let index = 0; index < SIZE; index++) {
      const place = frame * HOP + index;
      const share = window[index] ?? 0;
      real[index] = ((left[place] ?? 0) + (right[place] ?? 0)) * share;
      imaginary[index] = ((left[place + HOP] ?? 0) + (right[place + HOP] ?? 0)) * share;
    }
    transform(real, imaginary);
    for (const part of [0, 1]) {
      let sum = 0;
      for (let bin = 1; bin < SIZE / 2; bin++) {
        const mirror = SIZE - bin;
        const sign = part === 0 ? 1 : -1;
        const re = (real[bin] ?? 0) + sign * (real[mirror] ?? 0);
        const im = (imaginary[bin] ?? 0) - sign * (imaginary[mirror] ?? 0);
        const level = Math.log(1 + (200 * Math.sqrt(re * re + im * im)) / SIZE);
        const change = level - (before[bin] ?? 0);
        if (change > 0) sum += change;
        now[bin] = level;
      }
      if (frame + part > 0 && frame + part < frames) growth[frame + part] = sum;
      [before, now] = [now, before];
    }
  }
  return growth;
}

/** The longest silence, in milliseconds. */
export function longestSilenceMs({ left, right }: Take): number {
  let [run, longest] = [0, 0];
  for (let start = 0; start + SILENCE_WINDOW <= left.length; start += SILENCE_WINDOW) {
    let energy = 0;
    for (let index = start; index < start + SILENCE_WINDOW; index++) {
      energy += (left[index] ?? 0) * (left[index] ?? 0) + (right[index] ?? 0) * (right[index] ?? 0);
    }
    run = 10 * Math.log10(energy / 2 / SILENCE_WINDOW + 1e-14) < SILENCE_DB ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return (longest * SILENCE_WINDOW * 1000) / SAMPLE_RATE;
}
