import type { Clock } from '../clock.ts';

/** The fastest correction, as a share of the time that passes: no clock that is disciplined drifts faster. */
const SLEW = 0.0005;

/** By so much it is behind only when it stood: the machine, or the virtual one, was suspended. */
const SUSPENDED_MS = 5000;

/**
 * Without a reference, a process that starts goes on where the others are, or were: they are ahead of the machine's clock after that was set
 * back. Further ahead they had a wrong clock.
 */
const MOST_AHEAD_MS = 60 * 60 * 1000;

export interface DatabaseClockOptions {
  readonly clock: Clock;
  /** Reads the database's clock in epoch milliseconds; undefined where every process that uses it is on this machine. */
  readonly reference: (() => Promise<number>) | undefined;
  /** The latest time by which any process has stored that it lives; undefined before the first. Read without a reference only. */
  readonly lastSeen: () => Promise<number | undefined>;
  /** Milliseconds between two comparisons with the database's clock. */
  readonly checkMs: number;
}

/**
 * The clock by which runs are timed: the database's, so that a run may move from process to process. Anchored once, to the machine's
 * clock where the database has none, it is driven by monotonic time: it never goes back, and steps of the machine's clock do not change it. It
 * follows the database's clock slowly, and jumps only when it stood.
 */
export class DatabaseClock {
  readonly #options: DatabaseClockOptions;
  readonly #jumpListeners = new Set<() => void>();
  /** What the machine's clock is ahead of the time since its start. */
  readonly #startedAt: number;
  /** The anchor: a time, the monotonic time then, and by how much the time was behind. */
  #time: number;
  #since: number;
  #behindMs = 0;
  #isAnchored = false;
  #anchoring: Promise<void> | undefined;
  #cancelCheck: (() => void) | undefined;
  #isClosed = false;

  constructor(options: DatabaseClockOptions) {
    const { clock } = options;
    this.#options = options;
    this.#time = clock.now();
    this.#since = clock.monotonic();
    this.#startedAt = this.#time - clock.uptime();
    // A database that cannot be reached yet is asked again by whoever needs the time.
    this.anchored().catch(() => undefined);
    this.#checkLater();
  }

  /** Resolves when the database's time is known. @throws when the database cannot be reached */
  async anchored(): Promise<void> {
    if (this.#isAnchored) return;
    this.#anchoring ??= this.#compare().finally(() => (this.#anchoring = undefined));
    await this.#anchoring;
  }

  /** Epoch milliseconds. Never less than before. */
  now(): number {
    return Math.round(this.#now());
  }

  /** By how many milliseconds it was behind the database's clock when they were compared. */
  get behindMs(): number {
    return this.#behindMs;
  }

  /** Calls back once, when the clock reaches a time. After a jump it may be late. @returns cancels it */
  at(time: number, call: () => void): () => void {
    const { clock } = this.#options;
    let cancel: () => void;
    const wait = () => {
      cancel = clock.after(Math.max(time - this.#now(), 0), () => (this.now() < time ? wait() : call()));
    };
    wait();
    return () => cancel();
  }

  /** Calls back after it has jumped ahead: for so long this process stood. @returns ends that */
  onJump(listener: () => void): () => void {
    this.#jumpListeners.add(listener);
    return () => this.#jumpListeners.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelCheck?.();
  }

  #now(): number {
    const passedMs = this.#options.clock.monotonic() - this.#since;
    const most = Math.max(0, passedMs * SLEW);
    return this.#time + passedMs + Math.min(Math.max(this.#behindMs, -most), most);
  }

  #checkLater(): void {
    if (this.#isClosed) return;
    const { clock, checkMs } = this.#options;
    this.#cancelCheck = clock.after(checkMs, () => {
      void this.#compare()
        .catch(() => undefined)
        .finally(() => this.#checkLater());
    });
  }

  async #compare(): Promise<void> {
    const { clock, reference, lastSeen } = this.#options;
    const seen = this.#isAnchored || reference ? undefined : await lastSeen();
    const asked = clock.monotonic();
    const time = reference ? await reference() : this.#startedAt + clock.uptime();
    const roundTripMs = clock.monotonic() - asked;
    // The answer was given about half way; what is less than the error of this measurement is no difference.
    const behindMs = time + roundTripMs / 2 - this.#now();
    const errorMs = reference ? roundTripMs + 1 : SUSPENDED_MS;
    this.#anchor(Math.abs(behindMs) > errorMs ? behindMs : 0, behindMs > SUSPENDED_MS + roundTripMs);
    if (seen !== undefined && seen > this.#time && seen < this.#time + MOST_AHEAD_MS) this.#time = seen;
  }

  #anchor(behindMs: number, hasStood: boolean): void {
    const isJump = hasStood && this.#isAnchored;
    const isStep = isJump || !this.#isAnchored;
    this.#time = this.#now() + (isStep ? behindMs : 0);
    this.#since = this.#options.clock.monotonic();
    this.#behindMs = isStep ? 0 : behindMs;
    this.#isAnchored = true;
    if (isJump) for (const listener of this.#jumpListeners) listener();
  }
}
