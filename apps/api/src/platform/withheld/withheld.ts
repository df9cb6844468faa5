import { createHash } from 'node:crypto';
import type { Db } from '../database/database.ts';

interface Withheld {
  readonly until: number;
  /** Who may take it nevertheless. */
  readonly holder?: string;
}

/** Reserves something for a while. @param what unambiguous description, such as `name nova` */
export async function withhold(db: Db, what: string, { until, holder }: Withheld): Promise<void> {
  const row = { holder: holder === undefined ? null : hashOf(holder), until };
  await db
    .insertInto('withheld')
    .values({ key: hashOf(what), ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** When something becomes available to somebody, in epoch milliseconds; 0 when it is. */
export async function withheldUntil(db: Db, what: string, now: number, from?: string): Promise<number> {
  const row = await db
    .selectFrom('withheld')
    .select(['holder', 'until'])
    .where('key', '=', hashOf(what))
    .where('until', '>', now)
    .executeTakeFirst();
  return row && (row.holder === null || from === undefined || row.holder !== hashOf(from)) ? row.until : 0;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
