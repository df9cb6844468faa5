import { setImmediate } from 'node:timers/promises';
import type { Deal, TimedDeal } from '@star-seekers/sim';
import { sql } from 'kysely';
import type { Database, Db, Trx } from '../../../platform/database/database.ts';
import { PreparedQuery } from '../../../platform/database/prepared-query.ts';
import type { Move } from '../../../platform/processes/processes.ts';
import { FIELD_END, LINE_COLUMNS, LINE_END } from '../../verifier/stored-run.ts';
import type { PackedParts } from '../packed-parts.ts';
import type { ChunkTable, RunTable } from '../table.ts';

/** A run of more chunks is read apart. */
const FEW_CHUNKS = 512;

/** Characters that are parsed at once, within a millisecond: other requests have their turn between. */
const CHARS_AT_ONCE = 64 * 1024;

/** All chunks of a run, in order. */
export const chunksOfRun = new PreparedQuery((db, { runId }: { runId: string }) =>
  db
    .selectFrom('run_chunks')
    .select(['seq', 'epoch', 'kind', 'to_tick', 'log', 'deals', 'arrived_at', 'head', 'owner'])
    .where('run_id', '=', runId)
    .orderBy('seq'),
);

/** The first chunks of a run: those below a number. */
interface FirstChunks {
  readonly runId: string;
  readonly seq: number;
}

function firstChunks(db: Db, { runId, seq }: FirstChunks) {
  return db.selectFrom('run_chunks').where('run_id', '=', runId).where('seq', '<', seq);
}

/** The one row that is made of many chunks of a run. */
async function rowOf<Chunks extends FirstChunks, Row>(
  db: Database,
  query: PreparedQuery<Chunks, Row>,
  chunks: Chunks,
): Promise<Row> {
  const [row] = chunks.seq > FEW_CHUNKS ? await db.readApart(query, chunks) : await db.read(query, chunks);
  return row as Row;
}

const [FIELD, LINE] = [sql.lit(FIELD_END), sql.lit(LINE_END)];

/** The first chunks of a run as lines: for a thread, which would have to be given each field of each row by itself. */
export async function packedChunks(db: Database, first: FirstChunks): Promise<string> {
  return (await rowOf(db, chunkLines, first)).lines ?? '';
}

const chunkLines = new PreparedQuery((db, first: FirstChunks) =>
  db.selectFrom(firstChunks(db, first).select(LINE_COLUMNS).orderBy('seq').as('chunk')).select(
    sql<string | null>`string_agg(${sql.join(
      LINE_COLUMNS.map((column) => sql.ref(column)),
      sql` || ${FIELD} || `,
    )}, ${LINE})`.as('lines'),
  ),
);

/** When a run left each process for the last time. */
export async function movesOfRun(db: Database, first: FirstChunks): Promise<Move[]> {
  const { moves } = await rowOf(db, lastMoves, first);
  const lines = moves === null ? [] : moves.split('\n');
  return lines.map((line) => {
    const [id = '', at] = line.split('\t');
    return { id, at: Number(at) };
  });
}

const lastMoves = new PreparedQuery((db, first: FirstChunks) =>
  db
    .selectFrom(
      firstChunks(db, first)
        .select(({ fn }) => ['owner', fn.max<number>('seq').as('last')])
        .groupBy('owner')
        .as('owned'),
    )
    .innerJoin('run_chunks as next', (join) => join.on('next.seq', '=', sql`owned.last + 1`))
    .where('next.run_id', '=', first.runId)
    .select(sql<string | null>`string_agg(owned.owner || ${FIELD} || next.arrived_at, ${LINE})`.as('moves')),
);

/** The last chunk of a run. */
export const lastChunk = new PreparedQuery((db, { runId }: { runId: string }) =>
  db.selectFrom('run_chunks').selectAll().where('run_id', '=', runId).orderBy('seq', 'desc').limit(1),
);

/** The last answers in the first chunks of a run. */
interface LastAnswers extends FirstChunks {
  /** Most of them. */
  readonly most: number;
}

