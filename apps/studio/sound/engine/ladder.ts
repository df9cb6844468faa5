import { SAMPLE_RATE } from '../sample-rate.ts';
import { saturate } from './maths.ts';

/** Runs at twice the sample rate to reduce aliasing of its overload. */
const RATE = SAMPLE_RATE * 2;

/** A 24 dB ladder filter with an overload in its feedback. */
export class Ladder {
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
