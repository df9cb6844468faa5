import { SAMPLE_RATE } from '../sample-rate.ts';
import { amplitude, smooth } from '../engine/maths.ts';
import { StateVariable } from '../engine/state-variable.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';

export interface Compression {
  /** Decibels of full scale. */
  readonly threshold: number;
  readonly ratio: number;
  readonly attack: number;
  readonly release: number;
  /** Width of the soft start, in decibels. */
  readonly knee?: number;
  /** Frequencies below this do not trigger it, so that a bass drum does not cause pumping. */
  readonly deafBelow?: number;
}

/** Samples that share one gain: a quarter of a millisecond. */
const CONTROL = 12;

/** Compresses both sides together. */
export function compress(loop: StereoLoop, settings: Compression): void {
  const { threshold, ratio, attack, release, knee = 6, deafBelow = 0 } = settings;
  const rising = Math.exp(-CONTROL / (attack * SAMPLE_RATE));
  const falling = Math.exp(-CONTROL / (release * SAMPLE_RATE));
  const detector = new StateVariable(deafBelow || 20, 0.7);
  let [reduction, gain, target, loudest, count] = [0, 1, 1, 0, 0];
  loop.process((left, right, out) => {
    const level =
      deafBelow > 0 ? Math.abs(detector.high((left + right) / 2)) * 1.2 : Math.max(Math.abs(left), Math.abs(right));
    if (level > loudest) loudest = level;
    if (++count === CONTROL) {
      const over = (loudest > 1e-6 ? 20 * Math.log10(loudest) : -120) - threshold;
      const newReduction = (1 - 1 / ratio) * overKnee(over, knee);
      const inertia = newReduction > reduction ? rising : falling;
      reduction = inertia * reduction + (1 - inertia) * newReduction;
      target = amplitude(-reduction);
      [loudest, count] = [0, 0];
    }
    gain += (target - gain) / CONTROL;
    out[0] = left * gain;
    out[1] = right * gain;
  }, 3);
}

function overKnee(over: number, knee: number): number {
  if (over <= -knee / 2) return 0;
  if (over >= knee / 2) return over;
  return ((over + knee / 2) * (over + knee / 2)) / (2 * knee);
}

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
