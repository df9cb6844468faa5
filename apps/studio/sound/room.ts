import { samplesOf } from './sample-rate.ts';
import type { Take } from './take.ts';

/** Lengths of the four delays in seconds; no common divisor, so that the tail has no pitch. */
const DELAYS = [0.0297, 0.0371, 0.0411, 0.0437] as const;

/** Share that a damped delay passes on of its last sample: high notes die first, as in any room. */
const DAMPING = 0.42;

/**
 * Puts a take into a room: four delays that feed each other.
 * @param amount how much of the room is heard, 0 to 1
 * @param decay share that comes back each time; 0.7 is a chamber, 0.86 a hall
 */
export function addRoom({ left, right }: Take, amount: number, decay: number): void {
  const lines = DELAYS.map((seconds) => ({ samples: new Float32Array(samplesOf(seconds)), at: 0, last: 0 }));
  for (let index = 0; index < left.length; index++) {
    const dry = ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
    const heard = lines.map((line) => line.samples[line.at] ?? 0);
    const mean = heard.reduce((sum, sample) => sum + sample, 0) / 2;
    lines.forEach((line, place) => {
      const back = (heard[place] ?? 0) - mean;
      line.last += (back - line.last) * (1 - DAMPING);
      line.samples[line.at] = dry + line.last * decay;
      line.at = (line.at + 1) % line.samples.length;
    });
    left[index] = (left[index] ?? 0) + amount * ((heard[0] ?? 0) + (heard[2] ?? 0)) * 0.5;
    right[index] = (right[index] ?? 0) + amount * ((heard[1] ?? 0) + (heard[3] ?? 0)) * 0.5;
  }
}
