import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { confirmPassword } from '../auth/change-password.ts';
import { answerDecision, decisionsOf } from '../operators/answers.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import type { ProfileBody, User } from '@star-seekers/contracts';
import { changeName } from '../auth/change-name.ts';
import { signInFirst, usernameTaken } from '../auth/errors.ts';
import { findUserById, updateUser } from '../auth/repository.ts';
import { requireUser } from '../auth/service.ts';

export function profileRoutes(bind: Bind, services: Services, { sessions }: { sessions: Sessions }): void {
  const { db, clock, limits, rateLimiter, passwords } = services;

  bind('updateProfile', async ({ body, userId }) => ({ user: await updateProfile(services, userId, body) }), {
    limit: { per: 'user', ...limits.updateProfile },
  });

  bind(
    'exportUser',
    async ({ userId, reply }) => {
      void reply.header('content-disposition', 'attachment; filename="star-seekers.json"');
      return exportAccount(services, userId, clock.now());
    },
    { limit: { per: 'user', ...limits.exportUser } },
  );

  bind('decisions', async ({ userId }) => decisionsOf(db, userId));

  bind(
    'answerDecision',
    async ({ params, body, userId }) => {
      await answerDecision(services, { recordId: params.id, userId, text: body.text });
      return undefined;
    },
    { limit: { per: 'user', ...limits.answerDecision } },
  );

  bind(
    'deleteUser',
    async ({ body, userId, request, reply }) => {
      await rateLimiter.count(`confirmPassword:user:${userId}`, limits.confirmPassword);
      await confirmPassword(services, userId, body.password);
      await deleteAccount(services, userId);
      await sessions.signOut(request, reply);
      return undefined;
    },
    { admit: () => passwords.admit() },
  );
}

/**
 * Updates the given fields and leaves the others unchanged (`P5.10`).
 * @throws {ApiFailure} auth/username_taken
 */
async function updateProfile(services: Services, userId: string, body: ProfileBody): Promise<User> {
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
