import { SAMPLE_RATE } from '../sample-rate.ts';
import { FLAT_Q, TAU, amplitude } from './maths.ts';
import { isForgotten, isSilent } from './silence.ts';

/** Samples that are skipped together in silence. */
const BLOCK = 4800;

/** One band of an equaliser. */
export interface Band {
  readonly kind: 'highPass' | 'lowPass' | 'peak' | 'highShelf';
  /** Corner or centre in hertz. */
  readonly at: number;
  /** Width; by default the flattest corner, √½. */
  readonly q?: number;
  /** Decibels, for a peak or a shelf. */
  readonly gain?: number;
}

/** A two-pole filter with the coefficients of the Audio EQ Cookbook. */
export class Biquad {
  readonly #b0: number;
  readonly #b1: number;
  readonly #b2: number;
  readonly #a1: number;
  readonly #a2: number;
  #x1 = 0;
  #x2 = 0;
  #y1 = 0;
  #y2 = 0;

  constructor(band: Band) {
    const [b0, b1, b2, a0, a1, a2] = coefficients(band);
    this.#b0 = b0 / a0;
    this.#b1 = b1 / a0;
    this.#b2 = b2 / a0;
    this.#a1 = a1 / a0;
    this.#a2 = a2 / a0;
  }

  run(input: number): number {
    const output =
      this.#b0 * input + this.#b1 * this.#x1 + this.#b2 * this.#x2 - this.#a1 * this.#y1 - this.#a2 * this.#y2;
    this.#x2 = this.#x1;
    this.#x1 = input;
    this.#y2 = this.#y1;
    this.#y1 = output;
    return output;
  }

  /** Filters samples in place. An optimised loop, because most of a mix passes through it. */
  runAll(samples: Float32Array): void {
    const [b0, b1, b2, a1, a2] = [this.#b0, this.#b1, this.#b2, this.#a1, this.#a2];
    let [x1, x2, y1, y2] = [this.#x1, this.#x2, this.#y1, this.#y2];
    for (let start = 0; start < samples.length; start += BLOCK) {
      const end = Math.min(samples.length, start + BLOCK);
      if (isForgotten(y1, y2) && isSilent(samples, start, end)) {
        [x1, x2, y1, y2] = [0, 0, 0, 0];
        continue;
      }
      for (let index = start; index < end; index++) {
        const input = samples[index] ?? 0;
        const output = b0 * input + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
        x2 = x1;
        x1 = input;
        y2 = y1;
        y1 = output;
        samples[index] = output;
      }
      // Replaces the inaudible rest of a decayed sound with silence.
      if (isForgotten(y1, y2)) samples.fill(0, Math.max(start, end - 2), end);
    }
    [this.#x1, this.#x2, this.#y1, this.#y2] = [x1, x2, y1, y2];
  }
}

function coefficients({ kind, at, q = FLAT_Q, gain = 0 }: Band): [number, number, number, number, number, number] {
  const turn = (TAU * at) / SAMPLE_RATE;
  const cos = Math.cos(turn);
  const alpha = Math.sin(turn) / (2 * q);
  // The cookbook's A is the square root of the gain.
  const a = amplitude(gain / 2);
  switch (kind) {
    case 'highPass':
      return [(1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha];
    case 'lowPass':
      return [(1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha];
    case 'peak':
      return [1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a];
    case 'highShelf': {
      const slope = 2 * Math.sqrt(a) * alpha;
      return [
        a * (a + 1 + (a - 1) * cos + slope),
        -2 * a * (a - 1 + (a + 1) * cos),
        a * (a + 1 + (a - 1) * cos - slope),
        a + 1 - (a - 1) * cos + slope,
        2 * (a - 1 - (a + 1) * cos),
        a + 1 - (a - 1) * cos - slope,
      ];
    }
  }
}
