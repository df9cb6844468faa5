import { setImmediate } from 'node:timers/promises';
import type { TimedDeal } from '@star-seekers/sim';
import type { Database, Db, Trx } from '../../../platform/database/database.ts';
import type { EngineTraits } from '../../../platform/database/engine.ts';
import { PreparedQuery } from '../../../platform/database/prepared-query.ts';
import type { Move } from '../../../platform/processes/processes.ts';
import type { ChunkTable, RunTable, StoredChunk } from '../table.ts';
import { dealsOf } from './stored-stream.ts';

/** Chunks that are read at once: other requests have their turn between. */
const ROWS_AT_ONCE = 512;

/** All chunks of a run, in order. */
export const chunksOfRun = new PreparedQuery((db, { runId }: { runId: string }) =>
  db
    .selectFrom('run_chunks')
    .select(['seq', 'epoch', 'kind', 'to_tick', 'log', 'deals', 'arrived_at', 'head', 'owner'])
    .where('run_id', '=', runId)
    .orderBy('seq'),
);

const chunksFrom = new PreparedQuery((db, { runId, seq }: { runId: string; seq: number }) =>
  db
    .selectFrom('run_chunks')
    .select(['seq', 'epoch', 'kind', 'to_tick', 'log', 'deals', 'arrived_at', 'head', 'owner'])
    .where('run_id', '=', runId)
    .where('seq', '>=', seq)
    .orderBy('seq')
    .limit(ROWS_AT_ONCE),
);

/** All chunks of a run in order, as JSON of many each: a thread is given few strings sooner than many rows. */
export async function packedChunks(
  db: Database,
  runId: string,
): Promise<{ readonly pages: string[]; readonly last: StoredChunk | undefined }> {
  const pages: string[] = [];
  let last: StoredChunk | undefined;
  for (let rows; rows === undefined || rows.length === ROWS_AT_ONCE; await setImmediate()) {
    rows = await db.read(chunksFrom, { runId, seq: last ? last.seq + 1 : 0 });
    last = rows.at(-1) ?? last;
    pages.push(JSON.stringify(rows));
  }
  return { pages, last };
}

/** When a run moved from one process to another. */
export async function movesOfRun(db: Database, runId: string): Promise<Move[]> {
  const owners = await db.read(ownersOfRun, { runId });
  return owners.slice(1).map(({ since }, index) => ({ id: owners[index]?.owner ?? '', at: since }));
}

const ownersOfRun = new PreparedQuery((db, { runId }: { runId: string }) =>
  db
    .selectFrom('run_chunks')
    .select(({ fn }) => ['owner', fn.min<number>('arrived_at').as('since')])
    .where('run_id', '=', runId)
    .groupBy('owner')
    .orderBy('since'),
);

/** The chunks in such pages. */
export function unpackedChunks(pages: readonly string[]): StoredChunk[] {
  return pages.flatMap((page) => JSON.parse(page) as StoredChunk[]);
}

/** The last chunk of a run. */
export const lastChunk = new PreparedQuery((db, { runId }: { runId: string }) =>
  db.selectFrom('run_chunks').selectAll().where('run_id', '=', runId).orderBy('seq', 'desc').limit(1),
);

/** The answers in the first chunks of a run, in order. @param seq number of the chunk after the last of them */
export async function dealsOfRun(db: Database, runId: string, seq: number): Promise<TimedDeal[]> {
  const deals: TimedDeal[] = [];
  for (let from = 0; from < seq; from += ROWS_AT_ONCE) {
    if (from > 0) await setImmediate();
    const rows = await db.read(dealsBetween, { runId, from, to: Math.min(from + ROWS_AT_ONCE, seq) });
    deals.push(...dealsOf(rows));
  }
  return deals;
}

const dealsBetween = new PreparedQuery((db, { runId, from, to }: { runId: string; from: number; to: number }) =>
  db
    .selectFrom('run_chunks')
    .select(['deals', 'arrived_at'])
    .where('run_id', '=', runId)
    .where('seq', '>=', from)
    .where('seq', '<', to)
    .where('deals', '<>', '[]')
    .orderBy('seq'),
);

export async function findChunk(db: Db, runId: string, seq: number): Promise<ChunkTable | undefined> {
  return db.selectFrom('run_chunks').selectAll().where('run_id', '=', runId).where('seq', '=', seq).executeTakeFirst();
}

/** The logs of the first chunks of a run as `joinedParts` of the contract. @param seq number of the chunk after the last of them */
export async function partsOfRun(db: Database, runId: string, seq: number): Promise<{ log: string; begins: number[] }> {
  const parts: string[] = [];
  const begins: number[] = [];
  while (parts.length < seq) {
    if (parts.length > 0) await setImmediate();
    const from = parts.length;
    const rows = await db.read(logsBetween, { runId, from, to: Math.min(from + ROWS_AT_ONCE, seq) });
    // They were deleted meanwhile.
    if (rows.length === 0) break;
    for (const { kind, to_tick: tick, log } of rows) {
      parts.push(log);
      if (kind === 'begin' && begins.at(-1) !== tick + 1) begins.push(tick + 1);
    }
  }
  return { log: parts.join('.'), begins };
}

const logsBetween = new PreparedQuery((db, { runId, from, to }: { runId: string; from: number; to: number }) =>
  db
    .selectFrom('run_chunks')
    .select(['kind', 'to_tick', 'log'])
    .where('run_id', '=', runId)
    .where('seq', '>=', from)
    .where('seq', '<', to)
    .orderBy('seq'),
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

/** Deletes what was streamed of runs that have been closed or have expired. */
export async function deleteClosedChunks(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('run_chunks')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('runs')
            .select('runs.id')
            .whereRef('runs.id', '=', 'run_chunks.run_id')
            .where('runs.status', '=', 'open')
            .where('runs.expires_at', '>', now),
        ),
      ),
    )
    .execute();
}

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
