import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Operator transfers without a record, and credit records without a transfer. */
export async function recordFaults(db: Db): Promise<string[]> {
  const unrecorded = await db
    .selectFrom('ledger_transfers')
    .leftJoin('operator_records', (join) => join.on('ref', '=', sql<string>`'record:' || operator_records.id`))
    .select(['ledger_transfers.id', 'amount', 'ledger_transfers.user_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('debit', '=', 'treasury'), eb('credit', '=', 'wallet')]),
        eb.and([eb('debit', '=', 'wallet'), eb('credit', '=', 'treasury')]),
      ]),
    )
    .where('operator_records.id', 'is', null)
    .execute();
  const withoutTransfer = await db
    .selectFrom('operator_records')
    .leftJoin('ledger_transfers', (join) => join.on('ref', '=', sql<string>`'record:' || operator_records.id`))
    .select(['operator_records.id', 'command'])
    .where('command', 'in', ['credits give', 'credits take'])
    .where('ledger_transfers.id', 'is', null)
    .execute();
  return [
    ...unrecorded.map(({ id, amount, user_id: userId }) => `transfer ${id} of ${amount} for ${userId} has no record`),
    ...withoutTransfer.map(({ id, command }) => `record ${id} of ${command} moved no credits`),
  ];
}
