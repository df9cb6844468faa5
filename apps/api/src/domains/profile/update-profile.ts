import type { ProfileBody, User } from '@star-seekers/contracts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { signInFirst, usernameTaken } from '../auth/errors.ts';
import { giveUpName, isNameOfAnother } from '../auth/given-up-names.ts';
import { caseKey, findUserById, findUserByName, updateUser } from '../auth/repository.ts';
import { isReservedName } from '../auth/reserved-names.ts';
import { requireUser } from '../auth/service.ts';

/**
 * Changes what the body names and leaves the rest (`rulings.md`, departures).
 * @throws {ApiFailure} auth/username_taken
 */
export async function updateProfile(services: Services, userId: string, body: ProfileBody): Promise<User> {
  const { db, clock, engine } = services;
  const changes = {
    ...(body.faction === undefined ? {} : { faction: body.faction }),
    ...(body.solanaWallet === undefined ? {} : { solana_wallet: body.solanaWallet }),
    ...(body.username === undefined ? {} : { username: body.username, username_key: caseKey(body.username) }),
  };
  if (Object.keys(changes).length > 0) {
    try {
      await db.transaction().execute(async (trx) => {
        if (body.username !== undefined) await changeName(trx, userId, body.username, clock.now());
        if (!(await updateUser(trx, userId, changes))) throw signInFirst();
      });
    } catch (error) {
      if (engine.isUniqueViolation(error)) throw usernameTaken();
      throw error;
    }
  }
  return requireUser(db, userId);
}

/** @throws {ApiFailure} auth/username_taken */
async function changeName(db: Db, userId: string, username: string, now: number): Promise<void> {
  const account = await findUserById(db, userId);
  // The same name in other letters is no new name.
  if (!account || account.username_key === caseKey(username)) return;
  const taken =
    isReservedName(username) ||
    (await findUserByName(db, username)) !== undefined ||
    (await isNameOfAnother(db, username, account.email, now));
  if (taken) throw usernameTaken();
  await giveUpName(db, account, now);
}
