import type { Db } from '../../platform/database/database.ts';
import { keyOfTransfer } from '../credits/repository.ts';

/** Runs without a payment, duels aside, returned runs without a refund, and refunds of other runs. */
export async function runFaults(db: Db): Promise<string[]> {
  const runs = await db
    .selectFrom('runs')
    .leftJoin('ledger_transfers as paid', (join) =>
      join.on('paid.idempotency_key', '=', keyOfTransfer('wallet', 'play', 'run', 'runs.id')),
    )
    .leftJoin('ledger_transfers as returned', (join) =>
      join.on('returned.idempotency_key', '=', keyOfTransfer('play', 'wallet', 'run', 'runs.id')),
    )
    .select(['runs.id', 'runs.status', 'paid.id as paid', 'returned.id as returned'])
    .where('runs.status', '<>', 'duel')
    .where((eb) =>
      eb.or([
        eb('paid.id', 'is', null),
        eb.and([eb('runs.status', '=', 'returned'), eb('returned.id', 'is', null)]),
        eb.and([eb('runs.status', '<>', 'returned'), eb('returned.id', 'is not', null)]),
      ]),
    )
    .execute();
  return runs.map(({ id, status, paid, returned }) => {
    if (paid === null) return `run ${id} was not paid for`;
    return `run ${id} is ${status} but was ${returned === null ? 'not ' : ''}refunded`;
  });
}
