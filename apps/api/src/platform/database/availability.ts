import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from '../message-of.ts';

/** Receives what happens to the database. */
export type DatabaseLog = Pick<FastifyBaseLogger, 'error' | 'info'>;

/** `lost`: the database cannot be reached or written. `slow`: a lock or a statement took longer than its time-out. */
export type Trouble = 'lost' | 'slow';

/** The database did not do what it was asked, and may do so later. Its cause is logged already: see {@link Availability}. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(database: string, cause: unknown) {
    super(`The database ${database} is not available.`, { cause });
  }
}

/** Whether an error says only that the database is not available. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnavailable);
  return error instanceof DatabaseUnavailable;
}

/**
 * What is known of a database from the statements of this process. It logs one entry when a trouble begins and one when it is over, however many
 * statements fail, and whatever they were for.
 */
export class Availability {
  readonly #database: string;
  readonly #log: DatabaseLog;
  readonly #quietMs: Readonly<Record<Trouble, number>>;
  readonly #troubles = new Map<Trouble, { readonly since: number; lastAt: number; failures: number }>();

  /**
   * @param database its file, or its host and name
   * @param quietMs a trouble is over when something is written and nothing has failed for so long
   */
  constructor(database: string, log: DatabaseLog, quietMs: Readonly<Record<Trouble, number>>) {
    this.#database = database;
    this.#log = log;
    this.#quietMs = quietMs;
  }

  /** Whether the database can be reached and written, as far as is known. */
  get isAvailable(): boolean {
    return !this.#troubles.has('lost');
  }

  /** Something failed. @returns what to throw */
  failed(trouble: Trouble, cause: unknown): DatabaseUnavailable {
    const now = performance.now();
    const known = this.#troubles.get(trouble);
    if (known) {
      known.lastAt = now;
      known.failures++;
    } else {
      this.#troubles.set(trouble, { since: now, lastAt: now, failures: 1 });
      const event = `database.${trouble}`;
      this.#log.error({ event, database: this.#database, cause: messageOf(cause) }, event);
    }
    return new DatabaseUnavailable(this.#database, cause);
  }

  /** Something was not even tried, because of a trouble that is known. @returns what to throw */
  refused(cause: unknown): DatabaseUnavailable {
    for (const trouble of this.#troubles.values()) trouble.failures++;
    return new DatabaseUnavailable(this.#database, cause);
  }

  /** Something was written. */
  wrote(): void {
    if (this.#troubles.size === 0) return;
    const now = performance.now();
    for (const [trouble, { since, lastAt, failures }] of this.#troubles) {
      if (now - lastAt < this.#quietMs[trouble]) continue;
      this.#troubles.delete(trouble);
      const entry = {
        event: 'database.back',
        database: this.#database,
        was: trouble,
        ms: Math.round(lastAt - since),
        failures,
      };
      this.#log.info(entry, 'database.back');
    }
  }
}
