import { SAMPLE_RATE } from '../sample-rate.ts';
import { amplitude, smooth } from '../engine/maths.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';

export interface Ducking {
  /** Decibels. */
  readonly depth: number;
  /** Release in seconds. */
  readonly release: number;
}

const ATTACK_S = 0.004;
const HOLD_S = 0.025;

/** Lowers a loop at every kick of the score, so that both stay audible. @param kicks samples */
export function duck(loop: StereoLoop, kicks: readonly number[], { depth, release }: Ducking): void {
  const [attack, hold, back] = [ATTACK_S, HOLD_S, release].map((seconds) => Math.round(seconds * SAMPLE_RATE)) as [
    number,
    number,
    number,
  ];
  const curve = new Float32Array(loop.length);
  for (const kick of kicks) {
    const start = Math.round(kick) - attack;
    for (let index = 0; index < attack + hold + back; index++) {
      const place = (((start + index) % loop.length) + loop.length) % loop.length;
      const down = index < attack ? smooth(index / attack) : 1 - smooth((index - attack - hold) / back);
      curve[place] = Math.max(curve[place] ?? 0, down);
    }
  }
  for (let index = 0; index < loop.length; index++) {
    const share = curve[index] ?? 0;
    if (share === 0) continue;
    const gain = amplitude(-depth * share);
    loop.left[index] = (loop.left[index] ?? 0) * gain;
    loop.right[index] = (loop.right[index] ?? 0) * gain;
  }
}
