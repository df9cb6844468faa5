import type { ProfileBody, User } from '@star-seekers/contracts';
import type { Services } from '../../platform/services.ts';
import { changeName } from '../auth/change-name.ts';
import { signInFirst, usernameTaken } from '../auth/errors.ts';
import { findUserById, updateUser } from '../auth/repository.ts';
import { requireUser } from '../auth/service.ts';

/**
 * Updates the given fields and leaves the others unchanged (`P5.10`).
 * @throws {ApiFailure} auth/username_taken
 */
export async function updateProfile(services: Services, userId: string, body: ProfileBody): Promise<User> {
  const { db, clock } = services;
  const changes = {
    ...(body.faction === undefined ? {} : { faction: body.faction }),
    ...(body.solanaWallet === undefined ? {} : { solana_wallet: body.solanaWallet }),
    ...(body.watchable === undefined ? {} : { watchable: body.watchable ? (1 as const) : (0 as const) }),
    ...(body.listed === undefined ? {} : { listed: body.listed ? (1 as const) : (0 as const) }),
  };
  if (Object.keys(body).length > 0) {
    try {
      await db.playerTransaction(
        userId,
        async (trx) => {
          const account = await findUserById(trx, userId);
          if (!account) throw signInFirst();
          if (body.username !== undefined)
            await changeName(trx, account, { username: body.username, now: clock.now(), reserveFor: 'owner' });
          if (Object.keys(changes).length > 0) await updateUser(trx, userId, changes);
        },
        'serializable',
      );
    } catch (error) {
      if (db.engine.isUniqueViolation(error)) throw usernameTaken();
      throw error;
    }
  }
  return requireUser(db, userId);
}
