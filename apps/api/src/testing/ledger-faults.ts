import type { Db } from '../platform/database/database.ts';

/** What is wrong with the ledger; empty when every balance is the sum of its transfers and none is below 0. */
export async function ledgerFaults(db: Db): Promise<string[]> {
  const transfers = await db.selectFrom('ledger_transfers').selectAll().execute();
  const accounts = await db.selectFrom('accounts').selectAll().execute();
  const sums = new Map<string, number>();
  const add = (account: string, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
  for (const { user_id: userId, debit, credit, amount } of transfers) {
    add(`${userId}:${debit}`, -amount);
    add(`${userId}:${credit}`, amount);
  }
  const total = [...sums.values()].reduce((sum, value) => sum + value, 0);
  return [
    ...(total === 0 ? [] : [`all accounts together hold ${total}`]),
    ...accounts.flatMap(({ user_id: userId, kind, balance }) => {
      const sum = sums.get(`${userId}:${kind}`) ?? 0;
      if (balance < 0) return [`${kind} of ${userId} holds ${balance}`];
      return balance === sum ? [] : [`${kind} of ${userId} holds ${balance}, its transfers give ${sum}`];
    }),
  ];
}