/** The last answers in the first chunks of a run, in order. */
export async function dealsOfRun(db: Database, chunks: LastAnswers): Promise<TimedDeal[]> {
  const { answers } = await rowOf(db, answerLines, chunks);
  const all: TimedDeal[] = [];
  if (answers === null) return all;
  for (let from = 0; from < answers.length;) {
    if (from > 0) await setImmediate();
    const next = answers.indexOf('\n', from + CHARS_AT_ONCE);
    const lines = next === -1 ? answers.slice(from) : answers.slice(from, next - ','.length);
    for (const { atMs, deals } of JSON.parse(`[${lines}]`) as { readonly atMs: number; readonly deals: Deal[] }[])
      for (const deal of deals) all.push(Object.assign(deal, { atMs }));
    from = next === -1 ? answers.length : next + 1;
  }
  return all.slice(-chunks.most);
}

/** Of the last chunks with an answer: more of these than there are to be need not be read. */
const answerLines = new PreparedQuery((db, { most, ...first }: LastAnswers) =>
  db
    .selectFrom(
      db
        .selectFrom(
          firstChunks(db, first)
            .select(['seq', 'deals', 'arrived_at'])
            .where('deals', '<>', '[]')
            .orderBy('seq', 'desc')
            .limit(most)
            .as('last'),
        )
        .selectAll()
        .orderBy('seq')
        .as('chunk'),
    )
    .select(
      sql<string | null>`string_agg('{"atMs":' || arrived_at || ',"deals":' || deals || '}', ${sql.lit(',\n')})`.as(
        'answers',
      ),
    ),
);

export async function findChunk(db: Db, runId: string, seq: number): Promise<ChunkTable | undefined> {
  return db.selectFrom('run_chunks').selectAll().where('run_id', '=', runId).where('seq', '=', seq).executeTakeFirst();
}

/** The logs of the first chunks of a run. */
export async function packedParts(db: Database, first: FirstChunks): Promise<PackedParts> {
  if (first.seq <= FEW_CHUNKS) {
    const { log, begins } = await rowOf(db, joinedLogs, first);
    return { log: Buffer.from(log ?? '', 'latin1'), begins: begins ?? NOTHING };
  }
  const [row] = await db.readBytesApart(joinedLogs, first, 'log');
  return { log: row?.log ?? new Uint8Array(), begins: row?.begins ?? NOTHING };
}

const NOTHING = '[]';

/**
 * The ticks of segments come as JSON: to parse ten thousand of them one by one takes milliseconds. A segment that was begun again has several
 * chunks.
 */
const joinedLogs = new PreparedQuery((db, first: FirstChunks) => {
  const segments = firstChunks(db, first)
    .where('kind', '=', 'begin')
    .select(sql<number>`to_tick + 1`.as('tick'))
    .distinct()
    .orderBy('tick');
  const parts = firstChunks(db, first).select('log').orderBy('seq');
  return db.selectNoFrom([
    db
      .selectFrom(parts.as('part'))
      .select(sql<string | null>`string_agg(log, '.')`.as('log'))
      .as('log'),
    db
      .selectFrom(segments.as('segment'))
      .select(sql<string | null>`'[' || string_agg(cast(tick as text), ',') || ']'`.as('begins'))
      .as('begins'),
  ]);
});

/** The types that PostgreSQL does not infer from the values of a list. */
const TYPES = {
  run_id: 'text',
  seq: 'integer',
  epoch: 'integer',
  kind: 'text',
  to_tick: 'integer',
  log: 'text',
  deals: 'text',
  arrived_at: 'bigint',
  head: 'text',
  owner: 'text',
} as const satisfies Readonly<Record<keyof ChunkTable, string>>;

const COLUMNS = Object.keys(TYPES) as (keyof ChunkTable)[];

/**
 * Stores chunks in one statement, at most one of a run: each only behind the one before it, under the lease of its run, if that is open
 * and no other transaction has it locked. In the order of the runs: otherwise two processes that store chunks of the same runs could
 * deadlock.
 * @returns the runs whose chunk was stored
 */
