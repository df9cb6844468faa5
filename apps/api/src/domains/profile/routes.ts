import type { ExportAnswer } from '@star-seekers/contracts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { confirmPassword } from '../auth/change-password.ts';
import { signInFirst } from '../auth/errors.ts';
import { anonymousName } from '../auth/forbidden-names.ts';
import { reserveForOwner } from '../auth/released-names.ts';
import {
  deleteConfirmationsOf,
  deleteResetsOf,
  endSessions,
  findUserById,
  listSessions,
  nameColumns,
  updateUser,
} from '../auth/repository.ts';
import { requireUser } from '../auth/service.ts';
import { deleteDuelsBy, listChallengesBy } from '../challenges/repository.ts';
import { commendationsOfPlayer } from '../commendations/service.ts';
import { debtorHash } from '../credits/inherit-debts.ts';
import { balancesOf, transactionsOf } from '../credits/service.ts';
import { deleteSeedsOf } from '../dice/repository.ts';
import { shownSeedOf } from '../dice/seeds.ts';
import { rollsOf } from '../dice/service.ts';
import { partsOfPlayer } from '../gates/service.ts';
import { breakdownOf } from '../leaderboards/service.ts';
import { listRecordsOf } from '../operators/repository.ts';
import { hasReceipts } from '../payments/repository.ts';
import { paymentsOf } from '../payments/service.ts';
import { deleteReportsBy, listReportsBy } from '../records/reports.ts';
import { deleteTextReads, listTextReads } from '../records/run-texts.ts';
import { runHistoryOf } from '../records/results.ts';
import { endStreams } from '../runs/stream/repository.ts';
import { updateProfile } from './update-profile.ts';

export function profileRoutes(bind: Bind, services: Services, { sessions }: { sessions: Sessions }): void {
  const { clock, limits, rateLimiter, passwords } = services;

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

/** Exports all stored data of a player, except the password hash and the replays. */
async function exportAccount(
  services: Pick<Services, 'db' | 'games'>,
  userId: string,
  now: number,
): Promise<ExportAnswer> {
  const { db } = services;
  const account = await findUserById(db, userId);
  if (!account) throw signInFirst();
  const sessions = await listSessions(db, userId, now);
  return {
    exportedAt: now,
    user: await requireUser(db, userId),
    createdAt: account.created_at,
    emailConfirmedAt: account.email_confirmed_at,
    sessions: sessions.map(({ touched_at, expires_at }) => ({ lastUsedAt: touched_at, expiresAt: expires_at })),
    transactions: await transactionsOf(db, userId),
    payments: await paymentsOf(db, userId),
    diceRolls: await rollsOf(db, userId),
    diceSeed: (await shownSeedOf(db, userId)) ?? null,
    games: await breakdownOf(services, userId),
    gates: await partsOfPlayer(db, userId, now),
    runs: await runHistoryOf(db, userId),
    commendations: await commendationsOfPlayer(db, userId),
    reports: (await listReportsBy(db, userId)).map(({ run_id: runId, reason, reported_at: reportedAt }) => ({
      runId,
      reason,
      reportedAt,
    })),
    textReads: (await listTextReads(db, userId)).map(({ run_id: runId, portions }) => ({ runId, portions })),
    challenges: (await listChallengesBy(db, userId)).map(({ id, run_id: runId, created_at: createdAt }) => ({
      id,
      runId,
      createdAt,
    })),
    decisions: (await listRecordsOf(db, userId)).map(({ at, command, run_id: runId, reason }) => ({
      decidedAt: at,
      command,
      runId,
      reason,
    })),
  };
}

/**
 * Anonymizes an account and revokes its sessions. Its ledger, verified results and part in the war for the gates stay under an anonymous
 * name: the books, other players' ranks and past months depend on them. What was streamed of open runs is deleted, and so are the
 * player's reports, duels and seeds of the dice. The email address is
 * released; the name stays reserved for that address for a while, and what is owed moves to the next account of its mailbox.
 */
async function deleteAccount({ db, clock, sessionCache }: Services, userId: string): Promise<void> {
  const now = clock.now();
  await db.playerTransaction(
    userId,
    async (trx) => {
      const account = await findUserById(trx, userId);
      if (!account) return;
      await reserveForOwner(trx, account, now);
      await deleteSeedsOf(trx, userId);
      await deleteResetsOf(trx, userId);
      await deleteConfirmationsOf(trx, userId);
      await trx.deleteFrom('idempotent_requests').where('user_id', '=', userId).execute();
      await endSessions(trx, userId);
      await endStreams(trx, userId);
      await deleteReportsBy(trx, userId);
      await deleteTextReads(trx, userId);
      await deleteDuelsBy(trx, userId);
      await updateUser(trx, userId, {
        ...nameColumns(anonymousName(userId)),
        email: '',
        // Not a valid address, so nobody can register or sign in with it.
        email_key: `deleted:${userId}`,
        password_hash: '',
        solana_wallet: null,
        watchable: 0,
        listed: 0,
        email_confirmed_at: null,
        deleted_at: now,
        debtor_hash: (await canOwe(trx, userId)) ? debtorHash(account.email) : null,
      });
    },
    'serializable',
  );
  sessionCache.evictPlayer(userId);
}

/** Whether a player owes credits, or will if a payment is taken back. */
async function canOwe(db: Db, userId: string): Promise<boolean> {
  return (await balancesOf(db, userId)).owedCredits > 0 || (await hasReceipts(db, userId));
}
