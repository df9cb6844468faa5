import type { Services } from '../../platform/services.ts';
import { caseKey, deleteResetsOf, endSessions, updateUser } from '../auth/repository.ts';
import { anonymousName } from '../auth/reserved-names.ts';

/**
 * Takes everything out of an account that tells whose it was, and ends its sessions. Its ledger and its verified results stay,
 * under an anonymous name: other people's ranks and the books rest on them. The name and the address are free again.
 */
export async function deleteAccount({ db, clock, sessionCache }: Services, userId: string): Promise<void> {
  const username = anonymousName(userId);
  await db.transaction().execute(async (trx) => {
    await deleteResetsOf(trx, userId);
    await trx.deleteFrom('idempotent_requests').where('user_id', '=', userId).execute();
    await endSessions(trx, userId);
    await updateUser(trx, userId, {
      username,
      username_key: caseKey(username),
      email: '',
      // No address looks like this, so nobody can register or sign in with it.
      email_key: `deleted:${userId}`,
      password_hash: '',
      solana_wallet: null,
      deleted_at: clock.now(),
    });
  });
  sessionCache.forgetPlayer(userId);
}
