import { CREDITS_PER_RUN } from '@star-seekers/contracts/run-price';
import type { Db } from '../../platform/database/database.ts';
import { refund } from '../credits/service.ts';
import { closeRun } from './repository.ts';
import { returnReason } from './run-reason.ts';
import type { RunTable } from './table.ts';

/**
 * Closes a run that the hub cannot count, by its own doing, and refunds its credit; false when it was closed concurrently.
 * @param closing.claimHash of the claim that triggered it; null if none did
 * @param closing.reason in the ledger, if it is not {@link returnReason}
 */
export async function refundRun(
  trx: Db,
  run: Pick<RunTable, 'id' | 'user_id' | 'game_id'>,
  {
    now,
    claimHash,
    reason = returnReason(run.game_id),
  }: { readonly now: number; readonly claimHash: string | null; readonly reason?: string },
): Promise<boolean> {
  if (!(await closeRun(trx, run.id, { status: 'returned', now, claimHash }))) return false;
  await refund(trx, {
    userId: run.user_id,
    amount: CREDITS_PER_RUN,
    reason,
    ref: `run:${run.id}`,
    now,
  });
  return true;
}
