import type { Db, Trx } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { anonymousName } from '../auth/forbidden-names.ts';
import { reserveForOwner } from '../auth/released-names.ts';
import {
  deleteConfirmationsOf,
  deleteResetsOf,
  endSessions,
  findUserById,
  nameColumns,
  updateUser,
} from '../auth/repository.ts';
import { deleteDuelsBy } from '../challenges/repository.ts';
import { debtorHash } from '../credits/inherit-debts.ts';
import { balancesOf } from '../credits/service.ts';
import { deleteSeedsOf } from '../dice/repository.ts';
import { hasReceipts } from '../payments/repository.ts';
import { deleteReportsBy } from '../records/reports.ts';
import { deleteTextReads } from '../records/run-texts.ts';
import { endStreams } from '../runs/stream/repository.ts';
import { deleteStaff } from '../staff/repository.ts';

/**
 * Anonymizes an account and revokes its sessions. Its ledger, verified results and part in the war for the gates stay under an anonymous
 * name: the books, other players' ranks and past months depend on them. What was streamed of open runs is deleted, and so are the
 * player's reports, duels and seeds of the dice. The email address is
 * released; the name stays reserved for that address for a while, and what is owed moves to the next account of its mailbox.
 */
export async function deleteAccount({ db, clock, sessionCache }: Services, userId: string): Promise<void> {
  const now = clock.now();
  await db.playerTransaction(userId, async (trx) => anonymize(trx, userId, now), 'serializable');
  sessionCache.evictPlayer(userId);
}

/** The same in a transaction of the player; the caller evicts the player from the session cache. */
export async function anonymize(trx: Trx, userId: string, now: number): Promise<void> {
  const account = await findUserById(trx, userId);
  if (!account) return;
  await reserveForOwner(trx, account, now);
  await deleteSeedsOf(trx, userId);
  await deleteResetsOf(trx, userId);
  await deleteConfirmationsOf(trx, userId);
  await trx.deleteFrom('idempotent_requests').where('user_id', '=', userId).execute();
  await endSessions(trx, userId);
  await endStreams(trx, userId);
  await deleteStaff(trx, userId);
  await deleteReportsBy(trx, userId);
  await deleteTextReads(trx, userId);
  await deleteDuelsBy(trx, userId);
  await updateUser(trx, userId, {
    ...nameColumns(anonymousName(userId)),
    email: '',
    // Not a valid address, so nobody can register or sign in with it.
    email_key: `deleted:${userId}`,
    password_hash: '',
    solana_wallet: null,
    watchable: 0,
    listed: 0,
    email_confirmed_at: null,
    deleted_at: now,
    debtor_hash: (await canOwe(trx, userId)) ? debtorHash(account.email) : null,
  });
}

/** Whether a player owes credits, or will if a payment is taken back. */
async function canOwe(db: Db, userId: string): Promise<boolean> {
  return (await balancesOf(db, userId)).owedCredits > 0 || (await hasReceipts(db, userId));
}
