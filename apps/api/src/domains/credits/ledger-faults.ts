import type { Db } from '../../platform/database/database.ts';
import { ACCOUNT_KINDS } from './table.ts';

/** Balances that are negative or differ from the sum of their transfers. */
export async function balanceFaults(db: Db): Promise<string[]> {
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
