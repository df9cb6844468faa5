import { setImmediate } from 'node:timers/promises';
import type { Deal, TimedDeal } from '@star-seekers/sim';
import type { ChunkKind } from '@star-seekers/stream';
import { sql } from 'kysely';
import type { Database, Db, Trx } from '../../../platform/database/database.ts';
import type { EngineTraits } from '../../../platform/database/engine.ts';
import { PreparedQuery } from '../../../platform/database/prepared-query.ts';
import type { Move } from '../../../platform/processes/processes.ts';
import type { ChunkTable, RunTable, VerifiedChunk } from '../table.ts';

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

/** The one row that is made of the first chunks of a run. */
async function rowOf<Row>(db: Database, query: PreparedQuery<FirstChunks, Row>, first: FirstChunks): Promise<Row> {
  const [row] = first.seq > FEW_CHUNKS ? await db.readApart(query, first) : await db.read(query, first);
  return row as Row;
}

/** Of a segment that a chunk begins. */
const FIRST_TICK = sql`cast(to_tick + 1 as text)`;

const [FIELD, LINE] = [sql.lit('\t'), sql.lit('\n')];

/** The first chunks of a run as lines: for a thread, which would have to be given each field of each row by itself. */
export async function packedChunks(db: Database, first: FirstChunks): Promise<string> {
  return (await rowOf(db, chunkLines, first)).lines ?? '';
}

const chunkLines = new PreparedQuery((db, first: FirstChunks) =>
  db
    .selectFrom(
      firstChunks(db, first)
        .select(['kind', 'to_tick', 'log', 'deals', 'arrived_at', 'head', 'owner'])
        .orderBy('seq')
        .as('chunk'),
    )
    .select(
      sql<string | null>`string_agg(
        kind || ${FIELD} || to_tick || ${FIELD} || log || ${FIELD} || deals || ${FIELD} || arrived_at || ${FIELD} || head || ${FIELD} || owner,
        ${LINE})`.as('lines'),
    ),
);

/** The chunks in such lines. */
export function unpackedChunks(lines: string): VerifiedChunk[] {
  return lines.split('\n').map((line) => {
    const [kind, tick, log, deals, arrivedAt, head, owner] = line.split('\t') as [ChunkKind, ...string[]];
    return { kind, to_tick: Number(tick), log, deals, arrived_at: Number(arrivedAt), head, owner } as VerifiedChunk;
  });
}

/** When a run moved from one process to another. */
export async function movesOfRun(db: Database, first: FirstChunks): Promise<Move[]> {
  const { owners } = await rowOf(db, ownersOfRun, first);
  const moves = (owners ?? '').split('\n').map((line) => line.split('\t'));
  return moves.slice(1).map(([, since], index) => ({ id: moves[index]?.[0] ?? '', at: Number(since) }));
}

const ownersOfRun = new PreparedQuery((db, first: FirstChunks) =>
  db
    .selectFrom(
      firstChunks(db, first)
        .select(({ fn }) => ['owner', fn.min<number>('arrived_at').as('since')])
        .groupBy('owner')
        .orderBy('since')
        .as('move'),
    )
    .select(sql<string | null>`string_agg(owner || ${FIELD} || since, ${LINE})`.as('owners')),
);

/** The last chunk of a run. */
export const lastChunk = new PreparedQuery((db, { runId }: { runId: string }) =>
  db.selectFrom('run_chunks').selectAll().where('run_id', '=', runId).orderBy('seq', 'desc').limit(1),
);

/** The answers in the first chunks of a run, in order. */
export async function dealsOfRun(db: Database, first: FirstChunks): Promise<TimedDeal[]> {
  const { answers } = await rowOf(db, answerLines, first);
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
  return all;
}

