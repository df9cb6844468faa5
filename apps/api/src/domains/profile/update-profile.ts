import type { ProfileBody, User } from '@star-seekers/contracts';
import type { Services } from '../../platform/services.ts';
import { signInFirst, usernameTaken } from '../auth/errors.ts';
import { caseKey, findUserByName, updateUser } from '../auth/repository.ts';
import { isReservedName } from '../auth/reserved-names.ts';
import { requireUser } from '../auth/service.ts';

/**
 * Changes what the body names and leaves the rest (`rulings.md`, departures).
 * @throws {ApiFailure} auth/username_taken
 */
export async function updateProfile(services: Services, userId: string, body: ProfileBody): Promise<User> {
  const { db, engine } = services;
  const changes = {
    ...(body.faction === undefined ? {} : { faction: body.faction }),
    ...(body.solanaWallet === undefined ? {} : { solana_wallet: body.solanaWallet }),
    ...(body.username === undefined ? {} : { username: body.username, username_key: caseKey(body.username) }),
  };
  if (Object.keys(changes).length > 0) {
    if (body.username !== undefined) await refuseTakenName(services, userId, body.username);
    try {
      if (!(await updateUser(db, userId, changes))) throw signInFirst();
    } catch (error) {
      if (engine.isUniqueViolation(error)) throw usernameTaken();
      throw error;
    }
  }
  return requireUser(db, userId);
}

async function refuseTakenName({ db }: Services, userId: string, username: string): Promise<void> {
  const holder = await findUserByName(db, username);
  // The same name in other letters is no new name.
  if (holder?.id === userId) return;
  if (holder || isReservedName(username)) throw usernameTaken();
}