export function chunkWriter(db: Database): (rows: readonly ChunkTable[]) => Promise<ReadonlySet<string>> {
  const newChunks = new PreparedQuery((on, { rows }: { rows: readonly ChunkTable[] }) => {
    const values = rows.map((row) => sql`(${sql.join(COLUMNS.map((column) => row[column]))})`);
    const typed = COLUMNS.map((column) => sql`cast(${sql.ref(`chunk.${column}`)} as ${sql.raw(TYPES[column])})`);
    const runIds = rows.map((row) => row.run_id);
    return on
      .insertInto('run_chunks')
      .columns(COLUMNS)
      .expression(
        sql`with chunk (${sql.join(COLUMNS.map((column) => sql.ref(column)))}) as (values ${sql.join(values)})
          select ${sql.join(typed)}
          from chunk, ${openRuns(on, runIds).modifyEnd(db.engine.lockedRows('runs'))} as run
          where run.id = chunk.run_id and run.epoch = cast(chunk.epoch as integer) and run.seq = cast(chunk.seq as integer)
          order by chunk.run_id`,
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('run_id');
  });
  return async (rows) => {
    const stored = await newChunks.all(db, { rows: padToPowerOfTwo(rows) });
    return new Set(stored.map(({ run_id: runId }) => runId));
  };
}

export async function deleteChunks(db: Db, runId: string): Promise<void> {
  await removeChunks.change(db, { runId });
}

const removeChunks = new PreparedQuery((db, { runId }: { runId: string }) =>
  db.deleteFrom('run_chunks').where('run_id', '=', runId),
);

/**
 * Deletes what was streamed of runs that have been closed or have expired, run by run: other requests have their turn between. A run that
 * was claimed in time may expire while it is verified.
 */
export async function deleteClosedChunks(db: Db, now: number): Promise<void> {
  for (let run = await nextStreamed(db, ''); run; run = await nextStreamed(db, run.id)) {
    const isVerified = (run.verifying_until ?? 0) > now;
    if (run.status !== 'open' || (run.expires_at <= now && !isVerified)) await deleteChunks(db, run.id);
    await setImmediate();
  }
}

/** The next run by its id of which chunks are stored. */
async function nextStreamed(
  db: Db,
  after: string,
): Promise<Pick<RunTable, 'id' | 'status' | 'expires_at' | 'verifying_until'> | undefined> {
  const [run] = await streamedRuns.all(db, { after });
  return run;
}

const streamedRuns = new PreparedQuery((db, { after }: { after: string }) =>
  db
    .selectFrom('runs')
    .select(['id', 'status', 'expires_at', 'verifying_until'])
    .where('id', '=', (eb) =>
      eb.selectFrom('run_chunks').select('run_id').where('run_id', '>', after).orderBy('run_id').limit(1),
    ),
);

/** Takes the leases of a player's open runs away and deletes what was streamed of them. */
export async function endStreams(trx: Trx, userId: string): Promise<void> {
  const runs = await trx
    .updateTable('runs')
    .set((eb) => ({ epoch: eb('epoch', '+', 1) }))
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .returning('id')
    .execute();
  for (const { id } of runs) await deleteChunks(trx, id);
}

/** Where an open run stands. */
export interface Standing {
  /** The lease. */
  readonly epoch: number;
  /** Number of the next chunk. */
  readonly seq: number;
}

/** Where some runs stand; those that are closed are missing. */
export async function standingsOf(db: Database, runIds: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  const rows = await db.read(standings, { runIds: padToPowerOfTwo(runIds) });
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

const standings = new PreparedQuery((db, { runIds }: { runIds: readonly string[] }) => openRuns(db, runIds));

function openRuns(db: Db, runIds: readonly string[]) {
  return db
    .selectFrom('runs')
    .select(['id', 'epoch'])
    .select(sql<number>`(select coalesce(max(seq), -1) + 1 from run_chunks where run_id = runs.id)`.as('seq'))
    .where('id', 'in', runIds)
    .where('status', '=', 'open');
}

/** Repeats the first item until the length is a power of two, so that there are few different statements to prepare. */
function padToPowerOfTwo<Item>(items: readonly Item[]): Item[] {
  const length = 2 ** Math.ceil(Math.log2(items.length));
  return [...items, ...Array.from({ length: length - items.length }, () => items[0] as Item)];
}

/** Takes the lease of an open run. @returns the run with its new epoch; undefined when it is not open */
export async function raiseEpoch(trx: Trx, runId: string, userId: string): Promise<RunTable | undefined> {
  return trx
    .updateTable('runs')
    .set((eb) => ({ epoch: eb('epoch', '+', 1) }))
    .where('id', '=', runId)
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}
