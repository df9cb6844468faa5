import { clamp, hertz, octaves, power, saturate } from '../engine/maths.ts';
import type { LineNote } from '../engine/note.ts';
import { Oscillator } from '../engine/oscillator.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';

export interface BassVoice {
  readonly corner: number;
  /** Octaves by which a stroke opens the filter. */
  readonly opening: number;
  /** Seconds until it has closed again. */
  readonly closing: number;
  readonly resonance: number;
  readonly drive: number;
  /** Level of the triangle an octave below. */
  readonly sub: number;
  readonly colour?: 'saw' | 'square';
}

const CONTROL = 16;
const ATTACK_S = 0.003;
const RELEASE_S = 0.04;

/** A monophonic bass: two saws into a driven ladder, and a triangle an octave below. Centred. */
export function bass(loop: StereoLoop, notes: readonly LineNote[], voice: BassVoice): void {
  const { colour = 'saw', closing, resonance, drive } = voice;
  const [upper, lower] = [new Oscillator(colour, 50, 0.13), new Oscillator(colour, 50, 0.61)];
  const sub = new Oscillator('triangle', 50, 0);
  const ladder = new Ladder();
  const rise = 1 - Math.exp(-1 / (ATTACK_S * SAMPLE_RATE));
  const fall = 1 - Math.exp(-1 / (RELEASE_S * 0.4 * SAMPLE_RATE));
  let [frequency, loudness, opened, lastIn, lastOut] = [50, 0, 0, 0, 0];
  for (const [index, note] of notes.entries()) {
    const after = notes[index + 1];
    const tied = notes[index - 1]?.tied ?? false;
    const held = Math.round(note.seconds * SAMPLE_RATE);
    const length = Math.min(after ? Math.round(after.at - note.at) : Infinity, held + SAMPLE_RATE / 2);
    const target = hertz(note.pitch);
    if (!tied) [frequency, opened] = [target, 1];
    const glide = 1 - Math.exp(-1 / (0.02 * SAMPLE_RATE));
    const close = Math.exp(-2.3 / (closing * (note.accent ? 0.7 : 1) * SAMPLE_RATE));
    const level = note.velocity * (note.accent ? 1.25 : 1);
    let place = ((Math.round(note.at) % loop.length) + loop.length) % loop.length;
    for (let sample = 0; sample < length; sample++) {
      frequency += (target - frequency) * glide;
      if (sample % CONTROL === 0) {
        upper.tune(frequency * 1.006);
        lower.tune(frequency * 0.994);
        sub.tune(frequency / 2);
        const stroke = voice.opening * opened * (0.45 + 0.55 * note.velocity + (note.accent ? 0.35 : 0));
        const corner = voice.corner * octaves(stroke) * power(frequency / 65, 0.35);
        ladder.tune(clamp(corner, 40, 16_000), clamp(resonance * (note.accent ? 1.35 : 1), 0, 3.8));
      }
      opened *= close;
      loudness += ((sample < held ? level : 0) - loudness) * (sample < held ? rise : fall);
      const filtered =
        (ladder.run((upper.next() + lower.next()) * 0.55 * drive) * (1 + 0.35 * resonance) * 1.5) / drive;
      const sound = saturate((filtered + sub.next() * voice.sub * 0.9) * loudness * 1.1) * 0.5;
      // A slow high-pass removes the DC offset of the overload.
      lastOut = sound - lastIn + 0.9995 * lastOut;
      lastIn = sound;
      loop.left[place] = (loop.left[place] ?? 0) + lastOut;
      loop.right[place] = (loop.right[place] ?? 0) + lastOut;
      if (++place === loop.length) place = 0;
    }
  }
}

/** Runs at twice the sample rate to reduce aliasing of its overload. */
const RATE = SAMPLE_RATE * 2;

/** A 24 dB ladder filter with an overload in its feedback. */
class Ladder {
  #stage0 = 0;
  #stage1 = 0;
  #stage2 = 0;
  #stage3 = 0;
  #share = 0;
  #feedback = 0;

  /** @param resonance 0 to 3.8; at 4 it would oscillate */
  tune(corner: number, resonance: number): void {
    const g = Math.tan((Math.PI * Math.min(corner, 18_000)) / RATE);
    this.#share = g / (1 + g);
    this.#feedback = resonance;
  }

  /** Two steps with the same input. */
  run(input: number): number {
    return (this.#step(input) + this.#step(input)) / 2;
  }

  #step(input: number): number {
    const g = this.#share;
    const held = (1 - g) * (g * g * g * this.#stage0 + g * g * this.#stage1 + g * this.#stage2 + this.#stage3);
    const g4 = g * g * g * g;
    const expected = (g4 * input + held) / (1 + this.#feedback * g4);
    let signal = saturate(input - this.#feedback * expected);
    let change = (signal - this.#stage0) * g;
    signal = change + this.#stage0;
    this.#stage0 = signal + change;
    change = (signal - this.#stage1) * g;
    signal = change + this.#stage1;
    this.#stage1 = signal + change;
    change = (signal - this.#stage2) * g;
    signal = change + this.#stage2;
    this.#stage2 = signal + change;
    change = (signal - this.#stage3) * g;
    signal = change + this.#stage3;
    this.#stage3 = signal + change;
    return signal;
  }
}
