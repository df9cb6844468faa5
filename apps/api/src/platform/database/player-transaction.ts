import type { Kysely, Transaction } from 'kysely';
import type { EngineTraits } from './engine.ts';
import type { Schema } from './schema.ts';

/**
 * A transaction on behalf of one player. No other one of the same player runs beside it, so what it reads of the player stays
 * true until it commits; of other players it sees what they have committed, and is never begun anew because of them. Plain
 * transactions are serializable instead.
 */
export async function playerTransaction<Result>(
  { db, engine }: { readonly db: Kysely<Schema>; readonly engine: EngineTraits },
  userId: string,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      await engine.lockPlayer(trx, userId);
      return work(trx);
    });
}
