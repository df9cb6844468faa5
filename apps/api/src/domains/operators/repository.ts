import type { Db } from '../../platform/database/database.ts';
import { chainRecords } from './record-chain.ts';
import type { OperatorRecordTable } from './table.ts';

/** Adds to the record: the last thing that a transaction does, see {@link chainRecords}. */
export async function insertRecord(db: Db, record: OperatorRecordTable): Promise<void> {
  await db.insertInto('operator_records').values(record).execute();
  await chainRecords(db);
}

/** The latest records, latest first. @param before id: only earlier ones */
export async function listRecords(db: Db, limit: number, before?: string): Promise<OperatorRecordTable[]> {
  const records = db.selectFrom('operator_records').selectAll().orderBy('id', 'desc').limit(limit);
  return before === undefined ? records.execute() : records.where('id', '<', before).execute();
}

/** The last action of this name. */
export async function findLastRecord(db: Db, command: string): Promise<OperatorRecordTable | undefined> {
  return db
    .selectFrom('operator_records')
    .selectAll()
    .where('command', '=', command)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest time that the hub has stored, as far as it does so all the time; undefined before the first. */
export async function lastStoredMoment(db: Db): Promise<number | undefined> {
  const moments = [
    await db.selectFrom('processes').select('seen_at as at').orderBy('at', 'desc').limit(1).executeTakeFirst(),
    await db.selectFrom('sessions').select('touched_at as at').orderBy('at', 'desc').limit(1).executeTakeFirst(),
    await db.selectFrom('users').select('created_at as at').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    await db
      .selectFrom('ledger_transfers')
      .select('created_at as at')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    await db
      .selectFrom('payment_reconciliations')
      .select('reconciled_until as at')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ].flatMap((row) => (row ? [row.at] : []));
  return moments.length === 0 ? undefined : Math.max(...moments);
}

/** Whether players have used the hub after a time. */
export async function wasUsedSince(db: Db, time: number): Promise<boolean> {
  const session = await db.selectFrom('sessions').select('id_hash').where('touched_at', '>', time).limit(1).execute();
  const process = await db.selectFrom('processes').select('id').where('seen_at', '>', time).limit(1).execute();
  return session.length > 0 || process.length > 0;
}

/** Decisions of operators about a player, latest first. */
export async function listRecordsOf(db: Db, userId: string): Promise<OperatorRecordTable[]> {
  return db.selectFrom('operator_records').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
}
