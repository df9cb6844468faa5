import { createHash } from 'node:crypto';
import type { ApiFailure } from '../api-error.ts';
import type { Db } from '../database/database.ts';

export interface KeyedCall {
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
 * @param reused the error for another request with the same key
 */
export async function once<Answer>(
  trx: Db,
  call: KeyedCall,
  reused: () => ApiFailure,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const id = { user_id: call.userId, operation: call.operation, key: call.key };
  const requestHash = createHash('sha256').update(JSON.stringify(call.request)).digest('base64url');
  // Insert the key before the work: the second of two concurrent requests waits here, then finds the first one's answer.
  const taken = await trx
    .insertInto('idempotent_requests')
    .values({ ...id, request_hash: requestHash, answer: '', created_at: call.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 0n) {
    const before = await matching(trx, id).executeTakeFirstOrThrow();
    if (before.request_hash !== requestHash) throw reused();
    return JSON.parse(before.answer) as Answer;
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

function matching(trx: Db, id: { user_id: string; operation: string; key: string }) {
  return trx
    .selectFrom('idempotent_requests')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', id.user_id)
    .where('operation', '=', id.operation)
    .where('key', '=', id.key);
}
