import { sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/database.ts';
import { packedParts } from '../stream/repository.ts';
import type { ChunkTable, RunStatus } from '../table.ts';
import type { Past } from './live-worker.ts';

/** As a literal, so that the indexes of open runs serve. */
const OPEN = sql.lit('open' as const);

/** Runs that were started longer ago are no longer played. */
const LONGEST_PLAY_MS = 24 * 60 * 60 * 1000;

function watchableRuns(db: Db, now: number) {
  return db
    .selectFrom('runs')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .where('runs.status', '=', OPEN)
    .where('runs.expires_at', '>', now)
    .where('users.watchable', '=', 1)
    .where('users.deleted_at', 'is', null)
    .where('users.barred_at', 'is', null);
}

/** An open run that may be watched, with its player. */
export type LiveRow = NonNullable<Awaited<ReturnType<typeof findLiveRun>>>;

export async function findLiveRun(db: Db, liveId: string, now: number) {
  return watchableRuns(db, now)
    .select(['runs.id', 'runs.game_id', 'runs.rules_version', 'runs.log_format', 'runs.setup', 'runs.started_at'])
    .select(['users.username', 'users.faction'])
    .where('runs.live_id', '=', liveId)
    .executeTakeFirst();
}

export interface ListOptions {
  readonly now: number;
  readonly startedBefore: number;
  /** Of the last chunk. */
  readonly heardAfter: number;
  readonly limit: number;
}

/** Runs that may be watched and are being played, newest first. */
export async function listLiveRuns(db: Db, { now, startedBefore, heardAfter, limit }: ListOptions) {
  return watchableRuns(db, now)
    .select(['runs.live_id', 'runs.game_id', 'runs.started_at', 'users.username', 'users.faction'])
    .where('runs.live_id', 'is not', null)
    .where('runs.started_at', '>', now - LONGEST_PLAY_MS)
    .where('runs.started_at', '<=', startedBefore)
    .where(
      (eb) =>
        eb
          .selectFrom('run_chunks')
          .select('arrived_at')
          .whereRef('run_id', '=', 'runs.id')
          .orderBy('seq', 'desc')
          .limit(1),
      '>',
      heardAfter,
    )
    .orderBy('runs.started_at', 'desc')
    .limit(limit)
    .execute();
}

/** What is shown at once of a run that has gone on for a while. */
export interface ReadPast extends Past {
  /** Chunks in it. */
  readonly chunks: number;
}

/** What of a run had arrived by a time; undefined before its first chunk. */
export async function readPast(db: Database, runId: string, until: number): Promise<ReadPast | undefined> {
  // From the end: what is newer is little.
  const last = await db
    .selectFrom('run_chunks')
    .select(['seq', 'kind', 'to_tick'])
    .where('run_id', '=', runId)
    .where('arrived_at', '<=', until)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  const chunks = last.seq + 1;
  return { chunks, kind: last.kind, toTick: last.to_tick, ...(await packedParts(db, { runId, seq: chunks })) };
}

/** A run of which the chunks from a number on are asked for. */
export interface Asked {
  readonly runId: string;
  readonly seq: number;
}

/** What is new of a run. */
export interface News {
  readonly runId: string;
  readonly status: RunStatus;
  /** Whether it may be watched. */
  readonly isWatchable: boolean;
  readonly chunks: readonly NewChunk[];
  /** There may be more. */
  readonly hasMore: boolean;
}

/** What is read of a chunk. Its answers are not: those that the player has seen by its end are in its log. */
export type NewChunk = Pick<ChunkTable, 'seq' | 'kind' | 'to_tick' | 'log' | 'arrived_at'>;

type NewsRow = NewChunk & {
  readonly asked_id: string;
  /** Null when there is no new chunk; the row then has none. */
  readonly chunk_of: string | null;
  readonly status: RunStatus;
  readonly watchable: 0 | 1;
  readonly deleted_at: number | null;
  readonly barred_at: number | null;
};

/** Most runs in one query: databases take only so many values. */
const MOST_ASKED = 256;

/** Most chunks of a run that are read at once: other requests have their turn between. */
const MOST_CHUNKS = 512;

/** What is new of runs, or the first part of it, in one query for as many as a database takes. */
export async function readNews(db: Db, asked: readonly Asked[]): Promise<News[]> {
  const news: News[] = [];
  for (let from = 0; from < asked.length; from += MOST_ASKED) {
    const rows = await readRows(db, asked.slice(from, from + MOST_ASKED));
    for (const [runId, [first, ...rest]] of Map.groupBy(rows, ({ asked_id: id }) => id)) {
      if (!first) continue;
      const { status, watchable, deleted_at: deletedAt, barred_at: barredAt } = first;
      const isWatchable = watchable === 1 && deletedAt === null && barredAt === null;
      const chunks = first.chunk_of === null ? [] : [first, ...rest];
      news.push({ runId, status, isWatchable, chunks, hasMore: chunks.length === MOST_CHUNKS });
    }
  }
  return news;
}

async function readRows(db: Db, asked: readonly Asked[]): Promise<NewsRow[]> {
  // In powers of two, so that there are few different statements to prepare.
  const padded = [...asked];
  while ((padded.length & (padded.length - 1)) !== 0) padded.push({ runId: '', seq: 0 });
  const values = padded.map(({ runId, seq }) => sql`(cast(${runId} as text), cast(${seq} as integer))`);
  const { rows } = await sql<NewsRow>`
    with asked (id, seq) as (values ${sql.join(values)})
    select asked.id as asked_id, runs.status, users.watchable, users.deleted_at, users.barred_at,
      run_chunks.run_id as chunk_of, run_chunks.seq, run_chunks.kind, run_chunks.to_tick, run_chunks.log, run_chunks.arrived_at
    from asked
    join runs on runs.id = asked.id
    join users on users.id = runs.user_id
    left join run_chunks on run_chunks.run_id = asked.id
      and run_chunks.seq >= asked.seq and run_chunks.seq < asked.seq + cast(${MOST_CHUNKS} as integer)
    order by run_chunks.seq
  `.execute(db);
  return rows;
}

/** The packed log of a run that was closed with a result, and when its last chunk arrived. */
export async function findWholeLog(db: Db, runId: string) {
  return db.selectFrom('results').select(['replay', 'finished_at']).where('run_id', '=', runId).executeTakeFirst();
}
