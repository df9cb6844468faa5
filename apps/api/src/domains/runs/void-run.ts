import type { Db } from '../../platform/database/database.ts';
import type { EngineTraits } from '../../platform/database/engine.ts';
import { type FigureChange, recount } from '../leaderboards/count-run.ts';
import { listCountedRuns, moveRun } from './repository.ts';
import type { RunTable } from './table.ts';

interface Recounting {
  readonly engine: EngineTraits;
  /** Names this change, different from every other. */
  readonly changeId: string;
}

/**
 * Lets a verified run count no more, as if it never had; its credit stays spent and its record stays.
 * @param trx a transaction of the run's player
 * @returns undefined when the run has no result that counts
 */
export async function voidRun(trx: Db, run: RunTable, by: Recounting): Promise<FigureChange | undefined> {
  if (!(await moveRun(trx, run.id, { from: 'verified', to: 'voided' }))) return undefined;
  return recountPlayer(trx, run.user_id, by);
}

/** Lets a voided run count again, as if it always had. @returns undefined when the run is not voided */
export async function restoreRun(trx: Db, run: RunTable, by: Recounting): Promise<FigureChange | undefined> {
  if (!(await moveRun(trx, run.id, { from: 'voided', to: 'verified' }))) return undefined;
  return recountPlayer(trx, run.user_id, by);
}

async function recountPlayer(trx: Db, userId: string, { engine, changeId }: Recounting): Promise<FigureChange> {
  return recount(trx, engine, { userId, runs: await listCountedRuns(trx, userId), changeId });
}
