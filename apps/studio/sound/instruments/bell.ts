import { SAMPLE_RATE } from '../sample-rate.ts';
import { fadeOut } from '../engine/envelope.ts';
import { TAU, hertz, power } from '../engine/maths.ts';
import type { Note } from '../engine/note.ts';
import { Chance } from '../engine/random.ts';
import { type StereoLoop, panGains } from '../engine/stereo-loop.ts';

export interface BellVoice {
  /** Ratio of the modulator frequency to its own; 2 is glass, 3.5 metal, 1 an electric piano. */
  readonly ratio: number;
  /** Brightness of the stroke, 0.9 to 2.2. */
  readonly index: number;
  /** Decay in seconds. */
  readonly ring: number;
  readonly place?: number;
}

/** A struck bell by frequency modulation: two close partials, and a short bright stroke. */
export function bell(loop: StereoLoop, note: Note, { ratio, index, ring, place = 0 }: BellVoice): void {
  const chance = new Chance(note.key);
  const frequency = hertz(note.pitch);
  const seconds = ring * power(440 / frequency, 0.35);
  const length = Math.round(Math.min(seconds, 5) * SAMPLE_RATE);
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  const [toLeft, toRight] = panGains(place);
  // High notes get less modulation, to avoid aliasing.
  const depth = index * (0.35 + 0.65 * note.velocity) * Math.min(1, 8000 / (frequency * ratio));
  const strike = 0.5 * note.velocity * Math.min(1, 9000 / (frequency * ratio * 2));
  const turn = (TAU * frequency) / SAMPLE_RATE;
  const [phase, strikePhase] = [chance.next() * TAU, chance.next() * TAU];
  const level = 0.35 * power(note.velocity, 1.2);
  const decay = Math.exp(-6.9 / (seconds * SAMPLE_RATE));
  const dim = Math.exp(-2.3 / (0.5 * SAMPLE_RATE));
  const strikeDim = Math.exp(-2.3 / (0.12 * SAMPLE_RATE));
  let [loudness, bright, hard] = [level, depth, strike];
  for (let sample = 0; sample < length; sample++) {
    const modulation =
      bright * Math.sin(turn * ratio * sample + phase) + hard * Math.sin(turn * ratio * 2.02 * sample + strikePhase);
    const first = Math.sin(turn * 0.9992 * sample + modulation);
    const second = Math.sin(turn * 1.0008 * sample + modulation);
    const attack = Math.min(1, sample / 48) * loudness;
    left[sample] = (first * 0.65 + second * 0.35) * attack * toLeft;
    right[sample] = (first * 0.35 + second * 0.65) * attack * toRight;
    loudness *= decay;
    bright *= dim;
    hard *= strikeDim;
  }
  fadeOut(left, 480);
  fadeOut(right, 480);
  loop.add(note.at, left, right);
}
