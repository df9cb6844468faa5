import type { Clock, MachineClock } from '../clock.ts';
import type { Log } from '../log.ts';

/** The fastest correction, as a share of the time that passes: no clock that is disciplined drifts faster. */
const SLEW = 0.0005;

/** By so much it is behind only when it stood: the machine, or the virtual one, was suspended. */
const SUSPENDED_MS = 5000;

/** An offset that is logged, and one beyond which the process is not ready. */
const OFF_MS = 2000;
const WRONG_MS = 60_000;

/**
 * Without a reference, a process that starts goes on where the others are, or were: they are ahead of the machine's clock after that was set
 * back. Further ahead they had a wrong clock.
 */
const MOST_AHEAD_MS = 60 * 60 * 1000;

export interface DatabaseClockOptions {
  readonly machine: MachineClock;
  /** Reads the database's clock in epoch milliseconds; undefined where every process that uses it is on this machine. */
  readonly reference: (() => Promise<number>) | undefined;
  /** The latest time by which any process has stored that it lives; undefined before the first. */
  readonly lastSeen: () => Promise<number | undefined>;
  /** Milliseconds between two comparisons with the database's clock. */
  readonly checkMs: number;
  readonly log: Log;
}

/**
 * The hub's clock, by which everything is timed: the database's, so that all processes agree. Anchored once, to the machine's
 * clock where the database has none, it is driven by monotonic time: it never goes back, and steps of the machine's clock do not change it. It
 * follows the database's clock slowly, and jumps only when it stood.
 */
export class DatabaseClock implements Clock {
  readonly #options: DatabaseClockOptions;
  readonly #jumpListeners = new Set<() => void>();
  /** What the machine's clock is ahead of the time since its start. */
  readonly #startedAt: number;
  /** The anchor: a time, the monotonic time then, how long the machine had been suspended, and by how much the time was behind. */
  #time: number;
  #since: number;
  #suspendedMs: number;
  #behindMs = 0;
  /** How many of the limits its offset is beyond, as it was logged. */
  #offsetLevel = 0;
  #cancelCheck: (() => void) | undefined;
  #isClosed = false;

  private constructor(options: DatabaseClockOptions) {
    const { machine } = options;
    this.#options = options;
    this.#time = machine.now();
    this.#since = machine.monotonic();
    this.#suspendedMs = machine.uptime() - this.#since;
    this.#startedAt = this.#time - machine.uptime();
  }

  /** Anchors a clock. @throws when the database cannot be reached */
  static async open(options: DatabaseClockOptions): Promise<DatabaseClock> {
    const clock = new DatabaseClock(options);
    const { reference, lastSeen } = options;
    const seen = (await lastSeen()) ?? 0;
    const { behindMs } = await clock.#measure();
    clock.#anchor(behindMs, 0);
    const mostAheadMs = reference ? WRONG_MS : MOST_AHEAD_MS;
    if (seen > clock.#time && seen < clock.#time + mostAheadMs) clock.#time = seen;
    clock.#logOffset();
    clock.#checkLater();
    return clock;
  }

  /** Epoch milliseconds. Never less than before. */
  now(): number {
    return Math.round(this.#now());
  }

  /** By how many milliseconds it was behind the database's clock when they were compared. */
  get behindMs(): number {
    return this.#behindMs;
  }

  /** What the machine's clock is ahead of it, in milliseconds. */
  get machineAheadMs(): number {
    return this.#options.machine.now() - this.now();
  }

  /**
   * Why this process is to serve nobody; undefined if it may. Without a reference there is no fault: of one process nobody else would serve, and
   * its time goes on as before.
   */
  get fault(): string | undefined {
    if (!this.#options.reference || this.#offsetMs <= WRONG_MS) return undefined;
    return 'The clock of this machine or of the database is off by more than a minute.';
  }

  /** Calls back once, when the clock reaches a time. After a jump it may be late. @returns cancels it */
  at(time: number, call: () => void): () => void {
    const { machine } = this.#options;
    let cancel: () => void;
    const wait = () => {
      cancel = machine.after(Math.max(time - this.#now(), 0), () => (this.now() < time ? wait() : call()));
    };
    wait();
    return () => cancel();
  }

  /** Calls back after it has jumped ahead: for so long this process stood. @returns unsubscribes */
  onJump(listener: () => void): () => void {
    this.#jumpListeners.add(listener);
    return () => this.#jumpListeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelCheck?.();
  }

  get #offsetMs(): number {
    return Math.max(Math.abs(this.machineAheadMs), Math.abs(this.#behindMs));
  }

  #now(): number {
    const passedMs = this.#options.machine.monotonic() - this.#since;
    const most = Math.max(0, passedMs * SLEW);
    return this.#time + passedMs + Math.min(Math.max(this.#behindMs, -most), most);
  }

  #checkLater(): void {
    if (this.#isClosed) return;
    const { machine, checkMs } = this.#options;
    this.#cancelCheck = machine.after(checkMs, () => {
      void this.#compare()
        .catch(() => undefined)
        .finally(() => this.#checkLater());
    });
  }

  /** Compares it with the reference. @returns what it is behind, 0 within the error, and the time that this took */
  async #measure(): Promise<{ readonly behindMs: number; readonly roundTripMs: number }> {
    const { machine, reference } = this.#options;
    const asked = machine.monotonic();
    const time = reference ? await reference() : this.#startedAt + machine.uptime();
    const roundTripMs = machine.monotonic() - asked;
    // The answer was given about half way; what is less than the error of this measurement is no difference.
    const behindMs = time + roundTripMs / 2 - this.#now();
    const errorMs = reference ? roundTripMs + 1 : SUSPENDED_MS;
    return { behindMs: Math.abs(behindMs) > errorMs ? behindMs : 0, roundTripMs };
  }

  async #compare(): Promise<void> {
    const { machine, log } = this.#options;
    const { behindMs, roundTripMs } = await this.#measure();
    // A virtual machine that was suspended does not know it. For longer than a minute it is less likely than a step of the database's clock.
    const stoodMs = machine.uptime() - machine.monotonic() - this.#suspendedMs;
    const hasStood = behindMs > SUSPENDED_MS + roundTripMs && behindMs <= stoodMs + WRONG_MS;
    this.#anchor(hasStood ? behindMs : 0, hasStood ? 0 : behindMs);
    if (hasStood) {
      log.warn({ event: 'clock.jumped' }, 'the server stood still for more than five seconds');
      for (const listener of this.#jumpListeners) listener();
    }
    this.#logOffset();
  }

  #anchor(stepMs: number, behindMs: number): void {
    const { machine } = this.#options;
    this.#time = this.#now() + stepMs;
    this.#since = machine.monotonic();
    this.#suspendedMs = machine.uptime() - this.#since;
    this.#behindMs = behindMs;
  }

  #logOffset(): void {
    const { log } = this.#options;
    const isBeyond = (limitMs: number, index: number) =>
      // One that varies about a limit is logged once.
      this.#offsetMs > (index < this.#offsetLevel ? limitMs / 2 : limitMs);
    const level = [OFF_MS, WRONG_MS].filter(isBeyond).length;
    if (level === this.#offsetLevel) return;
    this.#offsetLevel = level;
    const offset = { event: 'clock.offset', machineAheadMs: this.machineAheadMs, behindMs: Math.round(this.#behindMs) };
    if (level === 0) log.info(offset, 'the clocks agree again');
    else log.warn(offset, "the clock of the machine or of the database is not the hub's");
  }
}
