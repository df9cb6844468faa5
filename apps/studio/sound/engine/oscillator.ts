import { SAMPLE_RATE } from '../sample-rate.ts';
import { type Colour, TABLE_SIZE, type Wavetable, tableFor, wavetable } from './wavetable.ts';

/** Plays a wavetable at a variable frequency. */
export class Oscillator {
  readonly #tables: Wavetable;
  #table: Float32Array;
  #phase: number;
  #step = 0;

  /** @param phase start in its period, 0 to 1 */
  constructor(colour: Colour, frequency: number, phase: number) {
    this.#tables = wavetable(colour);
    this.#table = tableFor(this.#tables, frequency);
    this.#phase = phase * TABLE_SIZE;
    this.#step = (frequency / SAMPLE_RATE) * TABLE_SIZE;
  }

  /** Sets another pitch and its table. */
  tune(frequency: number): void {
    this.#step = (frequency / SAMPLE_RATE) * TABLE_SIZE;
    this.#table = tableFor(this.#tables, frequency);
  }

  /** Changes the pitch slightly, within the same table. */
  bend(frequency: number): void {
    this.#step = (frequency / SAMPLE_RATE) * TABLE_SIZE;
  }

  next(): number {
    const place = this.#phase | 0;
    const before = this.#table[place] ?? 0;
    const sample = before + ((this.#table[place + 1] ?? 0) - before) * (this.#phase - place);
    this.#phase += this.#step;
    if (this.#phase >= TABLE_SIZE) this.#phase -= TABLE_SIZE;
    return sample;
  }
}
