import type { Db, Trx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAllResets, deleteAllSessions } from '../auth/repository.ts';
import { revealAllSeeds } from '../dice/repository.ts';
import { returnOpenRuns } from '../runs/run-price.ts';
import { deleteAllLinks } from '../staff/repository.ts';
import { ActionRefused, type Change, rolledBack } from './action.ts';
import { findLastRecord, insertRecord, lastStoredMoment, wasUsedSince } from './repository.ts';

/** Its name in the record. */
const COMMAND = 'after-restore';
const BACKUP = 'backup';

/** A database that was restored from a backup. */
export interface Restore {
  /** When the backup was taken, or earlier; epoch milliseconds. */
  readonly backupAt: number;
  /** Whether {@link endBackup} is done, so that only payments are left. */
  readonly isEnded: boolean;
}

/**
 * Finds out of when the backup is, and whether its restore was dealt with before.
 * @param since the time of the backup, if the operator names it
 * @throws {ActionRefused} when the database may have been restored once more, or the time is in the future
 */
export async function findRestore(
  db: Db,
  { since, now }: { readonly since: number | undefined; readonly now: number },
): Promise<Restore> {
  if (since !== undefined && since > now) throw new ActionRefused('--since is in the future.');
  const record = await findLastRecord(db, COMMAND);
  const given = since ?? Number.POSITIVE_INFINITY;
  if (!record || (since !== undefined && since > record.at)) {
    const backupAt = Math.min(given, now, (await lastStoredMoment(db)) ?? now);
    return { backupAt, isEnded: false };
  }
  if (since === undefined && (await wasUsedSince(db, record.at))) {
    throw new ActionRefused(
      `This was done at ${new Date(record.at).toISOString()}, and players have used the hub since. If it was restored again, name the time of that backup with --since.`,
    );
  }
  return { backupAt: Math.min(given, backupTime(JSON.parse(record.result) as readonly Change[])), isEnded: true };
}

function backupTime(changes: readonly Change[]): number {
  return Date.parse(String(changes.find(({ what }) => what === BACKUP)?.after));
}

/** What {@link endBackup} changes: does it and rolls it back. */
export async function previewEnd({ db, clock }: RestoreServices, restore: Restore): Promise<readonly Change[]> {
  return rolledBack(
    async (work) => db.transaction(work, 'read committed'),
    async (trx) => end(trx, restore, clock.now()),
  );
}

type RestoreServices = Pick<Services, 'db' | 'clock'>;

/**
 * Ends what was valid in a backup and may have been ended, used up or revealed since: sessions, links, seeds of the dice, open runs. One
 * transaction with its record (decision 39).
 * @param by.operator the operator @param by.reason the reason
 * @param onReturned called for each run
 */
export async function endBackup(
  { db, clock }: RestoreServices,
  restore: Restore,
  by: { readonly operator: string; readonly reason: string },
  onReturned: () => void,
): Promise<readonly Change[]> {
  return db.transaction(async (trx) => {
    const now = clock.now();
    const changes = await end(trx, restore, now, onReturned);
    await insertRecord(trx, {
      id: newId(now),
      at: now,
      operator: by.operator,
      command: COMMAND,
      user_id: null,
      run_id: null,
      reason: by.reason,
      result: JSON.stringify(changes),
    });
    return changes;
  }, 'read committed');
}

async function end(trx: Trx, { backupAt }: Restore, now: number, onReturned?: () => void): Promise<readonly Change[]> {
  return [
    { what: BACKUP, before: null, after: new Date(backupAt).toISOString() },
    { what: 'sessions', before: await deleteAllSessions(trx), after: 0 },
    { what: 'links for new passwords', before: await deleteAllResets(trx), after: 0 },
    { what: 'links for passkeys', before: await deleteAllLinks(trx), after: 0 },
    { what: 'secret seeds of the dice', before: await revealAllSeeds(trx, now), after: 0 },
    { what: 'open runs', before: await returnOpenRuns(trx, { openAt: backupAt, now, onReturned }), after: 0 },
  ];
}
