import { amplitude, clamp } from '../engine/maths.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';
import { integratedLoudness } from '../measure/loudness.ts';
import { OCTAVE_CENTRES, octaveLevels, powerSpectrum } from '../measure/spectrum.ts';
import { type Compression, compress } from './compressor.ts';
import { equalise, overdrive, widen } from './equaliser.ts';
import { limit, softClip } from './limiter.ts';

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
