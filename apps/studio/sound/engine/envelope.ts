import { SAMPLE_RATE } from '../sample-rate.ts';

/** Times in seconds; `sustain` is a level from 0 to 1. */
export interface EnvelopeTimes {
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
}

/** An ADSR envelope with exponential segments. */
export class Envelope {
  readonly #rise: number;
  readonly #fall: number;
  readonly #fade: number;
  readonly #sustain: number;
  readonly #end: number;
  #value = 0;
  #sample = 0;
  #rising = true;

  constructor({ attack, decay, sustain, release }: EnvelopeTimes, heldS: number) {
    this.#rise = 1 - Math.exp(-2.2 / Math.max(1, attack * SAMPLE_RATE));
    this.#fall = 1 - Math.exp(-4.6 / Math.max(1, decay * SAMPLE_RATE));
    this.#fade = 1 - Math.exp(-4.6 / Math.max(1, release * SAMPLE_RATE));
    this.#sustain = sustain;
    this.#end = Math.round(heldS * SAMPLE_RATE);
  }

  next(): number {
    if (this.#sample++ >= this.#end) this.#value -= this.#value * this.#fade;
    else if (this.#rising) {
      this.#value += (1.125 - this.#value) * this.#rise;
      if (this.#value >= 1) [this.#value, this.#rising] = [1, false];
    } else this.#value += (this.#sustain - this.#value) * this.#fall;
    return this.#value;
  }
}

/** Length of a note with its release, in samples. */
export function noteLength(heldS: number, releaseS: number): number {
  return Math.ceil((heldS + releaseS * 1.6) * SAMPLE_RATE);
}

/** Fades the end of a sound, so that it stops without a click. */
export function fadeOut(sound: Float32Array, samples = 240): void {
  const count = Math.min(samples, sound.length);
  for (let index = 0; index < count; index++) {
    const place = sound.length - 1 - index;
    sound[place] = ((sound[place] ?? 0) * index) / count;
  }
}
