import { SAMPLE_RATE } from '../sample-rate.ts';
import { FLAT_Q } from './maths.ts';

/** A 12 dB filter that is stable while its corner moves (Zavalishin's form). Call one of its outputs once per sample. */
export class StateVariable {
  #first = 0;
  #second = 0;
  #damping = 1;
  #a1 = 0;
  #a2 = 0;
  #a3 = 0;

  constructor(corner: number, resonance = FLAT_Q) {
    this.tune(corner, resonance);
  }

  tune(corner: number, resonance: number): void {
    const g = Math.tan((Math.PI * Math.min(corner, SAMPLE_RATE * 0.47)) / SAMPLE_RATE);
    this.#damping = 1 / resonance;
    this.#a1 = 1 / (1 + g * (g + this.#damping));
    this.#a2 = g * this.#a1;
    this.#a3 = g * this.#a2;
  }

  low(input: number): number {
    const rest = input - this.#second;
    const band = this.#a1 * this.#first + this.#a2 * rest;
    const low = this.#second + this.#a2 * this.#first + this.#a3 * rest;
    this.#first = 2 * band - this.#first;
    this.#second = 2 * low - this.#second;
    return low;
  }

  /** Unity gain at the corner. */
  band(input: number): number {
    const rest = input - this.#second;
    const band = this.#a1 * this.#first + this.#a2 * rest;
    const low = this.#second + this.#a2 * this.#first + this.#a3 * rest;
    this.#first = 2 * band - this.#first;
    this.#second = 2 * low - this.#second;
    return band * this.#damping;
  }

  high(input: number): number {
    const rest = input - this.#second;
    const band = this.#a1 * this.#first + this.#a2 * rest;
    const low = this.#second + this.#a2 * this.#first + this.#a3 * rest;
    this.#first = 2 * band - this.#first;
    this.#second = 2 * low - this.#second;
    return input - this.#damping * band - low;
  }
}
