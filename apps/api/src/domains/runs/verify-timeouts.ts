import type { ApiFailure } from '../../platform/api-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { findTransfer, transferKey } from '../credits/repository.ts';
import { runRestored, runUnchecked, staleRules } from './errors.ts';
import { isRestoreReason } from './run-price.ts';

declare module '../../platform/database/schema.ts' {
  interface Schema {
    verify_timeouts: VerifyTimeoutTable;
  }
}

/** A run that a verifier did not finish in time. */
export interface VerifyTimeoutTable {
  run_id: string;
  /** How often. After the second time its credit was refunded. */
  timeouts: number;
  last_at: number;
}

/** So often a verification is tried. */
const MOST_TIMEOUTS = 2;

/** Counts that the verification of a run timed out. @returns whether it is not tried again */
export async function countTimeout(db: Db, runId: string, now: number): Promise<boolean> {
  const { timeouts } = await db
    .insertInto('verify_timeouts')
    .values({ run_id: runId, timeouts: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('run_id')
        .doUpdateSet(({ eb }) => ({ timeouts: eb('verify_timeouts.timeouts', '+', 1), last_at: now })),
    )
    .returning('timeouts')
    .executeTakeFirstOrThrow();
  return timeouts >= MOST_TIMEOUTS;
}

/** Why the credit of a returned run was refunded. */
export async function returnOf(db: Db, runId: string): Promise<ApiFailure> {
  const row = await db.selectFrom('verify_timeouts').select('timeouts').where('run_id', '=', runId).executeTakeFirst();
  if (row && row.timeouts >= MOST_TIMEOUTS) return runUnchecked();
  const refund = await findTransfer(db, transferKey('play', 'wallet', `run:${runId}`));
  return refund && isRestoreReason(refund.reason) ? runRestored() : staleRules();
}
