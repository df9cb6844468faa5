import { DAY_MS } from '@star-seekers/contracts/daily';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { DatabaseClock } from '../database/database-clock.ts';
import type { Log } from '../log.ts';
import { deleteUnseen, processesWithIds, rulesPlayed, storeBeat, storeEnd } from './repository.ts';
import type { ProcessTable } from './table.ts';

/** A process that was not seen for so many beats has ended, for all processes and for itself. */
const DEAD_AFTER_BEATS = 4;

/** Rows of processes that have ended are kept for longer than anything that one of them held. */
const KEPT_MS = 30 * DAY_MS;

export interface ProcessesOptions {
  readonly db: Database;
  readonly clock: DatabaseClock;
  /** A living process stores so often that it lives, in milliseconds. */
  readonly beatMs: number;
  /** Rules of games by which it goes on with runs, each without a space. */
  readonly plays: readonly string[];
  readonly log: Log;
}

/** That something moved away from a process. */
export interface Move {
  /** The process that had it before. */
  readonly id: string;
  /** When another one had it, by the {@link DatabaseClock}. */
  readonly at: number;
}

/**
 * The processes of this hub, and which of them have ended. A process writes nothing before it begins. After it stood for so long that others
 * took it for dead (a suspended machine, a blocked event loop), it goes on under another id, as if it had been started again.
 */
export class Processes {
  readonly #options: ProcessesOptions;
  readonly #stopListening: () => void;
  #id = randomUUID() as string;
  #startedAt = 0;
  #begun: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** When it was last stored that this process lives, by `performance.now()`: what stands are the process and its timers. */
  #beatenAt = 0;
  /** Its last beats as they were stored, oldest first. */
  #beats: number[] = [];
  #isBeating = false;
  /** When the database had stored it last, by the same clock. */
  #storedAt: number | undefined;

  constructor(options: ProcessesOptions) {
    this.#options = options;
    this.#stopListening = options.clock.onJump(() => this.#rise());
  }

  /** This process, as it is stored with what it holds. Another one after it stood. */
  get id(): string {
    return this.#id;
  }

  /** For how long the database has stored nothing of this process, in milliseconds; undefined before it began. */
  get unstoredMs(): number | undefined {
    return this.#storedAt === undefined ? undefined : performance.now() - this.#storedAt;
  }

  /**
   * Resolves when this process is stored. To be awaited before anything is stored with its id. After a failure the database is asked again with
   * the next beat, however many wait.
   * @throws when the database fails
   */
  async begin(): Promise<void> {
    this.#begun ??= this.#begin().catch((error: unknown) => {
      setTimeout(() => (this.#begun = undefined), this.#options.beatMs).unref();
      throw error;
    });
    await this.#begun;
  }

  /** This process hands over what it holds. */
  async end(): Promise<void> {
    this.#stopListening();
    clearInterval(this.#timer);
    if (!this.#begun) return;
    const { db, clock, log } = this.#options;
    const now = clock.now();
    const end = { id: this.#id, started_at: this.#startedAt, seen_at: now, ended_at: now, rules: this.#rules };
    await storeEnd.change(db, end).catch((error: unknown) => log.warn({ err: error }, 'the end was not stored'));
  }

  /**
   * The processes that had ended when something had moved away from them. One that was killed is known to have ended after
   * four beats; an unknown one counts as living.
   */
  async diedBefore(moves: readonly Move[]): Promise<string[]> {
    const rows = await this.#processesOf(moves);
    return rows
      .filter((row) => moves.every((move) => move.id !== row.id || this.#diedAt(row) <= move.at))
      .map(({ id }) => id);
  }

  /** Whether {@link diedBefore} stays as it is: no process may have been killed that was not seen since something moved away from it. */
  async areSettled(moves: readonly Move[]): Promise<boolean> {
    const rows = await this.#processesOf(moves);
    return rows.every(
      (row) =>
        row.id === this.#id ||
        this.#diedAt(row) !== Number.POSITIVE_INFINITY ||
        moves.some((move) => move.id === row.id && move.at < row.seen_at),
    );
  }

  /**
   * The rules that any process plays; undefined while one lives whose version does not say it. One that was killed counts as living until this
   * one has stored five times since that it lives itself: while the database is away, nobody can.
   */
  async played(): Promise<ReadonlySet<string> | undefined> {
    await this.begin();
    const [oldest = 0] = this.#beats;
    const since = this.#beats.length > DEAD_AFTER_BEATS ? oldest : 0;
    const rows = await this.#options.db.read(rulesPlayed, { since });
    const rules = rows.map((row) => row.rules);
    return rules.includes(null) ? undefined : new Set(rules.flatMap((some) => some?.split(' ') ?? []));
  }

  async #processesOf(moves: readonly Move[]): Promise<ProcessTable[]> {
    if (moves.length === 0) return [];
    return this.#options.db.read(processesWithIds, { ids: [...new Set(moves.map(({ id }) => id))] });
  }

  /** When a process ended, as far as is known; infinite for one that may live. */
  #diedAt({ id, seen_at: seenAt, ended_at: endedAt }: ProcessTable): number {
    const isUnseen = seenAt < this.#options.clock.now() - this.#deadAfterMs && id !== this.#id;
    return endedAt ?? (isUnseen ? seenAt : Number.POSITIVE_INFINITY);
  }

  get #rules(): string {
    return this.#options.plays.join(' ');
  }

  get #deadAfterMs(): number {
    return DEAD_AFTER_BEATS * this.#options.beatMs;
  }

  async #begin(): Promise<void> {
    const { db, clock } = this.#options;
    this.#startedAt = clock.now();
    await deleteUnseen.change(db, { before: this.#startedAt - KEPT_MS });
    await this.#beat();
    this.#timer = setInterval(() => void this.#beatInTime(), this.#options.beatMs).unref();
  }

  async #beatInTime(): Promise<void> {
    if (performance.now() - this.#beatenAt > this.#deadAfterMs) this.#rise();
    if (this.#isBeating) return;
    await this.#beat().catch((error: unknown) => this.#options.log.warn({ err: error }, 'a beat was not stored'));
  }

  async #beat(): Promise<void> {
    const { db, clock } = this.#options;
    const beatenAt = performance.now();
    this.#isBeating = true;
    try {
      const now = clock.now();
      await storeBeat.change(db, { id: this.#id, started_at: this.#startedAt, seen_at: now, rules: this.#rules });
      this.#beatenAt = beatenAt;
      this.#beats = [...this.#beats, now].slice(-DEAD_AFTER_BEATS - 1);
      this.#storedAt = performance.now();
    } finally {
      this.#isBeating = false;
    }
  }

  /** Another life: its row follows with the next beat. */
  #rise(): void {
    if (!this.#begun) return;
    this.#id = randomUUID();
    this.#startedAt = this.#options.clock.now();
    this.#beatenAt = performance.now();
    this.#beats = [];
  }
}
