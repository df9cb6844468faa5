import type { LedgerAnswer } from '@star-seekers/contracts/bridge';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { AccountKind } from '../credits/table.ts';

const PAGE_SIZE = 100;

/** Transfers of a player with the balances after each, latest first. @param before id of the last transfer of the page before */
export async function ledgerOf(db: Db, userId: string, before: string | undefined): Promise<LedgerAnswer> {
  const running = db
    .selectFrom('ledger_transfers')
    .selectAll()
    .select([balanceOf('wallet'), balanceOf('pending'), balanceOf('owed')])
    .where('user_id', '=', userId);
  let query = db
    .selectFrom(running.as('running'))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.execute();
  const transfers = rows
    .slice(0, PAGE_SIZE)
    .map(({ id, debit, credit, amount, reason, ref, created_at: at, ...after }) => ({
      id,
      from: debit,
      to: credit,
      amount,
      reason,
      subject: ref,
      at,
      after: { credits: after.wallet, pendingCredits: after.pending, owedCredits: after.owed },
    }));
  return { transfers, before: rows.length > PAGE_SIZE ? (transfers.at(-1)?.id ?? null) : null };
}

/** The sum of what came to an account less what went from it, up to each transfer. */
function balanceOf(kind: AccountKind) {
  const moved = sql`case when credit = ${sql.lit(kind)} then amount when debit = ${sql.lit(kind)} then -amount else 0 end`;
  return sql<number>`cast(sum(${moved}) over (order by id) as bigint)`.as(kind);
}
