import type { Clock } from '../platform/clock.ts';

/** A clock that tests can set, advance and stop. It otherwise runs with the system clock. */
export class SettableClock implements Clock {
  #offset = 0;
  #stoppedAt: number | undefined;

  now(): number {
    return this.#stoppedAt ?? Date.now() + this.#offset;
  }

  /** Sets the time and keeps running. @param time epoch milliseconds */
  set(time: number): void {
    this.#offset = time - Date.now();
    this.#stoppedAt = undefined;
  }

  /** Stops at the given or current time, until it is set or advanced. */
  stop(time = this.now()): void {
    this.#stoppedAt = time;
  }

  advance(milliseconds: number): void {
    this.#offset += milliseconds;
    if (this.#stoppedAt !== undefined) this.#stoppedAt += milliseconds;
  }

  /** Stands at a time while `work` is done; then goes on as before. @param time epoch milliseconds */
  async during<Result>(time: number, work: () => Promise<Result>): Promise<Result> {
    const isRunning = this.#stoppedAt === undefined;
    this.stop(time);
    try {
      return await work();
    } finally {
      if (isRunning) this.set(this.now());
    }
  }
}
