import { RUN_LIFETIME_MS } from '@star-seekers/contracts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';

const INTERVAL_MS = 60 * 60 * 1000;

/**
 * Drops what has run out and means nothing any more: ended sessions, unused reset links, closed windows of the rate limits, calls that
 * were made once and whose run nobody can hand in any more, and what was withheld for a while.
 */
export async function dropExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute();
  await db.deleteFrom('withheld').where('until', '<=', now).execute();
  await db
    .deleteFrom('idempotent_requests')
    .where('created_at', '<=', now - RUN_LIFETIME_MS)
    .execute();
}

/**
 * Keeps house now and every hour.
 * @param chores that other parts of the server have at the same time
 * @param onError is told of a failure; the next hour tries again
 * @returns stops it
 */
export function keepHouse(
  db: Db,
  clock: Clock,
  onError: (error: unknown) => void,
  chores: readonly (() => Promise<void>)[] = [],
): () => void {
  const clean = () => {
    for (const chore of [async () => dropExpired(db, clock.now()), ...chores]) void chore().catch(onError);
  };
  clean();
  const timer = setInterval(clean, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
