import type { SearchAnswer, StaffRole } from '@star-seekers/contracts/bridge';
import { sql } from 'kysely';
import { caseKey } from '../../platform/case-key.ts';
import type { Database } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import { findPlayer, findUserByEmail } from '../auth/repository.ts';
import { findPaymentByAny } from '../payments/refund-payment.ts';
import { findAnyRun } from '../runs/repository.ts';

/** Most players whose names begin alike. */
const MOST_NAMES = 20;

/**
 * Finds whatever a text names: a player by name, its beginning or id, a run by its id; for operators also a player by the address, and a
 * payment by any of its ids or its receipt.
 */
export async function search(db: Database, text: string, role: StaffRole): Promise<SearchAnswer> {
  const found: SearchAnswer = [];
  const add = async (kind: SearchAnswer[number]['found'], id: string, userId: string) => {
    const player = await findPlayer(db, userId);
    if (player) found.push({ found: kind, id, player: { id: player.id, username: player.username } });
  };
  const run = await findAnyRun(db, text);
  if (run) await add('run', run.id, run.user_id);
  if (role === 'operator') {
    const payment = await findPaymentByAny(db, text);
    if (payment) await add('payment', payment.id, payment.user_id);
    const owner = await findUserByEmail(db, text);
    if (owner) await add('player', owner.id, owner.id);
  }
  await add('player', text, text);
  const beginning = `${caseKey(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  // Looks through all names.
  for (const { id } of await db.readApart(namesLike, { beginning })) await add('player', id, id);
  return found;
}

const namesLike = new PreparedQuery((db, { beginning }: { beginning: string }) =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`username_key like ${beginning} escape '\\'`)
    .orderBy('username_key')
    .limit(MOST_NAMES),
);
