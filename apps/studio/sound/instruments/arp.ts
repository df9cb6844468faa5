import { Envelope, noteLength } from '../engine/envelope.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import { clamp, hertz, octaves, power } from '../engine/maths.ts';
import type { Note } from '../engine/note.ts';
import { Oscillator } from '../engine/oscillator.ts';
import { Chance } from '../engine/random.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { type StereoLoop, panGains } from '../engine/stereo-loop.ts';
import type { Colour } from '../engine/wavetable.ts';

export interface ArpVoice {
  readonly colours?: readonly [Colour, Colour];
  readonly corner: number;
  /** Octaves by which a stroke opens the filter, and seconds until it has closed. */
  readonly opening: number;
  readonly closing: number;
  readonly resonance: number;
  readonly decay?: number;
  readonly sustain?: number;
  readonly place?: number;
}

const CONTROL = 16;

/** A short electronic pluck: two oscillators, one for each side. */
export function arp(loop: StereoLoop, note: Note, voice: ArpVoice): void {
  const { colours = ['saw', 'pulse'], decay = 0.25, sustain = 0.15, place = 0, resonance } = voice;
  const chance = new Chance(note.key);
  const frequency = hertz(note.pitch);
  const length = noteLength(note.seconds, 0.12);
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  const first = new Oscillator(colours[0], frequency * 1.004, chance.next());
  const second = new Oscillator(colours[1], frequency * 0.996, chance.next());
  const filters = Array.from({ length: 4 }, () => new StateVariable(1000));
  const [a, b, c, d] = filters as [StateVariable, StateVariable, StateVariable, StateVariable];
  const envelope = new Envelope({ attack: 0.002, decay, sustain, release: 0.12 }, note.seconds);
  const close = Math.exp(-2.3 / (voice.closing * SAMPLE_RATE));
  const tracking = power(frequency / 300, 0.4);
  let opened = 1;
  for (let sample = 0; sample < length; sample++) {
    if (sample % CONTROL === 0) {
      const stroke = voice.opening * opened * (0.3 + 0.7 * note.velocity);
      const corner = clamp(voice.corner * octaves(stroke) * tracking, 80, 16_000);
      a.tune(corner, resonance);
      b.tune(corner, 0.6);
      c.tune(corner * 1.02, resonance);
      d.tune(corner, 0.6);
    }
    opened *= close;
    const [one, two] = [first.next(), second.next()];
    const loudness = envelope.next();
    left[sample] = b.low(a.low(one * 0.65 + two * 0.35)) * loudness;
    right[sample] = d.low(c.low(one * 0.35 + two * 0.65)) * loudness;
  }
  const [toLeft, toRight] = panGains(place);
  loop.add(note.at, left, right, 0.5 * note.velocity * toLeft, 0.5 * note.velocity * toRight);
}
