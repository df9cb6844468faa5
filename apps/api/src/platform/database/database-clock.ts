import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';

/** The clock by which runs are timed: the database's, so that a run may move from process to process. */
export class DatabaseClock implements Clock {
  readonly #db: Database;
  readonly #clock: Clock;
  /** What the database's clock is ahead of this machine's. */
  #aheadMs = 0;
  #anchored: Promise<void> | undefined;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    // A database that cannot be reached yet is asked again by whoever needs the time.
    this.#anchored = this.#anchor().catch(() => void (this.#anchored = undefined));
  }

  /** Resolves when the difference of the clocks is known. @throws when the database cannot be reached */
  async anchored(): Promise<void> {
    await (this.#anchored ??= this.#anchor());
  }

  now(): number {
    return this.fromLocal(this.#clock.now());
  }

  /** A time of this machine's clock. */
  fromLocal(time: number): number {
    return Math.round(time + this.#aheadMs);
  }

  at(time: number, call: () => void): () => void {
    return this.#clock.at(time - this.#aheadMs, call);
  }

  async #anchor(): Promise<void> {
    const [before, began] = [this.#clock.now(), performance.now()];
    const now = await this.#db.engine.now?.(this.#db);
    if (now === undefined) return;
    const roundTrip = performance.now() - began;
    // The answer was given about half way; what is less than the error of this measurement is no difference.
    const ahead = now - before - roundTrip / 2;
    if (Math.abs(ahead) > roundTrip + 1) this.#aheadMs = ahead;
  }
}
