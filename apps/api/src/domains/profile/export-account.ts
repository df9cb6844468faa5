import type { ExportAnswer } from '@star-seekers/contracts';
import type { Services } from '../../platform/services.ts';
import { signInFirst } from '../auth/errors.ts';
import { findUserById, listSessions } from '../auth/repository.ts';
import { requireUser } from '../auth/service.ts';
import { listChallengesBy } from '../challenges/repository.ts';
import { commendationsOfPlayer } from '../commendations/service.ts';
import { transactionsOf } from '../credits/service.ts';
import { shownSeedOf } from '../dice/seeds.ts';
import { rollsOf } from '../dice/service.ts';
import { partsOfPlayer } from '../gates/service.ts';
import { breakdownOf } from '../leaderboards/service.ts';
import { listRecordsOf } from '../operators/repository.ts';
import { paymentsOf } from '../payments/service.ts';
import { listReportsBy } from '../records/reports.ts';
import { listTextReads } from '../records/run-texts.ts';
import { runHistoryOf } from '../records/results.ts';

/** Exports all stored data of a player, except the password hash and the replays. */
export async function exportAccount(
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
