import type { RunFilters } from '@star-seekers/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { endOfMonth, startOfMonth } from '../counting/month.ts';
import type { ScoredGame } from '../leaderboards/board-key.ts';
import { TIE } from '../leaderboards/board-order.ts';
import { COUNTING } from '../counting/counter.ts';
import type { ResultTable } from '../runs/table.ts';
import type { RunTrace } from '../verifier/trace-run.ts';

/** A closed run of any player with its result, without the replay. */
export async function findClosedRun(db: Db, id: string) {
  return db
    .selectFrom('runs')
    .innerJoin('results', 'results.run_id', 'runs.id')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .leftJoin('duels', 'duels.run_id', 'runs.id')
    .select(['runs.id', 'runs.user_id', 'users.username', 'runs.faction', 'runs.status', 'runs.started_at'])
    .select(['duels.challenge_id', 'runs.day', 'runs.log_format'])
    .select(['runs.game_id', 'runs.rules_version', 'runs.setup', 'runs.secret', 'runs.answer'])
    .select(['results.scale', 'results.score', 'results.points', 'results.reason', 'results.stats', 'results.ticks'])
    .select(['results.finished_at', 'results.tie_ticks', 'results.witness', 'results.state_hash'])
    .where('runs.id', '=', id)
    .executeTakeFirst();
}

export type ClosedRun = NonNullable<Awaited<ReturnType<typeof findClosedRun>>>;

/** Whether any run was played, or is played, by a version of a game's rules. */
export async function wasPlayed(db: Db, gameId: number, rulesVersion: number): Promise<boolean> {
  const run = await db
    .selectFrom('runs')
    .select('id')
    .where('game_id', '=', gameId)
    .where('rules_version', '=', rulesVersion)
    .where('status', 'in', ['open', 'verified', 'unwitnessed', 'voided', 'duel', 'daily'])
    .limit(1)
    .executeTakeFirst();
  return run !== undefined;
}

