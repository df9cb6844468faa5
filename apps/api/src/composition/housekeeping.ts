import { sql } from 'kysely';
import { RUN_LIFETIME_MS } from '../domains/runs/run-rules.ts';
import { deleteClosedChunks } from '../domains/runs/stream/repository.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';

const INTERVAL_MS = 60 * 60 * 1000;

/** Rows that one statement deletes: more would take long, and on PostgreSQL longer than a statement may. */
export const BATCH = 5000;

/** What expires, with the key of its rows and the time at which they do. */
const EXPIRING = [
  ['sessions', ['id_hash'], 'expires_at'],
  ['password_resets', ['token_hash'], 'expires_at'],
  ['email_confirmations', ['token_hash'], 'expires_at'],
  ['passkey_links', ['token_hash'], 'expires_at'],
  ['passkey_challenges', ['id_hash'], 'expires_at'],
  ['staff_sessions', ['id_hash'], 'expires_at'],
  ['rate_limits', ['key'], 'window_ends_at'],
  ['withheld', ['key'], 'until'],
  ['idempotent_requests', ['user_id', 'operation', 'key'], 'created_at'],
] as const;

/**
 * Deletes expired rows: sessions, links of e-mails and for passkeys, sign-ins to the bridge, rate limit windows, reservations, idempotency keys older than the lifetime of a run, and
 * what was streamed of runs that are over.
 */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  for (const [table, key, time] of EXPIRING) {
    const before = table === 'idempotent_requests' ? now - RUN_LIFETIME_MS : now;
    const columns = sql.join(key.map((name) => sql.ref(name)));
    for (let deleted = BATCH; deleted === BATCH;) {
      // The condition twice: PostgreSQL asks the outer one again of a row that was renewed meanwhile.
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where (${columns}) in
          (select ${columns} from ${sql.table(table)} where ${sql.ref(time)} <= ${before} limit ${BATCH})
          and ${sql.ref(time)} <= ${before}
      `.execute(db);
      deleted = Number(numAffectedRows);
    }
  }
  await deleteClosedChunks(db, now);
}

/**
 * Runs the hourly jobs, now and every hour.
 * @param onError receives a failure; the next hour retries
 * @param jobs further jobs on the same schedule
 * @returns stops the jobs
 */
export function startHousekeeping(
  { db, clock, loop }: Pick<Services, 'db' | 'clock' | 'loop'>,
  onError: (error: unknown) => void,
  jobs: readonly (() => Promise<void>)[] = [],
): () => void {
  const expire = async () => loop.during('delete what has expired', async () => deleteExpired(db, clock.now()));
  const run = () => {
    for (const job of [expire, ...jobs]) void job().catch(onError);
  };
  run();
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
