import { amplitude, clamp, saturate } from '../engine/maths.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';
import { integratedLoudness } from '../measure/loudness.ts';
import { OCTAVE_CENTRES, octaveLevels, powerSpectrum } from '../measure/spectrum.ts';
import { peakCurve } from '../measure/true-peak.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import { type Compression, compress } from './dynamics.ts';
import { equalise, overdrive, widen } from './equaliser.ts';

export interface MasterPlan {
  /** LUFS. */
  readonly loudness: number;
  /** Target balance of the octaves: `full` for a band, `soft` for quiet music. */
  readonly balance: keyof typeof BALANCES;
  /** Share of the correction towards the target, 0 to 1. */
  readonly strength: number;
  readonly glue: Compression;
  readonly drive?: number;
  /** Stereo width; 1 is unchanged. */
  readonly width?: number;
  /** Level of soft clipping in decibels; only the limiter works if undefined. */
  readonly clip?: number;
  readonly release: number;
}

/** Levels of the octaves from 31.5 Hz relative to that of 125 Hz. */
const BALANCES = {
  full: [-8, -0.5, 0, -1.5, -3.5, -5.5, -8, -10.5, -14, -20],
  soft: [-12, -3, 0, -0.5, -2.5, -6, -10, -14.5, -19.5, -26],
} as const;

const MOST_DB = 3.5;

/** Leaves headroom for the encoder. */
const CEILING_DB = -2.4;

/** Mono below this frequency. */
const MONO_BELOW_HZ = 120;

/** Masters a mix: balance, glue compression and target loudness. */
export function master(mix: StereoLoop, plan: MasterPlan): StereoLoop {
  mix.scale(amplitude(-18 - integratedLoudness(mix)));
  equalise(mix, [{ kind: 'highPass', at: 26 }]);
  widen(mix, plan.width ?? 1, MONO_BELOW_HZ);
  for (let pass = 0; pass < 2; pass++) balance(mix, plan);
  mix.scale(amplitude(-18 - integratedLoudness(mix)));
  compress(mix, plan.glue);
  if (plan.drive) overdrive(mix, plan.drive, 0.35);
  return loud(mix, plan);
}

/** Moves the octaves gently towards the target balance. */
function balance(mix: StereoLoop, plan: MasterPlan): void {
  const target = BALANCES[plan.balance];
  const excess = octaveLevels(powerSpectrum(mix)).map((level, octave) => level - (target[octave] ?? 0));
  const middle = excess.slice(1, 9).toSorted((a, b) => a - b);
  const usual = ((middle[3] ?? 0) + (middle[4] ?? 0)) / 2;
  equalise(
    mix,
    excess.map((level, octave) => {
      const gain = clamp((usual - level) * plan.strength, -MOST_DB, octave === 0 ? 0 : MOST_DB);
      return octave === 9
        ? { kind: 'highShelf', at: 11_500, gain }
        : { kind: 'peak', at: OCTAVE_CENTRES[octave] ?? 1000, q: 0.9, gain: gain * 0.8 };
    }),
  );
}

/** Finds the gain before the limiter that gives the target loudness after it. */
function loud(mix: StereoLoop, plan: MasterPlan): StereoLoop {
  let gain = plan.loudness - integratedLoudness(mix);
  let result = mix;
  for (let attempt = 0; attempt < 5; attempt++) {
    result = mix.copy();
    result.scale(amplitude(gain));
    if (plan.clip !== undefined) softClip(result, plan.clip);
    limit(result, CEILING_DB, plan.release);
    const missing = plan.loudness - integratedLoudness(result);
    if (Math.abs(missing) < 0.04) break;
    gain += missing * 1.1;
  }
  return result;
}

const LOOK_AHEAD = Math.round(0.004 * SAMPLE_RATE);

/** Soft-clips samples above a level. @param threshold decibels of full scale */
function softClip(loop: StereoLoop, threshold: number): void {
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
function limit(loop: StereoLoop, ceiling: number, release: number): void {
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
