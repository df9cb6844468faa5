import { samplesOf } from './sample-rate.ts';
import type { Take } from './take.ts';

/** Lengths of the four delays in seconds, without a common divisor, so that the tail has no pitch. */
const DELAYS = [0.0297, 0.0371, 0.0411, 0.0437] as const;

/** Coefficient of the low-pass in each delay: high frequencies decay first. */
const DAMPING = 0.42;

/**
 * Adds reverb to a take with four coupled delays.
 * @param amount level of the reverb, 0 to 1
 * @param decay feedback; 0.7 is a chamber, 0.86 a hall
 */
export function addRoom({ left, right }: Take, amount: number, decay: number): void {
  const lines = DELAYS.map((seconds) => ({ samples: new Float32Array(samplesOf(seconds)), at: 0, last: 0 }));
  for (let index = 0; index < left.length; index++) {
    const dry = ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
    const outputs = lines.map((line) => line.samples[line.at] ?? 0);
    const mean = outputs.reduce((sum, sample) => sum + sample, 0) / 2;
    lines.forEach((line, place) => {
      const back = (outputs[place] ?? 0) - mean;
      line.last += (back - line.last) * (1 - DAMPING);
      line.samples[line.at] = dry + line.last * decay;
      line.at = (line.at + 1) % line.samples.length;
    });
    left[index] = (left[index] ?? 0) + amount * ((outputs[0] ?? 0) + (outputs[2] ?? 0)) * 0.5;
    right[index] = (right[index] ?? 0) + amount * ((outputs[1] ?? 0) + (outputs[3] ?? 0)) * 0.5;
  }
}
