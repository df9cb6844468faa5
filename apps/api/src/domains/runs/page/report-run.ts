import type { ReportReason } from '@star-seekers/contracts/report';
import type { Services } from '../../../platform/services.ts';
import { runNotFound, runReported } from '../errors.ts';
import { insertReport } from './report-repository.ts';
import { findClosedRun } from './repository.ts';

interface Report {
  readonly runId: string;
  /** Who reports it. */
  readonly userId: string;
  readonly reason: ReportReason;
}

/** Stores a player's report of a run for the operator. @throws {ApiFailure} runs/not_found, runs/reported */
export async function reportRun(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { runId, userId, reason }: Report,
): Promise<void> {
  if (!(await findClosedRun(db, runId))) throw runNotFound();
  const report = { run_id: runId, user_id: userId, reason, reported_at: clock.now() };
  const isNew = await db.playerTransaction(userId, async (trx) => insertReport(trx, report));
  if (!isNew) throw runReported();
}
