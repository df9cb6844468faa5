import type { Db } from '../platform/database/database.ts';
import { ACCOUNT_KINDS } from '../domains/credits/table.ts';
import { keyOfTransfer } from '../domains/credits/repository.ts';
import { sql } from 'kysely';

/**
 * Describes every inconsistency of the ledger; empty when no credits were created or lost. The credits domain compares balances with
 * transfers; every other domain checks its own transfers.
 */
export async function ledgerFaults(db: Db): Promise<string[]> {
  const faults: string[][] = [];
  for (const check of [balanceFaults, runFaults, rollFaults, purchaseFaults, recordFaults])
    faults.push(await check(db));
  return faults.flat();
}

/** Balances that are negative or differ from the sum of their transfers. */
async function balanceFaults(db: Db): Promise<string[]> {
  const sums = new Map<string, number>();
  for (const [side, sign] of [
    ['debit', -1],
    ['credit', 1],
  ] as const) {
    const rows = await db
      .selectFrom('ledger_transfers')
      .select((eb) => ['user_id', `${side} as account`, eb.fn.sum('amount').as('amount')] as const)
      .where(side, 'in', ACCOUNT_KINDS)
      .groupBy(['user_id', side])
      .execute();
    for (const { user_id: userId, account, amount } of rows) {
      const key = `${account} of ${userId}`;
      sums.set(key, (sums.get(key) ?? 0) + sign * Number(amount));
    }
  }
  const accounts = await db.selectFrom('accounts').selectAll().execute();
  const faults = accounts.flatMap(({ user_id: userId, kind, balance }) => {
    const key = `${kind} of ${userId}`;
    const sum = sums.get(key) ?? 0;
    sums.delete(key);
    if (balance < 0) return [`${key} holds ${balance}`];
    return balance === sum ? [] : [`${key} holds ${balance}, but its transfers sum to ${sum}`];
  });
  return [...faults, ...[...sums.keys()].map((key) => `${key} has transfers but no account`)];
}

/** Rolls whose grant differs from their face. */
async function rollFaults(db: Db): Promise<string[]> {
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

/** Operator transfers without a record, and credit records without a transfer. */
async function recordFaults(db: Db): Promise<string[]> {
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

/** Paid purchases without a grant, and grants without a payment. */
async function purchaseFaults(db: Db): Promise<string[]> {
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

/** Runs without a payment, duels aside, returned runs without a refund, and refunds of other runs. */
async function runFaults(db: Db): Promise<string[]> {
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
