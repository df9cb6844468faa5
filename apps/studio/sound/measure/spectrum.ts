import { transform } from '../engine/fourier.ts';
import { TAU, octaves } from '../engine/maths.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Take } from '../take.ts';

const SIZE = 8192;

/** Centres of the ten audible octaves. */
export const OCTAVE_CENTRES = [31.5, 63, 125, 250, 500, 1000, 2000, 4000, 8000, 16_000] as const;

/** Power spectrum of both channels (Welch). @param stride samples between two windows */
export function powerSpectrum({ left, right }: Take, stride = SIZE / 2): Float64Array {
  const spectrum = new Float64Array(SIZE / 2);
  const window = Float64Array.from({ length: SIZE }, (_, index) => 0.5 - 0.5 * Math.cos((TAU * index) / SIZE));
  const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  let count = 0;
  for (let start = 0; start + SIZE <= left.length; start += stride) {
    for (let index = 0; index < SIZE; index++) {
      real[index] = (left[start + index] ?? 0) * (window[index] ?? 0);
      imaginary[index] = (right[start + index] ?? 0) * (window[index] ?? 0);
    }
    transform(real, imaginary);
    for (let bin = 1; bin < SIZE / 2; bin++) spectrum[bin] = (spectrum[bin] ?? 0) + energyOf(real, imaginary, bin);
    count++;
  }
  return spectrum.map((energy) => energy / Math.max(1, count));
}

function energyOf(real: Float64Array, imaginary: Float64Array, bin: number): number {
  const mirror = SIZE - bin;
  let sum = 0;
  for (const part of [real[bin], imaginary[bin], real[mirror], imaginary[mirror]]) sum += (part ?? 0) * (part ?? 0);
  return sum / 2;
}

/** Levels of the octaves in decibels. */
export function octaveLevels(spectrum: Float64Array): number[] {
  return OCTAVE_CENTRES.map((centre) => bandLevel(spectrum, centre, Math.SQRT2).level);
}

/** Slope of the spectrum from 100 Hz to 4 kHz, in decibels per octave, by least squares over third octaves. */
export function spectralSlope(spectrum: Float64Array): number {
  const points = Array.from({ length: 17 }, (_, third) => {
    const centre = 100 * octaves(third / 3);
    const { level, bins } = bandLevel(spectrum, centre, octaves(1 / 6));
    return { x: third / 3, y: level - 10 * Math.log10(Math.max(bins, 1)) };
  });
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  let [along, square] = [0, 0];
  for (const point of points) {
    along += (point.x - x) * (point.y - y);
    square += (point.x - x) * (point.x - x);
  }
  return along / square;
}

/** @param reach ratio of the band's edge to its centre */
function bandLevel(spectrum: Float64Array, centre: number, reach: number): { level: number; bins: number } {
  const first = Math.ceil((centre / reach) * (SIZE / SAMPLE_RATE));
  const end = Math.ceil(centre * reach * (SIZE / SAMPLE_RATE));
  let sum = 0;
  for (let bin = Math.max(1, first); bin < end; bin++) sum += spectrum[bin] ?? 0;
  return { level: 10 * Math.log10(Math.max(sum, 1e-20)), bins: end - first };
}