/** The player's best run of a game that counts, of one scale of scores: the one that ranks first. */
export async function findBestRun(db: Db, userId: string, { gameId, scale }: ScoredGame) {
  return db
    .selectFrom('results')
    .innerJoin('runs', 'runs.id', 'results.run_id')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .select(['runs.id', 'runs.user_id', 'users.username', 'runs.faction', 'results.score'])
    .where('results.user_id', '=', userId)
    .where('results.game_id', '=', gameId)
    .where('results.scale', '=', scale)
    .where('runs.status', '=', 'verified')
    .orderBy('results.score', 'desc')
    .orderBy(TIE)
    .orderBy('results.finished_at')
    .orderBy('results.run_id')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a run of the player counts, with a score above 0: leaving a run at once is not playing. */
export async function hasScored(db: Db, userId: string, gameId: number): Promise<boolean> {
  const run = await db
    .selectFrom('results')
    .innerJoin('runs', 'runs.id', 'results.run_id')
    .select('runs.id')
    .where('results.user_id', '=', userId)
    .where('results.game_id', '=', gameId)
    .where('results.score', '>', 0)
    .where('runs.status', 'in', COUNTING)
    .limit(1)
    .executeTakeFirst();
  return run !== undefined;
}

/** What the pace of a run is read from, or made from. */
export async function findPace(db: Db, runId: string) {
  return db
    .selectFrom('results')
    .innerJoin('runs', 'runs.id', 'results.run_id')
    .select(['runs.id', 'runs.game_id', 'runs.rules_version', 'runs.setup'])
    .select(['results.score', 'results.ticks', 'results.pace', 'results.replay'])
    .where('runs.id', '=', runId)
    .executeTakeFirst();
}

export async function storeTrace(db: Db, runId: string, { pace, stateHash }: RunTrace): Promise<void> {
  await db
    .updateTable('results')
    .set({ pace: JSON.stringify(pace), state_hash: stateHash })
    .where('run_id', '=', runId)
    .execute();
}

/** Closed runs of a player with their results if any, duels aside, latest start first. @param before id of a run: only earlier ones */
export async function listPlayerRuns(
  db: Db,
  userId: string,
  { before, limit, ...filters }: RunFilters & { readonly before?: string | undefined; readonly limit: number },
) {
  let runs = filtered(db, userId, filters)
    .select(['runs.id', 'runs.game_id', 'runs.rules_version', 'runs.faction', 'runs.status'])
    .select(['runs.started_at', 'runs.closed_at', 'runs.answer', 'runs.day'])
    .select(['results.score', 'results.points', 'results.reason', 'results.stats', 'results.ticks'])
    .select(['results.finished_at', 'results.witness'])
    .where('runs.status', 'not in', ['open', 'duel'])
    .orderBy('runs.id', 'desc')
    .limit(limit);
  if (before !== undefined) runs = runs.where('runs.id', '<', before);
  return runs.execute();
}

export type PlayerRunRow = Awaited<ReturnType<typeof listPlayerRuns>>[number];

function filtered(db: Db, userId: string, { gameId, standing, month }: RunFilters) {
  let runs = runsWithResults(db, userId);
  if (gameId !== undefined) runs = runs.where('runs.game_id', '=', gameId);
  if (standing !== undefined) runs = runs.where('runs.status', standing === 'counts' ? 'in' : 'not in', COUNTING);
  if (month !== undefined) {
    const [from, until] = [startOfMonth(month), endOfMonth(month)];
    runs = runs
      .where((eb) => eb(eb.fn.coalesce('results.finished_at', 'runs.closed_at'), '>=', from))
      .where((eb) => eb(eb.fn.coalesce('results.finished_at', 'runs.closed_at'), '<', until));
  }
  return runs;
}

/** How often a player has finished a run of each game, and when first and last. */
export async function listSpans(db: Db, userId: string, filters: RunFilters) {
  return withResult(db, userId, filters)
    .select((eb) => [
      'runs.game_id',
      eb.fn.countAll<number>().as('runs'),
      eb.fn.min<number>('results.finished_at').as('first'),
      eb.fn.max<number>('results.finished_at').as('last'),
    ])
    .groupBy('runs.game_id')
    .orderBy('runs.game_id')
    .execute();
}

/** The best run of each interval of time, earliest first. @param span.widthMs of an interval; the first begins at `from` */
export async function listBestByInterval(
  db: Db,
  userId: string,
  filters: RunFilters,
  { from, widthMs }: { readonly from: number; readonly widthMs: number },
) {
  const runs = withResult(db, userId, filters)
    .select(['runs.id', 'runs.status', 'results.score', 'results.finished_at'])
    // SQLite divides without a remainder only what it stored as integers.
    .select(sql<number>`cast((results.finished_at - ${from}) / ${widthMs} as integer)`.as('interval_number'));
  const placed = db
    .selectFrom(runs.as('runs'))
    .selectAll()
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('interval_number').orderBy('score', 'desc').orderBy('id'))
        .as('place'),
    );
  return db
    .selectFrom(placed.as('placed'))
    .select(['id', 'status', 'score', 'finished_at'])
    .where('place', '=', 1)
    .orderBy('finished_at')
    .$narrowType<{ score: number; finished_at: number }>()
    .execute();
}

/** Runs with a result that was not voided. */
function withResult(db: Db, userId: string, filters: RunFilters) {
  return filtered(db, userId, filters)
    .where('results.run_id', 'is not', null)
    .where('runs.status', 'in', [...COUNTING, 'unwitnessed']);
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

export async function hasResultWithPoints(db: Db, userId: string, gameId: number, points: number): Promise<boolean> {
  const row = await countingResults(db, userId)
    .select('results.run_id')
    .where('results.game_id', '=', gameId)
    .where('results.points', '=', points)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function countingResults(db: Db, userId: string) {
  return db
    .selectFrom('results')
    .innerJoin('runs', 'runs.id', 'results.run_id')
    .where('results.user_id', '=', userId)
    .where('runs.status', '=', 'verified');
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

/** All runs of a player with their results if any. */
function runsWithResults(db: Db, userId: string) {
  return db.selectFrom('runs').leftJoin('results', 'results.run_id', 'runs.id').where('runs.user_id', '=', userId);
}

/** Whoever asks may read the replays of these. */
const REPLAYED = ['verified', 'unwitnessed', 'duel', 'daily'] as const;

/** A run of any player with a result that was not voided, with its replay. @param voided also one that was */
export async function findReplayedRun(db: Db, id: string, voided?: 'voided') {
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
      'runs.again',
      'runs.status',
    ])
    .where('results.run_id', '=', id)
    .where('runs.status', 'in', voided ? [...REPLAYED, voided] : REPLAYED)
    .executeTakeFirst();
}
