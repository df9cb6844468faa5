import type { Db } from '../../platform/database/database.ts';
import type { OperatorRecordTable } from './table.ts';

export async function insertRecord(db: Db, record: OperatorRecordTable): Promise<void> {
  await db.insertInto('operator_records').values(record).execute();
}

/** The latest records, latest first. */
export async function listRecords(db: Db, limit: number): Promise<OperatorRecordTable[]> {
  return db.selectFrom('operator_records').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** Decisions of operators about a player, latest first. */
export async function listRecordsOf(db: Db, userId: string): Promise<OperatorRecordTable[]> {
  return db.selectFrom('operator_records').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
}
