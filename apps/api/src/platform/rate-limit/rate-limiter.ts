import { sql } from 'kysely';
import { ApiFailure } from '../api-error.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { RateLimit } from '../limits.ts';

/** Counts attempts in the database, so that any number of server processes share one count. */
export class RateLimiter {
  readonly #db: Db;
  readonly #clock: Clock;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Counts one attempt.
   * @param key what is limited, such as `login:address:127.0.0.1`
   * @param db a transaction, for a call that commits anyway; what is rolled back is not counted
   * @throws {ApiFailure} request/rate_limited with the seconds until the window ends
   */
  async count(key: string, limit: RateLimit, db: Db = this.#db): Promise<void> {
    const now = this.#clock.now();
    const row = await db
      .insertInto('rate_limits')
      .values({ key, attempts: 1, window_ends_at: now + limit.windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          attempts: sql<number>`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.attempts + 1 end`,
          window_ends_at: sql<number>`case when rate_limits.window_ends_at <= ${now} then ${now + limit.windowMs} else rate_limits.window_ends_at end`,
        }),
      )
      .returning(['attempts', 'window_ends_at'])
      .executeTakeFirstOrThrow();
    if (row.attempts <= limit.max) return;
    const retryAfterS = Math.max(1, Math.ceil((row.window_ends_at - now) / 1000));
    throw new ApiFailure('request/rate_limited', `Too many tries. Come back in ${retryAfterS} seconds.`, {
      retryAfterS,
    });
  }
}
