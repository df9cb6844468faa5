import { RUN_LIFETIME_MS } from '../domains/runs/start-run.ts';
import { deleteClosedChunks } from '../domains/runs/stream/repository.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';

const INTERVAL_MS = 60 * 60 * 1000;

/**
 * Deletes expired rows: sessions, links of e-mails, rate limit windows, reservations, idempotency keys older than the lifetime of a run, and
 * what was streamed of runs that are over.
 */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('email_confirmations').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute();
  await db.deleteFrom('withheld').where('until', '<=', now).execute();
  await db
    .deleteFrom('idempotent_requests')
    .where('created_at', '<=', now - RUN_LIFETIME_MS)
    .execute();
  await deleteClosedChunks(db, now);
}

/**
 * Runs the hourly jobs, now and every hour.
 * @param onError receives a failure; the next hour retries
 * @param jobs further jobs on the same schedule
 * @returns stops the jobs
 */
export function startHousekeeping(
  db: Db,
  clock: Clock,
  onError: (error: unknown) => void,
  jobs: readonly (() => Promise<void>)[] = [],
): () => void {
  const run = () => {
    for (const job of [async () => deleteExpired(db, clock.now()), ...jobs]) void job().catch(onError);
  };
  run();
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
