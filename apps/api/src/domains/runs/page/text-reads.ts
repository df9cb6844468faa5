import { dayOf } from '@star-seekers/contracts/daily';
import type { Db } from '../../../platform/database/database.ts';
import type { TextReadTable } from '../table.ts';

/** What a player has read today, by run. Deletes what is from earlier days. @param trx of this player */
export async function readsOfToday(trx: Db, userId: string, now: number): Promise<ReadonlyMap<string, number>> {
  await trx.deleteFrom('text_reads').where('user_id', '=', userId).where('day', '<', dayOf(now)).execute();
  const rows = await trx
    .selectFrom('text_reads')
    .select(['run_id', 'portions'])
    .where('user_id', '=', userId)
    .where('day', '=', dayOf(now))
    .execute();
  return new Map(rows.map(({ run_id: runId, portions }) => [runId, portions]));
}

/** Stores how many portions of a run a player has read today. */
export async function storeRead(
  trx: Db,
  { userId, runId, portions }: { readonly userId: string; readonly runId: string; readonly portions: number },
  now: number,
): Promise<void> {
  await trx
    .insertInto('text_reads')
    .values({ user_id: userId, day: dayOf(now), run_id: runId, portions })
    .onConflict((conflict) => conflict.columns(['user_id', 'day', 'run_id']).doUpdateSet({ portions }))
    .execute();
}

/** What a player has read on the last day of reading. */
export async function listTextReads(db: Db, userId: string): Promise<TextReadTable[]> {
  return db.selectFrom('text_reads').selectAll().where('user_id', '=', userId).orderBy('run_id').execute();
}

export async function deleteTextReads(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('text_reads').where('user_id', '=', userId).execute();
}
