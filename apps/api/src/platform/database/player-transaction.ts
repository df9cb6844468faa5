import type { Kysely, Transaction } from 'kysely';
import type { EngineTraits } from './engine.ts';
import type { Schema } from './schema.ts';

/**
 * A transaction on behalf of one player. It excludes other transactions of the same player, so what it reads about the player holds
 * until it commits. It sees committed data of other players (read committed) and is never retried because of them. Plain
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
