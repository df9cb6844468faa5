import type { HealthAnswer } from '@star-seekers/contracts/bridge';
import type { Db } from '../../platform/database/database.ts';
import { entriesOf } from './player-file.ts';

/** What is paused, by whom and why: the decision is recorded in the transaction of the pause, with its time. */
export async function pausesOf(db: Db): Promise<NonNullable<HealthAnswer['pauses']>> {
  const pauses = await db.selectFrom('pauses').selectAll().orderBy('what').execute();
  if (pauses.length === 0) return [];
  const records = await db
    .selectFrom('operator_records')
    .selectAll()
    .where('command', '=', 'hub pause')
    .where(
      'at',
      'in',
      pauses.map(({ since }) => since),
    )
    .execute();
  const entries = await entriesOf(db, records);
  return pauses.map(({ what, since }) => {
    const entry = entries.find(({ decidedAt, changes: [change] }) => decidedAt === since && change?.what === what);
    return { what, since, by: entry?.by ?? null, reason: entry?.reason ?? null };
  });
}
