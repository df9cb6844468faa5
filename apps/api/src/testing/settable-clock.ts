import { type MachineClock, machineClock } from '../platform/clock.ts';

interface Alarm {
  /** By the monotonic time. */
  readonly due: number;
  readonly call: () => void;
  cancel(): void;
}

/** A machine's clock that tests can set, advance and stop: time itself moves then. It otherwise runs with the real one. */
export class SettableClock implements MachineClock {
  #offset = 0;
  #stoppedAt: number | undefined;
  /** What the machine's clock has stepped by, and how long the monotonic one has stood. */
  #steppedMs = 0;
  #suspendedMs = 0;
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return this.#stoppedAt ?? Date.now() + this.#offset;
  }

  monotonic(): number {
    return this.uptime() - this.#suspendedMs;
  }

  uptime(): number {
    return this.now() - this.#steppedMs;
  }

  after(delayMs: number, call: () => void): () => void {
    const alarm: Alarm = { due: this.monotonic() + delayMs, call, cancel: () => undefined };
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

  /** Sets the machine's clock by so much ahead or back, without any time passing. */
  step(milliseconds: number): void {
    this.#steppedMs += milliseconds;
    this.advance(milliseconds);
  }

  /** Time passes while the machine is suspended. */
  suspend(milliseconds: number): void {
    this.#suspendedMs += milliseconds;
    this.advance(milliseconds);
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
      if (alarm.due <= this.monotonic()) this.#ring(alarm);
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
    const restMs = alarm.due - this.monotonic();
    if (this.#stoppedAt !== undefined && restMs > 0) return;
    alarm.cancel = machineClock.after(restMs, () => {
      if (alarm.due <= this.monotonic()) this.#ring(alarm);
      else this.#wind(alarm);
    });
  }
}

interface Waiting {
  readonly at: number;
  readonly resolve: () => void;
}

/** The time of several runs that are played at once: it passes when all of them wait for it, and not by itself. */
export class SharedTime {
  readonly #clock: SettableClock;
  #runs = 0;
  #waiting: Waiting[] = [];

  constructor(clock: SettableClock) {
    this.#clock = clock;
  }

  /** Plays a run for which the others wait. */
  async with<Result>(play: () => Promise<Result>): Promise<Result> {
    this.#runs++;
    try {
      return await play();
    } finally {
      this.#runs--;
      if (this.#runs === 0) this.#clock.set(this.#clock.now());
      else this.#pass();
    }
  }

  /** Resolves at a time, in epoch milliseconds. */
  async reach(at: number): Promise<void> {
    const reached = Promise.withResolvers<void>();
    this.#waiting.push({ at, resolve: reached.resolve });
    this.#pass();
    return reached.promise;
  }

  #pass(): void {
    if (this.#waiting.length === 0 || this.#waiting.length < this.#runs) return;
    const next = Math.min(...this.#waiting.map(({ at }) => at));
    this.#clock.stop(next);
    const reached = this.#waiting.filter(({ at }) => at === next);
    this.#waiting = this.#waiting.filter(({ at }) => at !== next);
    for (const { resolve } of reached) resolve();
  }
}
