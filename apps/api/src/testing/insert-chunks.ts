import type { Db } from '../platform/database/database.ts';
import type { ChunkTable } from '../domains/runs/table.ts';

/** Databases take only so many values in one statement. */
const AT_ONCE = 256;

/** Stores chunks as if they had been streamed. */
export async function insertChunks(db: Db, chunks: readonly ChunkTable[]): Promise<void> {
  for (let from = 0; from < chunks.length; from += AT_ONCE)
    await db
      .insertInto('run_chunks')
      .values(chunks.slice(from, from + AT_ONCE))
      .execute();
}
