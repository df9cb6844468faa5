import type { Db } from '../../platform/database/database.ts';
import { keyOfTransfer } from '../credits/repository.ts';

/** Rolls whose grant differs from their face. */
export async function rollFaults(db: Db): Promise<string[]> {
  const rolls = await db
    .selectFrom('dice_rolls')
    .leftJoin('ledger_transfers', (join) =>
      join.on('idempotency_key', '=', keyOfTransfer('treasury', 'pending', 'roll', 'dice_rolls.id')),
    )
    .select(['dice_rolls.id', 'value', 'amount'])
    .where((eb) => eb.or([eb('amount', 'is', null), eb('amount', '<>', eb.ref('value'))]))
    .execute();
  return rolls.map(({ id, value, amount }) => `roll ${id} showed ${value} but granted ${amount ?? 'nothing'}`);
}
