import type { Db } from '../database/database.ts';
import { sha256 } from '../sha256.ts';

interface Reservation {
  readonly until: number;
  /** Email address that is exempt. */
  readonly holder?: string;
}

/** Stores a reservation. @param subject unambiguous description, such as `name nova` */
export async function reserve(db: Db, subject: string, { until, holder }: Reservation): Promise<void> {
  const row = { holder: holder === undefined ? null : sha256(holder), until };
  await db
    .insertInto('withheld')
    .values({ key: sha256(subject), ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/**
 * Takes a reservation that nobody has, such as that of a job which one process does at a time.
 * @param term.until later than `now`, so no two that take the reservation have the same
 * @returns false while somebody else has it
 */
export async function reserveIfFree(
  db: Db,
  subject: string,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('withheld')
    .values({ key: sha256(subject), holder: null, until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ until }).where('withheld.until', '<=', now))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends a reservation, unless it has ended by itself and somebody else has it now. @param until as it was taken */
export async function endReservation(db: Db, subject: string, until: number): Promise<void> {
  await db.deleteFrom('withheld').where('key', '=', sha256(subject)).where('until', '=', until).execute();
}

/** End of a reservation in epoch milliseconds; 0 when the subject is free for `from`. @param from an email address */
export async function reservedUntil(db: Db, subject: string, now: number, from?: string): Promise<number> {
  const row = await db
    .selectFrom('withheld')
    .select(['holder', 'until'])
    .where('key', '=', sha256(subject))
    .where('until', '>', now)
    .executeTakeFirst();
  return row && (row.holder === null || from === undefined || row.holder !== sha256(from)) ? row.until : 0;
}
