import { type Clock, systemClock } from '../platform/clock.ts';

interface Alarm {
  readonly time: number;
  readonly call: () => void;
  cancel(): void;
}

/** A clock that tests can set, advance and stop. It otherwise runs with the system clock. */
export class SettableClock implements Clock {
  #offset = 0;
  #stoppedAt: number | undefined;
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return this.#stoppedAt ?? Date.now() + this.#offset;
  }

  at(time: number, call: () => void): () => void {
    const alarm: Alarm = { time, call, cancel: () => undefined };
    this.#alarms.add(alarm);
    this.#wind(alarm);
    return () => {
      alarm.cancel();
      this.#alarms.delete(alarm);
    };
  }

  /** Sets the time and keeps running. @param time epoch milliseconds */
  set(time: number): void {
    this.#offset = time - Date.now();
    this.#stoppedAt = undefined;
    this.#changed();
  }

  /** Stops at the given or current time, until it is set or advanced. */
  stop(time = this.now()): void {
    this.#stoppedAt = time;
    this.#changed();
  }

  advance(milliseconds: number): void {
    this.#offset += milliseconds;
    if (this.#stoppedAt !== undefined) this.#stoppedAt += milliseconds;
    this.#changed();
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

  /** What is due is called before the change returns. */
  #changed(): void {
    for (const alarm of this.#alarms) {
      if (alarm.time <= this.now()) this.#ring(alarm);
      else this.#wind(alarm);
    }
  }

  #ring(alarm: Alarm): void {
    alarm.cancel();
    if (this.#alarms.delete(alarm)) alarm.call();
  }

  #wind(alarm: Alarm): void {
    alarm.cancel();
    alarm.cancel = () => undefined;
    const isDue = alarm.time <= this.now();
    if (this.#stoppedAt !== undefined && !isDue) return;
    alarm.cancel = systemClock.at(alarm.time - this.#offset, () => {
      if (alarm.time <= this.now()) this.#ring(alarm);
    });
  }
}
