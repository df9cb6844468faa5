import type { Db } from '../../../platform/database/database.ts';
import type { ReportTable } from '../table.ts';

/** Stores a report; false when the player has already reported the run. */
export async function insertReport(db: Db, report: ReportTable): Promise<boolean> {
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

/** Reported runs, those with the latest report first, each with all its reports. */
export async function listReportedRuns(db: Db, limit: number) {
  const latest = await db
    .selectFrom('run_reports')
    .innerJoin('runs', 'runs.id', 'run_reports.run_id')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .innerJoin('results', 'results.run_id', 'runs.id')
    .select(['runs.id', 'runs.game_id', 'runs.status', 'users.username', 'results.score'])
    .select((eb) => eb.fn.max<number>('run_reports.reported_at').as('latest'))
    .groupBy(['runs.id', 'runs.game_id', 'runs.status', 'users.username', 'results.score'])
    .orderBy('latest', 'desc')
    .orderBy('runs.id')
    .limit(limit)
    .execute();
  if (latest.length === 0) return [];
  const ids = latest.map(({ id }) => id);
  const reports = await db
    .selectFrom('run_reports')
    .innerJoin('users', 'users.id', 'run_reports.user_id')
    .select(['run_reports.run_id', 'run_reports.reason', 'run_reports.reported_at', 'users.username'])
    .where('run_reports.run_id', 'in', ids)
    .orderBy('run_reports.reported_at')
    .execute();
  return latest.map((run) => ({ ...run, reports: reports.filter(({ run_id: id }) => id === run.id) }));
}
