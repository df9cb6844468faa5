import type { MoneyAnswer, PlayerFile, RecordEntry } from '@star-seekers/contracts/bridge';
import { z } from 'zod';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { listSessions } from '../auth/repository.ts';
import type { Account } from '../auth/table.ts';
import { commendationsOfPlayer } from '../commendations/service.ts';
import { balancesOf } from '../credits/service.ts';
import { totalsOf } from '../leaderboards/service.ts';
import { listRecordsOf } from '../operators/repository.ts';
import type { OperatorRecordTable } from '../operators/table.ts';
import { paymentsOf } from '../payments/service.ts';
import { findRole } from '../staff/repository.ts';
import { STAFF_PREFIX } from './decide.ts';

/** Everything that staff need to decide about a player, but money. @throws {ApiFailure} bridge/not_found */
export async function playerFileOf(db: Db, id: string, now: number): Promise<PlayerFile> {
  const account = await requireAccount(db, id);
  const sessions = account.barred_at === null ? await listSessions(db, id, now) : [];
  return {
    id,
    username: account.username,
    faction: account.faction,
    createdAt: account.created_at,
    barredAt: account.barred_at,
    deletedAt: account.deleted_at,
    role: (await findRole(db, id)) ?? null,
    sessions: sessions.map(({ touched_at, expires_at }) => ({ lastUsedAt: touched_at, expiresAt: expires_at })),
    ...(await totalsOf(db, id)),
    commendations: await commendationsOfPlayer(db, id),
    decisions: await entriesOf(db, await listRecordsOf(db, id)),
  };
}

/** @throws {ApiFailure} bridge/not_found */
export async function moneyOf(db: Db, id: string): Promise<MoneyAnswer> {
  const account = await requireAccount(db, id);
  return {
    email: account.email,
    emailConfirmedAt: account.email_confirmed_at,
    balances: await balancesOf(db, id),
    payments: await paymentsOf(db, id),
  };
}

/** An account, also a deleted one. @throws {ApiFailure} bridge/not_found */
export async function requireAccount(db: Db, id: string): Promise<Account> {
  const account = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!account) throw new ApiFailure('bridge/not_found', 'There is no such player.');
  return account;
}

const changes = z.array(
  z.object({
    what: z.string(),
    before: z.union([z.string(), z.number()]).nullable(),
    after: z.union([z.string(), z.number()]).nullable(),
  }),
);

/** Rows of the record with the names of players and staff. */
export async function entriesOf(db: Db, records: readonly OperatorRecordTable[]): Promise<RecordEntry[]> {
  const staffOf = (operator: string) =>
    operator.startsWith(STAFF_PREFIX) ? operator.slice(STAFF_PREFIX.length) : undefined;
  const ids = new Set(records.flatMap(({ user_id: id, operator }) => [id ?? [], staffOf(operator) ?? []].flat()));
  const names = new Map(
    ids.size === 0
      ? []
      : (
          await db
            .selectFrom('users')
            .select(['id', 'username'])
            .where('id', 'in', [...ids])
            .execute()
        ).map(({ id, username }) => [id, username] as const),
  );
  return records.map(({ id, at, operator, command, user_id: userId, run_id: runId, reason, result }) => ({
    id,
    decidedAt: at,
    by: names.get(staffOf(operator) ?? '') ?? operator,
    command,
    player: userId === null ? null : { id: userId, username: names.get(userId) ?? '' },
    runId,
    reason,
    changes: changes.parse(JSON.parse(result)),
  }));
}
