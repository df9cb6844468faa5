import type { Keepsake } from '@star-seekers/games';
import type { Database, Db } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import { COUNTING, type CountedRun } from '../counting/counter.ts';
import { findBestOf } from '../counting/day-sum.ts';
import type { KeepsakeTable, ResultTable, RunStatus, RunTable } from './table.ts';

export async function insertRun(db: Db, run: RunTable): Promise<void> {
  await newRun.change(db, run);
}

const newRun = new PreparedQuery((db, run: RunTable) => db.insertInto('runs').values(run));

/** A run of a player, as committed. */
export async function findRun(db: Database, id: string, userId: string): Promise<RunTable | undefined> {
  const [run] = await db.read(runOfPlayer, { id, userId });
  return run;
}

const runOfPlayer = new PreparedQuery((db, { id, userId }: { id: string; userId: string }) =>
  db.selectFrom('runs').selectAll().where('id', '=', id).where('user_id', '=', userId),
);

/** Finds a run of any player. */
export async function findAnyRun(db: Db, id: string): Promise<RunTable | undefined> {
  return db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst();
}

interface VerifyLock {
  readonly id: string;
  /** The process that takes it. */
  readonly by: string;
  /** Who no longer uses the lock, if it has it: a process that has ended, or the one that takes it. */
  readonly from: string;
  readonly now: number;
  readonly until: number;
}

/** Takes the lock under which an open run is verified; false while another process has it, or when the run is closed. */
export async function lockVerification(db: Db, lock: VerifyLock): Promise<boolean> {
  return (await takeVerification.change(db, lock)) === 1;
}

const takeVerification = new PreparedQuery((db, { id, by, from, now, until }: VerifyLock) =>
  db
    .updateTable('runs')
    .set({ verifying_until: until, verifying_by: by })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where(({ eb, or }) =>
      or([eb('verifying_until', 'is', null), eb('verifying_until', '<=', now), eb('verifying_by', '=', from)]),
    ),
);

type HeldLock = Pick<VerifyLock, 'id' | 'by'>;

/** Releases the lock of a run that could not be verified or counted, if this process has it. */
export async function returnVerification(db: Db, lock: HeldLock): Promise<void> {
  await held(db, lock).set({ verifying_until: null, verifying_by: null }).execute();
}

/** Leaves the lock to nobody: the run is not verified before it has ended. */
export async function disownVerification(db: Db, lock: HeldLock): Promise<void> {
  await held(db, lock).set({ verifying_by: null }).execute();
}

function held(db: Db, { id, by }: HeldLock) {
  return db.updateTable('runs').where('id', '=', id).where('verifying_by', '=', by);
}

