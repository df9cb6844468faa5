import { sql } from 'kysely';
import type { ReportReason } from '@star-seekers/contracts/run';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { runNotFound } from '../runs/errors.ts';
import type { ReportTable } from '../runs/table.ts';
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

const runReported = () => new ApiFailure('runs/reported', 'You have already reported this run.');

/** Stores a report; false when the player has already reported the run. */
async function insertReport(db: Db, report: ReportTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('run_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['run_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Reports by a player, oldest first. */
export async function listReportsBy(db: Db, userId: string): Promise<ReportTable[]> {
  return db
    .selectFrom('run_reports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('reported_at')
    .orderBy('run_id')
    .execute();
}

export async function deleteReportsBy(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('run_reports').where('user_id', '=', userId).execute();
}

/** Reports of a run that came after its case was closed, if it was. */
export async function countOpenReports(db: Db, runId: string): Promise<number> {
  const { reports } = await db
    .selectFrom('run_reports')
    .leftJoin('closed_cases', 'closed_cases.run_id', 'run_reports.run_id')
    .select((eb) => eb.fn.countAll<number>().as('reports'))
    .where('run_reports.run_id', '=', runId)
    .where((eb) => eb('reported_at', '>', eb.fn.coalesce('closed_at', sql.lit(-1))))
    .executeTakeFirstOrThrow();
  return reports;
}

/** Closes the case of a run: its reports are dealt with. */
export async function closeCase(db: Db, runId: string, now: number): Promise<void> {
  await db
    .insertInto('closed_cases')
    .values({ run_id: runId, closed_at: now })
    .onConflict((conflict) => conflict.column('run_id').doUpdateSet({ closed_at: now }))
    .execute();
}

/** Reported runs, those with the latest report first, each with all its reports. @param only cases that are open */
export async function listReportedRuns(db: Db, limit: number, only?: 'open') {
  const columns = [
    'closed_cases.closed_at',
    'runs.id',
    'runs.user_id',
    'runs.game_id',
    'runs.status',
    'users.username',
    'results.score',
  ] as const;
  const runs = db
    .selectFrom('run_reports')
    .innerJoin('runs', 'runs.id', 'run_reports.run_id')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .innerJoin('results', 'results.run_id', 'runs.id')
    .leftJoin('closed_cases', 'closed_cases.run_id', 'runs.id')
    .select(columns)
    .select((eb) => eb.fn.max<number>('run_reports.reported_at').as('latest'))
    .groupBy(columns)
    .orderBy('latest', 'desc')
    .orderBy('runs.id')
    .limit(limit);
  const isOpen = sql<boolean>`max(run_reports.reported_at) > coalesce(closed_cases.closed_at, -1)`;
  const latest = await (only === 'open' ? runs.having(isOpen) : runs).execute();
  if (latest.length === 0) return [];
  const ids = latest.map(({ id }) => id);
  const reports = await db
    .selectFrom('run_reports')
    .innerJoin('users', 'users.id', 'run_reports.user_id')
    .select(['run_reports.run_id', 'run_reports.reason', 'run_reports.reported_at'])
    .select(['run_reports.user_id', 'users.username'])
    .where('run_reports.run_id', 'in', ids)
    .orderBy('run_reports.reported_at')
    .execute();
  return latest.map((run) => ({ ...run, reports: reports.filter(({ run_id: id }) => id === run.id) }));
}
