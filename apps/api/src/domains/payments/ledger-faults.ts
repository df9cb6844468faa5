import type { Db } from '../../platform/database/database.ts';
import { keyOfTransfer } from '../credits/repository.ts';

/** Paid purchases without a grant, and grants without a payment. */
export async function purchaseFaults(db: Db): Promise<string[]> {
  const purchases = await db
    .selectFrom('payments')
    .leftJoin('ledger_transfers', (join) =>
      join.on('idempotency_key', '=', keyOfTransfer('sales', 'wallet', 'payment', 'payments.id')),
    )
    .select(['payments.id', 'payments.status', 'payments.credits', 'amount'])
    .where((eb) =>
      eb.or([
        eb.and([eb('payments.status', '=', 'succeeded'), eb('amount', 'is', null)]),
        eb.and([eb('payments.status', '<>', 'succeeded'), eb('amount', 'is not', null)]),
        eb('amount', '<>', eb.ref('payments.credits')),
      ]),
    )
    .execute();
  return purchases.map(
    ({ id, status, credits, amount }) =>
      `purchase ${id} of ${credits} credits is ${status} but granted ${amount ?? 'nothing'}`,
  );
}
