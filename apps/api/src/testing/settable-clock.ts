import type { Clock } from '../platform/clock.ts';

/** Runs with the machine's clock, from wherever a test puts it. */
export class SettableClock implements Clock {
  #offset = 0;

  now(): number {
    return Date.now() + this.#offset;
  }

  /** @param time epoch milliseconds */
  set(time: number): void {
    this.#offset = time - Date.now();
  }

  advance(milliseconds: number): void {
    this.#offset += milliseconds;
  }
}