/** Changes the status of a finished run; false when it is not in the expected status. */
export async function moveRun(db: Db, id: string, { from, to }: Record<'from' | 'to', RunStatus>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('runs')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Open runs, latest first. */
export async function listOpenRuns(db: Db, userId: string, now: number): Promise<RunTable[]> {
  return openRuns(db, userId, now).selectAll().orderBy('started_at', 'desc').execute();
}

interface OpenRunsOfGame {
  readonly userId: string;
  readonly gameId: number;
  readonly now: number;
}

export async function countOpenRuns(db: Db, ofGame: OpenRunsOfGame): Promise<number> {
  return (await openRunsOfGame.one(db, ofGame)).count;
}

const openRunsOfGame = new PreparedQuery((db, { userId, gameId, now }: OpenRunsOfGame) =>
  openRuns(db, userId, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('game_id', '=', gameId),
);

function openRuns(db: Db, userId: string, now: number) {
  return db.selectFrom('runs').where('user_id', '=', userId).where('status', '=', 'open').where('expires_at', '>', now);
}

/** The player's most recently started run of a game, in any status; duels aside. */
export async function latestRun(db: Db, userId: string, gameId: number): Promise<RunTable | undefined> {
  return db
    .selectFrom('runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .where('status', '<>', 'duel')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface EarlierRun {
  readonly userId: string;
  readonly gameId: number;
  /** Numbers of what is dealt mean something by these rules only. */
  readonly rulesVersion: number;
  /** Nothing is dealt again of a run that ended before. */
  readonly since: number;
}

/** What waits to be dealt again after the player's last run of a game that counts, attempts of days aside, as stored; null for nothing. */
export async function findLeftAgain(db: Db, run: EarlierRun): Promise<string | null> {
  return (await lastLeftAgain.first(db, run))?.left_again ?? null;
}

const lastLeftAgain = new PreparedQuery((db, { userId, gameId, rulesVersion, since }: EarlierRun) =>
  resultsOf(db, userId)
    .select('results.left_again')
    .where('results.game_id', '=', gameId)
    .where('runs.status', '=', 'verified')
    .where('runs.rules_version', '=', rulesVersion)
    .where('results.finished_at', '>=', since)
    .orderBy('results.finished_at', 'desc')
    .orderBy('results.run_id', 'desc')
    .limit(1),
);

interface Closing {
  readonly status: Exclude<RunStatus, 'open' | 'voided' | 'duel'>;
  readonly now: number;
  readonly claimHash: string | null;
}

/** Closes an open run; false when it was closed concurrently. */
export async function closeRun(db: Db, id: string, { status, now, claimHash }: Closing): Promise<boolean> {
  return (await closeIfOpen.change(db, { id, status, now, claimHash })) === 1;
}

const closeIfOpen = new PreparedQuery((db, { id, status, now, claimHash }: Closing & { id: string }) =>
  db
    .updateTable('runs')
    .set({ status, closed_at: now, claim_hash: claimHash })
    .where('id', '=', id)
    .where('status', '=', 'open'),
);

export async function storeAnswer(db: Db, id: string, answer: string): Promise<void> {
  await putAnswer.change(db, { id, answer });
}

const putAnswer = new PreparedQuery((db, { id, answer }: { id: string; answer: string }) =>
  db.updateTable('runs').set({ answer }).where('id', '=', id),
);

export async function insertResult(db: Db, result: ResultTable): Promise<void> {
  await newResult.change(db, result);
}

const newResult = new PreparedQuery((db, result: ResultTable) => db.insertInto('results').values(result));

/** Stores what a run adds to its player's collection. */
export async function insertKeepsakes(db: Db, runId: string, keepsakes: readonly Keepsake[]): Promise<void> {
  if (keepsakes.length === 0) return;
  await newKeepsakes.change(db, { rows: keepsakes.map(({ item, value }) => ({ run_id: runId, item, value })) });
}

const newKeepsakes = new PreparedQuery((db, { rows }: { rows: readonly KeepsakeTable[] }) =>
  db.insertInto('run_keepsakes').values(rows),
);

/** What the server saw of a run, as JSON; null without a result, and for results from before streams. */
export async function findWitness(db: Db, runId: string): Promise<string | null> {
  const row = await db.selectFrom('results').select('witness').where('run_id', '=', runId).executeTakeFirst();
  return row?.witness ?? null;
}

/** All counted runs of a player, attempts of days included. */
export async function listCountedRuns(db: Db, userId: string): Promise<CountedRun[]> {
  const rows = await resultsOf(db, userId)
    .where('runs.status', 'in', COUNTING)
    .select([
      'results.user_id as userId',
      'results.run_id as runId',
      'results.game_id as gameId',
      'results.scale',
      'results.score',
      'results.tie_ticks as tieTicks',
      'results.points',
      'runs.faction',
      'results.finished_at as finishedAt',
      'results.gold_share as share',
      'results.for_faction',
      'runs.day',
      'runs.day_share as dayShare',
    ])
    .execute();
  const bestOf = await findBestOf(db, [...new Set(rows.flatMap(({ day }) => day ?? []))]);
  return rows.map(({ day, dayShare, for_faction, ...row }) => {
    const run = { ...row, forFaction: for_faction === 1 };
    if (day === null || dayShare === null) return run;
    return { ...run, ofDay: { day, share: dayShare, bestOf: bestOf.get(day) ?? 0 } };
  });
}

/** Ids of the runs of a player that count, attempts of days included, earliest first. */
export async function listCountingIds(db: Db, userId: string): Promise<Pick<RunTable, 'id' | 'day'>[]> {
  return resultsOf(db, userId)
    .where('runs.status', 'in', COUNTING)
    .select(['runs.id', 'runs.day'])
    .orderBy('runs.id')
    .execute();
}

function resultsOf(db: Db, userId: string) {
  return db.selectFrom('results').innerJoin('runs', 'runs.id', 'results.run_id').where('results.user_id', '=', userId);
}

/** Deletes closed runs on which nothing depends, with their results and reports. */
export async function deleteRuns(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('run_reports').where('run_id', 'in', ids).execute();
  await db.deleteFrom('closed_cases').where('run_id', 'in', ids).execute();
  await db.deleteFrom('results').where('run_id', 'in', ids).execute();
  await db.deleteFrom('runs').where('id', 'in', ids).execute();
}
