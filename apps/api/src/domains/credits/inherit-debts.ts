import type { Db } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/sha256.ts';
import { mailboxOf } from './mailbox.ts';
import { findEmail, findTransfer, listDebtors, listTransfersFrom, transferKey } from './repository.ts';

/*
 * A debt does not end with its account: it moves to the next account of the same mailbox. It is looked for whenever that account is opened or gets
 * credits, because a payment may be taken back long after its account was deleted, and after another one was opened.
 */

/** Kind of the `ref` of the two transfers that move a debt. */
export const INHERITED = 'inherited';

/** What is kept of the mailbox of a deleted account that had bought something. */
export function debtorHash(email: string): string {
  return sha256(`debts of ${mailboxOf(email)}`);
}

/** Deleted accounts of a player's mailbox that owe credits. */
export async function debtorsOf(db: Db, userId: string): Promise<string[]> {
  const email = await findEmail(db, userId);
  return email === undefined ? [] : listDebtors(db, debtorHash(email));
}

/** Who has what a player owned or owed: the account that took the debts of a deleted one over, or the player. */
export async function heirOf(db: Db, userId: string): Promise<string> {
  const [moved] = await listTransfersFrom(db, { userId, debit: 'owed', kind: INHERITED });
  const taken = moved && (await findTransfer(db, transferKey('claims', 'owed', moved.ref)));
  return taken ? heirOf(db, taken.user_id) : userId;
}
