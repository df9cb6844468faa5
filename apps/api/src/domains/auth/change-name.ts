import { caseKey } from '../../platform/case-key.ts';
import type { Db } from '../../platform/database/database.ts';
import { usernameTaken } from './errors.ts';
import { isReservedName } from './forbidden-names.ts';
import { isReserved, reserveForNobody, reserveForOwner } from './released-names.ts';
import { findTwin, nameColumns, updateUser } from './repository.ts';
import type { Account } from './table.ts';

interface NewName {
  readonly username: string;
  readonly now: number;
  /** Who may take the old name meanwhile: its owner, or nobody after an operator's rename. */
  readonly reserveFor: 'owner' | 'nobody';
}

/**
 * Renames an account and reserves the old name; a change of case alone is not a new name.
 * @throws {ApiFailure} auth/username_taken
 * @throws {Error} a unique violation when the name was taken concurrently
 */
export async function changeName(db: Db, account: Account, { username, now, reserveFor }: NewName): Promise<void> {
  if (account.username_key !== caseKey(username)) {
    const isTaken =
      isReservedName(username) ||
      (await findTwin(db, username, account.id)) !== undefined ||
      (await isReserved(db, username, account.email, now));
    if (isTaken) throw usernameTaken();
    await (reserveFor === 'owner' ? reserveForOwner : reserveForNobody)(db, account, now);
  }
  await updateUser(db, account.id, nameColumns(username));
}
