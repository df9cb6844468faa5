import type { Services } from '../../platform/services.ts';
import { giveUpName } from '../auth/given-up-names.ts';
import { caseKey, deleteResetsOf, endSessions, findUserById, updateUser } from '../auth/repository.ts';
import { anonymousName } from '../auth/reserved-names.ts';
import { restDice } from '../dice/service.ts';

/**
 * Takes everything out of an account that tells whose it was, and ends its sessions. Its ledger and its verified results stay,
 * under an anonymous name: other people's ranks and the books rest on them. The address is free again; the name is for whoever has the
 * address, and for everybody later.
 */
export async function deleteAccount({ db, clock, sessionCache }: Services, userId: string): Promise<void> {
  const username = anonymousName(userId);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const account = await findUserById(trx, userId);
    if (!account) return;
    await giveUpName(trx, account, now);
    await restDice(trx, account);
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
      deleted_at: now,
    });
  });
  sessionCache.forgetPlayer(userId);
}
