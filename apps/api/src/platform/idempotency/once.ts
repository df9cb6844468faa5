import type { ApiFailure } from '../api-error.ts';
import type { Db } from '../database/database.ts';
import { sha256 } from '../sha256.ts';

export interface KeyedRequest {
  readonly userId: string;
  /** Namespace of the key, one per endpoint. */
  readonly operation: string;
  readonly key: string;
  /** The request: the same key with another request is rejected. */
  readonly request: unknown;
  readonly now: number;
}

/**
 * Runs the work of a request once per idempotency key, within its transaction; a repetition gets the same answer.
 * @param keyReused the error for another request with the same key
 */
export async function once<Answer>(
  trx: Db,
  keyed: KeyedRequest,
  keyReused: () => ApiFailure,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const id = { user_id: keyed.userId, operation: keyed.operation, key: keyed.key };
  const requestHash = sha256(JSON.stringify(keyed.request));
  // Insert the key before the work: the second of two concurrent requests waits here, then finds the first one's answer.
  const insertion = await trx
    .insertInto('idempotent_requests')
    .values({ ...id, request_hash: requestHash, answer: '', created_at: keyed.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (insertion.numInsertedOrUpdatedRows === 0n) {
    const stored = await selectStored(trx, id).executeTakeFirstOrThrow();
    if (stored.request_hash !== requestHash) throw keyReused();
    return JSON.parse(stored.answer) as Answer;
  }
  const answer = await work();
  await trx
    .updateTable('idempotent_requests')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', id.user_id)
    .where('operation', '=', id.operation)
    .where('key', '=', id.key)
    .execute();
  return answer;
}

function selectStored(trx: Db, id: { user_id: string; operation: string; key: string }) {
  return trx
    .selectFrom('idempotent_requests')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', id.user_id)
    .where('operation', '=', id.operation)
    .where('key', '=', id.key);
}
