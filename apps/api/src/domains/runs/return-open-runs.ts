import type { Db } from '../../platform/database/database.ts';
import { refundRun } from './refund-run.ts';
import { restoreReason } from './run-reason.ts';

interface Returning {
  /** Runs that had expired then stay as they are. */
  readonly openAt: number;
  readonly now: number;
  /** Called after each run. */
  readonly onReturned: (() => void) | undefined;
}

/**
 * Closes every run that was open at the time of a backup and refunds its credit: it may have been finished since, and then its future is
 * known.
 * @returns how many
 */
export async function returnOpenRuns(trx: Db, { openAt, now, onReturned }: Returning): Promise<number> {
  const runs = await trx
    .selectFrom('runs')
    .select(['id', 'user_id', 'game_id'])
    .where('status', '=', 'open')
    .where('expires_at', '>', openAt)
    .execute();
  for (const run of runs) {
    await refundRun(trx, run, { now, claimHash: null, reason: restoreReason(run.game_id) });
    onReturned?.();
  }
  return runs.length;
}
