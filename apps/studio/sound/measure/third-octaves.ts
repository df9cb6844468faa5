import { transform } from '../engine/fourier.ts';
import { octaves } from '../engine/maths.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Take } from '../take.ts';

/** Bands from 100 Hz to 10 kHz, the range of phones and laptops. */
const BANDS = 21;
const LOWEST_HZ = 100;

/** Bands this far below the loudest are inaudible. */
const HEARD_DB = 40;

/** Levels of a whole sound in third octaves, in decibels. */
export function thirdOctaves({ left, right }: Take): number[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(left.length, 8192)));
  const real = Float64Array.from({ length: size }, (_, index) => (left[index] ?? 0) + (right[index] ?? 0));
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  return Array.from({ length: BANDS }, (_, third) => {
    const centre = LOWEST_HZ * octaves(third / 3);
    const first = Math.ceil((centre * octaves(-1 / 6) * size) / SAMPLE_RATE);
    const end = Math.ceil((centre * octaves(1 / 6) * size) / SAMPLE_RATE);
    let energy = 0;
    for (let bin = first; bin < end; bin++) energy += (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    return 10 * Math.log10(Math.max(energy, 1e-20));
  });
}

/** Difference in colour between two sounds: root mean square over the audible bands, in decibels. */
export function colourDistance(one: readonly number[], other: readonly number[]): number {
  const loudest = Math.max(...one, ...other);
  const differences = one.flatMap((level, band) => {
    const levels = [level, other[band] ?? level] as const;
    return Math.max(...levels) < loudest - HEARD_DB ? [] : [levels[0] - levels[1]];
  });
  return Math.sqrt(differences.reduce((sum, difference) => sum + difference * difference, 0) / differences.length);
}
