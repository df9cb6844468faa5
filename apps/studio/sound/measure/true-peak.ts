import { TAU, decibels } from '../engine/maths.ts';
import type { Take } from '../take.ts';

const OVERSAMPLING = 4;
const TAPS = 24;

/** Peaks near samples below this are irrelevant. */
const QUIET = 0.4;

/** Four filters, one for each position between two samples. */
const PHASES = Array.from({ length: OVERSAMPLING }, (_, phase) => {
  const size = OVERSAMPLING * TAPS;
  const taps = Float64Array.from({ length: TAPS }, (__, tap) => {
    const index = tap * OVERSAMPLING + phase;
    const x = (index - (size - 1) / 2) / OVERSAMPLING;
    const turn = (TAU * (index + 0.5)) / size;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.42 - 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn));
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
});

/** The true peak of a loop, in decibels of full scale. */
export function truePeak(take: Take): number {
  let highest = 0;
  for (const peak of peakCurve(take)) highest = Math.max(highest, peak);
  return decibels(highest);
}

/** For each sample the highest level around it on either channel, also between samples; the recording is circular. */
export function peakCurve({ left, right }: Take): Float32Array {
  const length = left.length;
  const curve = new Float32Array(length);
  for (const channel of [left, right]) {
    for (let index = 0; index < length; index++) {
      let highest = Math.abs(channel[index] ?? 0);
      if (highest > QUIET) {
        for (const taps of PHASES) {
          let sum = 0;
          for (let tap = 0; tap < TAPS; tap++) {
            let place = index + TAPS / 2 - tap;
            if (place < 0) place += length;
            else if (place >= length) place -= length;
            sum += (taps[tap] ?? 0) * (channel[place] ?? 0);
          }
          highest = Math.max(highest, Math.abs(sum));
        }
      }
      curve[index] = Math.max(curve[index] ?? 0, highest);
    }
  }
  return curve;
}
