import { readConfig } from '../composition/config.ts';
import { listReportedRuns } from '../domains/runs/page/report-repository.ts';
import { readDatabase } from '../platform/database/open-database.ts';
import { limitIn } from './limit-option.ts';
import type { Terminal } from './terminal.ts';

/** Prints the runs that players have reported, those with the latest report first. */
export async function showReports(args: readonly string[], { env, print }: Terminal): Promise<number> {
  const limit = limitIn(args);
  const runs = await readDatabase(readConfig(env).database, async (trx) => listReportedRuns(trx, limit));
  if (runs.length === 0) print('No run has been reported.');
  for (const { id, username, game_id: gameId, score, status, reports } of runs) {
    print(`run ${id}  by ${username}  game ${gameId}  score ${score}  ${status}`);
    for (const report of reports)
      print(`  ${new Date(report.reported_at).toISOString()}  ${report.reason}  by ${report.username}`);
  }
  return 0;
}
