import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** Whether a statement waits for a lock of PostgreSQL. */
export async function waitsForLock(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0;
}
