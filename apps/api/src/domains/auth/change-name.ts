import type { Db } from '../../platform/database/database.ts';
import { usernameTaken } from './errors.ts';
import { giveUpName, isNameOfAnother, takeNameAway } from './given-up-names.ts';
import { caseKey, findUserByName, updateUser } from './repository.ts';
import { isReservedName } from './reserved-names.ts';
import type { Account } from './table.ts';

interface NewName {
  readonly username: string;
  readonly now: number;
  /** Whether the player gives up the old name and may take it back, or an operator removes it. */
  readonly old: 'given up' | 'taken away';
}

/**
 * Renames an account and reserves the old name; a change of case alone is not a new name.
 * @throws {ApiFailure} auth/username_taken
 * @throws {Error} a unique violation when the name was taken concurrently
 */
export async function changeName(db: Db, account: Account, { username, now, old }: NewName): Promise<void> {
  if (account.username_key !== caseKey(username)) {
    const taken =
      isReservedName(username) ||
      (await findUserByName(db, username)) !== undefined ||
      (await isNameOfAnother(db, username, account.email, now));
    if (taken) throw usernameTaken();
    await (old === 'given up' ? giveUpName : takeNameAway)(db, account, now);
  }
  await updateUser(db, account.id, { username, username_key: caseKey(username) });
}
