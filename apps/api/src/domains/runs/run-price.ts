import { CREDITS_PER_RUN } from '@star-seekers/contracts/run';
import { games } from '@star-seekers/games';
import type { Db, Trx } from '../../platform/database/database.ts';
import { reasonOf } from '../credits/reasons.ts';
import { charge, refund } from '../credits/service.ts';
import { closeRun } from './repository.ts';
import type { RunTable } from './table.ts';
import type { ApiFailure } from '../../platform/api-error.ts';
import { findTransfer, transferKey } from '../credits/repository.ts';
import { runRestored, runUnchecked, staleRules } from './errors.ts';

type PaidRun = Pick<RunTable, 'id' | 'user_id' | 'game_id'>;

/** Charges the price of a run. @returns the credits left @throws {ApiFailure} credits/insufficient */
export async function chargeRun(trx: Trx, run: PaidRun, now: number): Promise<number> {
  return charge(trx, movementOf(run, runReason(run.game_id), now));
}

/**
 * Closes a run that the hub cannot count, by its own doing, and refunds its credit; false when it was closed concurrently.
 * @param closing.claimHash of the claim that triggered it; null if none did
 * @param closing.reason in the ledger, if it is not {@link returnReason}
 */
export async function refundRun(
  trx: Db,
  run: PaidRun,
  {
    now,
    claimHash,
    reason = returnReason(run.game_id),
  }: { readonly now: number; readonly claimHash: string | null; readonly reason?: string },
): Promise<boolean> {
  if (!(await closeRun(trx, run.id, { status: 'returned', now, claimHash }))) return false;
  await refund(trx, movementOf(run, reason, now));
  return true;
}

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

function movementOf({ id, user_id: userId }: PaidRun, reason: string, now: number) {
  return { userId, amount: CREDITS_PER_RUN, reason, ref: `run:${id}`, now };
}

/** Reason in the ledger for the price of a run (`G0.4`). */
export function runReason(gameId: number): string {
  return reasonOf('played', nameOf(gameId));
}

/** Reason in the ledger for a refunded price. */
export function returnReason(gameId: number): string {
  return reasonOf('returned', nameOf(gameId));
}

/** Reason in the ledger for the price of a run that was open in a backup which was restored. */
function restoreReason(gameId: number): string {
  return reasonOf('returnedAfterRestore', nameOf(gameId));
}

/** Whether a price was refunded for {@link restoreReason}. */
export function isRestoreReason(reason: string): boolean {
  return reason.endsWith(reasonOf('returnedAfterRestore'));
}

function nameOf(gameId: number): string {
  return games.get(gameId)?.names.title ?? `Game ${gameId}`;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    verify_timeouts: VerifyTimeoutTable;
  }
}

/** A run that a verifier did not finish in time. */
interface VerifyTimeoutTable {
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
