import { findUserByName, listSessions } from '../auth/repository.ts';
import { readBalances } from '../credits/repository.ts';
import { totalsOf } from '../leaderboards/service.ts';
import { runHistoryOf } from '../records/results.ts';
import type { Db } from '../../platform/database/database.ts';
import { listRecordsOf } from './repository.ts';
import { noPlayer } from './player-actions.ts';

/** Everything an operator needs to decide about a player. @throws {ActionRefused} when there is no such player */
export async function playerOverview(db: Db, name: string, now: number) {
  const account = await findUserByName(db, name);
  if (!account) throw noPlayer(name);
  const { id } = account;
  return {
    account,
    sessions: account.barred_at === null ? (await listSessions(db, id, now)).length : 0,
    balances: await readBalances(db, id),
    totals: await totalsOf(db, id),
    /** Latest first. */
    runs: await runHistoryOf(db, id),
    decisions: await listRecordsOf(db, id),
  };
}
