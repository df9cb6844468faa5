import type { Database, Db } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import type { SharedRun } from '../gates/figures.ts';
import type { ScoredGame } from '../leaderboards/board-key.ts';
import { COUNTING, type ResultTable, type RunStatus, type RunTable } from './table.ts';

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

interface VerifyLease {
  readonly id: string;
  /** The process that takes it. */
  readonly by: string;
  /** Who no longer uses the lease, if it has it: a process that has ended, or the one that takes it. */
  readonly from: string;
  readonly now: number;
  readonly until: number;
}

/** Takes the lease under which an open run is verified; false while another process has it, or when the run is closed. */
export async function leaseVerification(db: Db, lease: VerifyLease): Promise<boolean> {
  return (await takeVerification.change(db, lease)) === 1;
}

const takeVerification = new PreparedQuery((db, { id, by, from, now, until }: VerifyLease) =>
  db
    .updateTable('runs')
    .set({ verifying_until: until, verifying_by: by })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where(({ eb, or }) =>
      or([eb('verifying_until', 'is', null), eb('verifying_until', '<=', now), eb('verifying_by', '=', from)]),
    ),
);

type HeldLease = Pick<VerifyLease, 'id' | 'by'>;

/** Returns the lease of a run that could not be verified or counted, if this process has it. */
export async function returnVerification(db: Db, lease: HeldLease): Promise<void> {
  await held(db, lease).set({ verifying_until: null, verifying_by: null }).execute();
}

/** Leaves the lease to nobody: the run is not verified before it has ended. */
export async function disownVerification(db: Db, lease: HeldLease): Promise<void> {
  await held(db, lease).set({ verifying_by: null }).execute();
}

function held(db: Db, { id, by }: HeldLease) {
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

/** What the server saw of a run, as JSON; null without a result, and for results from before streams. */
export async function findWitness(db: Db, runId: string): Promise<string | null> {
  const row = await db.selectFrom('results').select('witness').where('run_id', '=', runId).executeTakeFirst();
  return row?.witness ?? null;
}

export async function lastResult(db: Db, userId: string, gameId: number): Promise<ResultTable | undefined> {
  return countingResults(db, userId)
    .selectAll('results')
    .where('results.game_id', '=', gameId)
    .orderBy('finished_at', 'desc')
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The most points that a run of a player earned in a game, as long as its scores can be compared; null before the first. */
export async function mostPoints(db: Db, userId: string, { gameId, scale }: ScoredGame): Promise<number | null> {
  const { points } = await countingResults(db, userId)
    .select((eb) => eb.fn.max<number | null>('results.points').as('points'))
    .where('results.game_id', '=', gameId)
    .where('results.scale', '=', scale)
    .executeTakeFirstOrThrow();
  return points;
}

/** All counted runs of a player, attempts of days included. */
export async function listCountedRuns(db: Db, userId: string): Promise<SharedRun[]> {
  const rows = await resultsOf(db, userId)
    .where('runs.status', 'in', COUNTING)
    .select([
      'results.user_id as userId',
      'results.run_id as runId',
      'results.game_id as gameId',
      'results.scale',
      'results.score',
      'results.points',
      'runs.faction',
      'results.finished_at as finishedAt',
      'results.gold_share as share',
      'results.for_faction',
      'runs.day',
      'runs.day_share as dayShare',
    ])
    .select((eb) =>
      eb
        .selectFrom('day_games')
        .select((games) => games.fn.countAll<number>().as('games'))
        .whereRef('day_games.day', '=', 'runs.day')
        .as('dayGames'),
    )
    .execute();
  return rows.map(({ day, dayShare, dayGames, for_faction, ...row }) => {
    const run = { ...row, forFaction: for_faction === 1 };
    if (day === null || dayShare === null) return run;
    return { ...run, ofDay: { day, share: dayShare, games: dayGames ?? 0 } };
  });
}

/** Ids of the runs of a player that count, attempts of days included, earliest first. */
export async function listCountingRuns(db: Db, userId: string): Promise<Pick<RunTable, 'id' | 'day'>[]> {
  return resultsOf(db, userId)
    .where('runs.status', 'in', COUNTING)
    .select(['runs.id', 'runs.day'])
    .orderBy('runs.id')
    .execute();
}

function countingResults(db: Db, userId: string) {
  return resultsOf(db, userId).where('runs.status', '=', 'verified');
}

function resultsOf(db: Db, userId: string) {
  return db.selectFrom('results').innerJoin('runs', 'runs.id', 'results.run_id').where('results.user_id', '=', userId);
}

/** Deletes closed runs on which nothing depends, with their results and reports. */
export async function deleteRuns(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('run_reports').where('run_id', 'in', ids).execute();
  await db.deleteFrom('results').where('run_id', 'in', ids).execute();
  await db.deleteFrom('runs').where('id', 'in', ids).execute();
}

/** All runs of a player with their results if any. */
export function runsWithResults(db: Db, userId: string) {
  return db.selectFrom('runs').leftJoin('results', 'results.run_id', 'runs.id').where('runs.user_id', '=', userId);
}

/** All runs of a player with their results, latest first. */
export async function listRunsWithResults(db: Db, userId: string) {
  return runsWithResults(db, userId)
    .select(['runs.id', 'runs.game_id', 'runs.faction', 'runs.status', 'runs.started_at', 'runs.closed_at'])
    .select([
      'results.score',
      'results.points',
      'results.reason',
      'results.stats',
      'results.finished_at',
      'results.witness',
    ])
    .orderBy('runs.started_at', 'desc')
    .execute();
}

/** A run of any player with a result that was not voided, with its replay. */
export async function findReplayedRun(db: Db, id: string) {
  return db
    .selectFrom('results')
    .innerJoin('runs', 'runs.id', 'results.run_id')
    .select([
      'results.user_id',
      'results.game_id',
      'results.score',
      'results.replay',
      'runs.setup',
      'runs.rules_version',
      'runs.secret',
    ])
    .where('results.run_id', '=', id)
    .where('runs.status', 'in', ['verified', 'unwitnessed', 'duel', 'daily'])
    .executeTakeFirst();
}

export async function hasResultWithPoints(db: Db, userId: string, gameId: number, points: number): Promise<boolean> {
  const row = await countingResults(db, userId)
    .select('results.run_id')
    .where('results.game_id', '=', gameId)
    .where('results.points', '=', points)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
