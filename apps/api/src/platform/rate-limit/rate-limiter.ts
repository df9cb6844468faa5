import { sql } from 'kysely';
import { ApiFailure } from '../api-error.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { PreparedQuery } from '../database/prepared-query.ts';
import { evictOldest } from '../evict-oldest.ts';
import type { RateLimit } from '../limits.ts';

/** Most cached full windows; beyond that the oldest are evicted. */
const CAPACITY = 10_000;

/** Counts attempts in the database, shared by all server processes. */
export class RateLimiter {
  readonly #db: Database;
  readonly #clock: Clock;
  /** Ends of full windows by key: rejecting a request must not cost a write, which a flood would multiply. */
  readonly #full = new Map<string, number>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Counts one attempt.
   * @param key such as `login:address:127.0.0.1`
   * @param db a transaction, for a request that commits anyway; a rollback undoes the count
   * @throws {ApiFailure} request/rate_limited with the seconds until the window ends
   */
  async count(key: string, limit: RateLimit, db?: Db): Promise<void> {
    const now = this.#clock.now();
    const fullUntil = this.#full.get(key) ?? 0;
    if (now < fullUntil) throw tooMany('attempts', fullUntil - now);
    const row = await this.#add({ key, count: 1, now, endsAt: now + limit.windowMs }, db);
    if (row.attempts <= limit.max) return;
    this.#remember(key, row.window_ends_at);
    throw tooMany('attempts', row.window_ends_at - now);
  }

  /**
   * Takes what is left of a window, at most `wanted`. @param db as in {@link count}
   * @returns how many were granted, and how many are left for later
   */
  async take(key: string, wanted: number, limit: RateLimit, db?: Db): Promise<{ granted: number; left: number }> {
    const now = this.#clock.now();
    const { attempts } = await this.#add({ key, count: wanted, now, endsAt: now + limit.windowMs }, db);
    const free = Math.max(0, limit.max - (attempts - wanted));
    const granted = Math.min(wanted, free);
    return { granted, left: free - granted };
  }

  /** Without a transaction those of a key count one after the other: they would wait for one row, each with a connection. */
  async #add(attempts: Attempts, db: Db | undefined) {
    if (db) return addAttempts.one(db, attempts);
    return this.#db.inTurn(`limit ${attempts.key}`, async () => addAttempts.one(this.#db, attempts));
  }

  #remember(key: string, fullUntil: number): void {
    this.#full.delete(key);
    this.#full.set(key, fullUntil);
    evictOldest(this.#full, CAPACITY);
  }
}

interface Attempts {
  readonly key: string;
  readonly count: number;
  readonly now: number;
  readonly endsAt: number;
}

/** Counts attempts in the window of a key, or in a new one. */
const addAttempts = new PreparedQuery((db, { key, count, now, endsAt }: Attempts) =>
  db
    .insertInto('rate_limits')
    .values({ key, attempts: count, window_ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`case when rate_limits.window_ends_at <= ${now} then excluded.attempts else rate_limits.attempts + excluded.attempts end`,
        window_ends_at: sql<number>`case when rate_limits.window_ends_at <= ${now} then ${endsAt} else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['attempts', 'window_ends_at']),
);

/** @param what too many of which were made @param remainingMs until the window ends */
export function tooMany(what: 'attempts' | 'requests', remainingMs: number): ApiFailure {
  const retryAfterS = Math.max(1, Math.ceil(remainingMs / 1000));
  return new ApiFailure('request/rate_limited', `Too many ${what}. Try again in ${retryAfterS} seconds.`, {
    retryAfterS,
  });
}
