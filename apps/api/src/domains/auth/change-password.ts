import type { Services } from '../../platform/services.ts';
import { signInFirst, wrongPassword } from './errors.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { deleteResetsOf, endSessions, findUserById, updateUser } from './repository.ts';
import type { Account } from './table.ts';

/** Verifies the player's password for a sensitive request. @throws {ApiFailure} auth/wrong_password */
export async function confirmPassword({ db, passwords }: Services, userId: string, password: string): Promise<Account> {
  const account = await findUserById(db, userId);
  if (!account) throw signInFirst();
  if (!(await passwords.verify(account.password_hash, password))) throw wrongPassword();
  return account;
}

/**
 * Sets a new password. Revokes every session and reset link of the account.
 * @returns the account's new epoch, for the session that continues
 * @throws {ApiFailure} auth/wrong_password, auth/password_guessable
 */
export async function changePassword(
  services: Services,
  userId: string,
  request: { readonly currentPassword: string; readonly password: string },
): Promise<number> {
  refuseGuessable(request.password, await confirmPassword(services, userId, request.currentPassword));
  const passwordHash = await services.passwords.hash(request.password);
  const epoch = await services.db.playerTransaction(
    userId,
    async (trx) => {
      if (!(await updateUser(trx, userId, { password_hash: passwordHash }))) throw signInFirst();
      await deleteResetsOf(trx, userId);
      return endSessions(trx, userId);
    },
    'serializable',
  );
  services.sessionCache.evictPlayer(userId);
  return epoch;
}
