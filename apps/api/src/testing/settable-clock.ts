import type { Clock } from '../platform/clock.ts';

/** Runs with the machine's clock from wherever a test puts it, unless a test stops it. */
export class SettableClock implements Clock {
  #offset = 0;
  #stoppedAt: number | undefined;

  now(): number {
    return this.#stoppedAt ?? Date.now() + this.#offset;
  }

  /** Goes on from there. @param time epoch milliseconds */
  set(time: number): void {
    this.#offset = time - Date.now();
    this.#stoppedAt = undefined;
  }

  /** Stands still from there, or from now, until it is set or advanced. */
  stop(time = this.now()): void {
    this.#stoppedAt = time;
  }

  advance(milliseconds: number): void {
    this.#offset += milliseconds;
    if (this.#stoppedAt !== undefined) this.#stoppedAt += milliseconds;
  }
}