const answerLines = new PreparedQuery((db, first: FirstChunks) =>
  db
    .selectFrom(
      firstChunks(db, first).select(['deals', 'arrived_at']).where('deals', '<>', '[]').orderBy('seq').as('chunk'),
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
export async function partsOfRun(db: Database, first: FirstChunks): Promise<{ log: string; begins: number[] }> {
  const { log, begins } = await rowOf(db, joinedLogs, first);
  return { log: log ?? '', begins: [...new Set(begins?.split(' ').map(Number))] };
}

const joinedLogs = new PreparedQuery((db, first: FirstChunks) =>
  db
    .selectFrom(firstChunks(db, first).select(['kind', 'to_tick', 'log']).orderBy('seq').as('chunk'))
    .select([
      sql<string | null>`string_agg(log, '.')`.as('log'),
      sql<string | null>`string_agg(case when kind = 'begin' then ${FIRST_TICK} end, ' ')`.as('begins'),
    ]),
);

/** Most rows in one insert: databases take only so many values. */
const MOST_ROWS = 256;

export async function insertChunks(db: Db, chunks: readonly ChunkTable[]): Promise<void> {
  // In powers of two, so that there are few different statements to prepare.
  for (let from = 0, rows = MOST_ROWS; from < chunks.length; from += rows) {
    while (rows > chunks.length - from) rows /= 2;
    await newChunks.change(db, { rows: chunks.slice(from, from + rows) });
  }
}

const newChunks = new PreparedQuery((db, { rows }: { rows: readonly ChunkTable[] }) =>
  db.insertInto('run_chunks').values(rows),
);

export async function deleteChunks(db: Db, runId: string): Promise<void> {
  await removeChunks.change(db, { runId });
}

const removeChunks = new PreparedQuery((db, { runId }: { runId: string }) =>
  db.deleteFrom('run_chunks').where('run_id', '=', runId),
);

/** Deletes what was streamed of runs that have been closed or have expired, run by run: other requests have their turn between. */
export async function deleteClosedChunks(db: Db, now: number): Promise<void> {
  for (let run = await nextStreamed(db, ''); run; run = await nextStreamed(db, run.id)) {
    if (run.status !== 'open' || run.expires_at <= now) await deleteChunks(db, run.id);
    await setImmediate();
  }
}

/** The next run by its id of which chunks are stored. */
async function nextStreamed(
  db: Db,
  after: string,
): Promise<Pick<RunTable, 'id' | 'status' | 'expires_at'> | undefined> {
  const [run] = await streamedRuns.all(db, { after });
  return run;
}

const streamedRuns = new PreparedQuery((db, { after }: { after: string }) =>
  db
    .selectFrom('runs')
    .select(['id', 'status', 'expires_at'])
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

/** Where an open run stands. It does not change until the transaction ends. */
export interface Standing {
  /** The lease. */
  readonly epoch: number;
  /** Number of the next chunk. */
  readonly seq: number;
}

/** Reads where some runs stand; those that are closed are missing. */
export function standingReader(
  engine: EngineTraits,
): (trx: Trx, runIds: readonly string[]) => Promise<Map<string, Standing>> {
  const openRuns = new PreparedQuery((db, { runIds }: { runIds: readonly string[] }) =>
    engine.locked(db.selectFrom('runs').select(['id', 'epoch']).where('id', 'in', runIds).where('status', '=', 'open')),
  );
  // In a statement of its own: on PostgreSQL it has to see what was committed while the rows above were waited for.
  const lastChunks = new PreparedQuery((db, { runIds }: { runIds: readonly string[] }) =>
    db
      .selectFrom('run_chunks')
      .select(({ fn }) => ['run_id', fn.max<number>('seq').as('last')])
      .where('run_id', 'in', runIds)
      .groupBy('run_id'),
  );
  return async (trx, runIds) => {
    const padded = padToPowerOfTwo(runIds);
    const runs = await openRuns.all(trx, { runIds: padded });
    const last = new Map((await lastChunks.all(trx, { runIds: padded })).map((row) => [row.run_id, row.last]));
    return new Map(runs.map(({ id, epoch }) => [id, { epoch, seq: (last.get(id) ?? -1) + 1 }]));
  };
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
