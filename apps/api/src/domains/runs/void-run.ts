import type { Db } from '../../platform/database/database.ts';
import type { EngineTraits } from '../../platform/database/engine.ts';
import type { Services } from '../../platform/services.ts';
import { recomputeCommendations } from '../commendations/award.ts';
import { recomputeMonths } from '../gates/contest.ts';
import { contestedBy } from '../gates/figures.ts';
import { type FigureChange, recount } from '../leaderboards/count-run.ts';
import { listCountedRuns, listCountingRuns, moveRun } from './repository.ts';
import type { RunStatus, RunTable } from './table.ts';

interface RecountOptions {
  readonly engine: EngineTraits;
  readonly games: Services['games'];
  /** Unique id of this change. */
  readonly changeId: string;
  /** In epoch milliseconds. */
  readonly now: number;
}

/** The status of a run as long as it counts. */
export function countingStatus({ day }: Pick<RunTable, 'day'>): 'verified' | 'daily' {
  return day === null ? 'verified' : 'daily';
}

/**
 * Voids a verified run, as if it had never counted; the credit stays spent and the run stays stored.
 * @param trx a transaction of the run's player
 * @returns undefined when the run has no result that counts
 */
export async function voidRun(trx: Db, run: RunTable, options: RecountOptions): Promise<FigureChange | undefined> {
  if (!(await moveRun(trx, run.id, { from: countingStatus(run), to: 'voided' }))) return undefined;
  return recountPlayer(trx, run.user_id, options);
}

/**
 * Voids all runs of a player that count.
 * @param trx a transaction of the player
 * @returns the runs with the status that they had, earliest first
 */
export async function voidAllRuns(
  trx: Db,
  userId: string,
  options: RecountOptions,
): Promise<{ readonly runs: readonly { id: string; before: RunStatus }[]; readonly figures: FigureChange }> {
  const rows = await listCountingRuns(trx, userId);
  for (const run of rows) await moveRun(trx, run.id, { from: countingStatus(run), to: 'voided' });
  const runs = rows.map((run) => ({ id: run.id, before: countingStatus(run) }));
  return { runs, figures: await recountPlayer(trx, userId, options) };
}

/** Reinstates a voided run, as if it had always counted. @returns undefined when the run is not voided */
export async function restoreRun(trx: Db, run: RunTable, options: RecountOptions): Promise<FigureChange | undefined> {
  if (!(await moveRun(trx, run.id, { from: 'voided', to: countingStatus(run) }))) return undefined;
  return recountPlayer(trx, run.user_id, options);
}

async function recountPlayer(
  trx: Db,
  userId: string,
  { engine, games, changeId, now }: RecountOptions,
): Promise<FigureChange> {
  const runs = await listCountedRuns(trx, userId);
  await recomputeMonths(trx, { userId, runs: contestedBy(runs), now });
  await recomputeCommendations(trx, userId, games.byId);
  return recount(trx, engine, { userId, runs, changeId });
}
