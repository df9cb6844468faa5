import { SAMPLE_RATE } from '../sample-rate.ts';
import { Envelope, type EnvelopeTimes, noteLength } from '../engine/envelope.ts';
import { TAU, clamp, hertz, octaves, power } from '../engine/maths.ts';
import type { Note } from '../engine/note.ts';
import { Oscillator } from '../engine/oscillator.ts';
import { Chance } from '../engine/random.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { type StereoLoop, panGains } from '../engine/stereo-loop.ts';
import type { Colour } from '../engine/wavetable.ts';

export interface PadVoice extends EnvelopeTimes {
  readonly colour?: Colour;
  /** Detuning of the outer oscillators, 0 to 1; 0.15 is wide. */
  readonly detune: number;
  /** Corner of the low-pass at middle C, in hertz. */
  readonly corner: number;
  /** Octaves by which a stroke opens the filter, and seconds until it has closed. */
  readonly opening?: number;
  readonly closing?: number;
  /** Depth in octaves, rate and phase of the corner's swing. */
  readonly swing?: number;
  readonly swingHz?: number;
  readonly phase?: number;
  /** Share of unfiltered sound. */
  readonly air?: number;
  readonly gain?: number;
}

/** Detuning of the seven oscillators, in ratios that avoid a common beat. */
const OFFSETS = [0, -0.109, 0.107, -0.064, 0.062, -0.021, 0.019] as const;
const PLACES = [0, -0.85, 0.85, 0.5, -0.5, -0.28, 0.28] as const;

/** Samples between two updates of the filter. */
const CONTROL = 32;

/** Pads, strings and stabs: seven detuned oscillators through a 24 dB filter. */
export function pad(loop: StereoLoop, note: Note, voice: PadVoice): void {
  const chance = new Chance(note.key);
  const frequency = hertz(note.pitch);
  const length = noteLength(note.seconds, voice.release);
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  const colour = voice.colour ?? 'saw';
  for (const [index, offset] of OFFSETS.entries()) {
    const oscillator = new Oscillator(colour, frequency * (1 + offset * voice.detune), chance.next());
    const [toLeft, toRight] = panGains((PLACES[index] ?? 0) * 0.9);
    const level = index === 0 ? 0.74 : 0.41;
    for (let sample = 0; sample < length; sample++) {
      const sound = oscillator.next() * level;
      left[sample] = (left[sample] ?? 0) + sound * toLeft;
      right[sample] = (right[sample] ?? 0) + sound * toRight;
    }
  }
  const filters = [0.8, 0.6].map((q) => [new StateVariable(voice.corner, q), new StateVariable(voice.corner, q)]);
  const [[first, second], [third, fourth]] = filters as [
    [StateVariable, StateVariable],
    [StateVariable, StateVariable],
  ];
  const envelope = new Envelope(voice, note.seconds);
  const tracking = power(frequency / 261.6, 0.35);
  const { swing = 0.2, swingHz = 0.08, phase = 0, opening = 0, closing = 0.5, air = 0.2, gain = 1 } = voice;
  const level = 0.17 * (0.55 + 0.45 * note.velocity) * gain;
  for (let sample = 0; sample < length; sample++) {
    if (sample % CONTROL === 0) {
      const time = sample / SAMPLE_RATE;
      const wave = Math.sin(TAU * swingHz * (note.at / SAMPLE_RATE + time) + phase) * swing;
      const stroke = opening * Math.exp((-time / closing) * 2.3) * (0.5 + 0.5 * note.velocity);
      const corner = clamp(voice.corner * tracking * octaves(wave + stroke), 60, 17_000);
      first.tune(corner, 0.8);
      second.tune(corner * 1.03, 0.8);
      third.tune(corner, 0.6);
      fourth.tune(corner * 1.03, 0.6);
    }
    const loudness = envelope.next() * level;
    const [dryLeft, dryRight] = [left[sample] ?? 0, right[sample] ?? 0];
    left[sample] = (third.low(first.low(dryLeft)) + air * 0.12 * dryLeft) * loudness;
    right[sample] = (fourth.low(second.low(dryRight)) + air * 0.12 * dryRight) * loudness;
  }
  loop.add(note.at, left, right);
}
