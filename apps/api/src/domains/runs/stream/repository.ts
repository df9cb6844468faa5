import type { Db, Trx } from '../../../platform/database/database.ts';
import type { EngineTraits } from '../../../platform/database/engine.ts';
import { PreparedQuery } from '../../../platform/database/prepared-query.ts';
import type { ChunkTable, RunTable } from '../table.ts';

/** All chunks of a run, in order. */
export const chunksOfRun = new PreparedQuery((db, { runId }: { runId: string }) =>
  db
    .selectFrom('run_chunks')
    .select(['seq', 'epoch', 'kind', 'to_tick', 'log', 'deals', 'arrived_at', 'after_restart'])
    .where('run_id', '=', runId)
    .orderBy('seq'),
);

export async function findChunk(db: Db, runId: string, seq: number): Promise<ChunkTable | undefined> {
  return db.selectFrom('run_chunks').selectAll().where('run_id', '=', runId).where('seq', '=', seq).executeTakeFirst();
}

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

/** Reads which of some runs are open, with their leases, which do not change until the transaction ends. */
export function leaseReader(
  engine: EngineTraits,
): (trx: Trx, runIds: readonly string[]) => Promise<Map<string, number>> {
  const openRuns = new PreparedQuery((db, { runIds }: { runIds: readonly string[] }) =>
    engine.locked(db.selectFrom('runs').select(['id', 'epoch']).where('id', 'in', runIds).where('status', '=', 'open')),
  );
  return async (trx, runIds) => {
    const rows = await openRuns.all(trx, { runIds: padToPowerOfTwo(runIds) });
    return new Map(rows.map(({ id, epoch }) => [id, epoch]));
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
