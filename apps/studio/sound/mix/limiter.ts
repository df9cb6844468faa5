import { SAMPLE_RATE } from '../sample-rate.ts';
import { amplitude, saturate } from '../engine/maths.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';
import { peakCurve } from '../measure/true-peak.ts';

const LOOK_AHEAD = Math.round(0.004 * SAMPLE_RATE);

/** Soft-clips samples above a level. @param threshold decibels of full scale */
export function softClip(loop: StereoLoop, threshold: number): void {
  const from = amplitude(threshold);
  const rest = 1 - from;
  for (const channel of [loop.left, loop.right]) {
    for (let index = 0; index < channel.length; index++) {
      const sample = channel[index] ?? 0;
      const level = Math.abs(sample);
      if (level > from) channel[index] = Math.sign(sample) * (from + rest * saturate((level - from) / rest));
    }
  }
}

/**
 * Keeps the true peak of a loop below a ceiling by lowering the gain ahead of peaks.
 * @param ceiling decibels of full scale
 * @param release seconds until the gain has recovered
 */
export function limit(loop: StereoLoop, ceiling: number, release: number): void {
  const { length } = loop;
  const highest = amplitude(ceiling);
  const needed = peakCurve(loop).map((peak) => (peak > highest ? highest / peak : 1));
  const gain = lowestAhead(needed);
  const back = Math.exp(-1 / (release * SAMPLE_RATE));
  let now = 1;
  // The first pass only computes the state at the seam.
  for (let pass = 0; pass < 2; pass++) {
    for (let index = 0; index < length; index++) {
      now = Math.min(gain[index] ?? 1, 1 - (1 - now) * back);
      if (pass === 1) gain[index] = now;
    }
  }
  let sum = 0;
  for (let index = 1 - LOOK_AHEAD; index <= 0; index++) sum += gain[(index + length) % length] ?? 1;
  const smoothed = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    smoothed[index] = Math.min(1, sum / LOOK_AHEAD);
    sum += (gain[(index + 1) % length] ?? 1) - (gain[(index + 1 - LOOK_AHEAD + length) % length] ?? 1);
  }
  for (let index = 0; index < length; index++) {
    loop.left[index] = (loop.left[index] ?? 0) * (smoothed[index] ?? 1);
    loop.right[index] = (loop.right[index] ?? 0) * (smoothed[index] ?? 1);
  }
}

/** For each sample the minimum of the values from two before it to the look-ahead after it, in linear time. */
function lowestAhead(values: Float32Array): Float32Array {
  const { length } = values;
  const lowest = new Float32Array(length);
  const queue = new Int32Array(length + LOOK_AHEAD + 8);
  let [head, tail] = [0, 0];
  for (let index = -2; index < length + LOOK_AHEAD; index++) {
    const value = values[(index + length) % length] ?? 1;
    while (tail > head && (values[((queue[tail - 1] ?? 0) + length) % length] ?? 1) >= value) tail--;
    queue[tail++] = index;
    const at = index - LOOK_AHEAD;
    if (at < 0) continue;
    while ((queue[head] ?? 0) < at - 2) head++;
    lowest[at] = values[((queue[head] ?? 0) + length) % length] ?? 1;
  }
  return lowest;
}
