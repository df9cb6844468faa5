import type { ApiFailure } from '../api-error.ts';
import type { Trx } from '../database/database.ts';
import { PreparedQuery } from '../database/prepared-query.ts';
import { sha256 } from '../sha256.ts';
import type { IdempotentRequestTable } from './table.ts';

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
 * Runs the work of a request once per idempotency key; a repetition gets the same answer.
 * @param trx a transaction of the player: the second of two concurrent requests waits for it, then finds the first one's answer
 * @param keyReused the error for another request with the same key
 */
export async function once<Answer>(
  trx: Trx,
  { userId, operation, key, request, now }: KeyedRequest,
  keyReused: () => ApiFailure,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const requestHash = sha256(JSON.stringify(request));
  const stored = await requestByKey.first(trx, { userId, operation, key });
  if (stored) {
    if (stored.request_hash !== requestHash) throw keyReused();
    return JSON.parse(stored.answer) as Answer;
  }
  const answer = await work();
  await insertRequest.change(trx, {
    user_id: userId,
    operation,
    key,
    request_hash: requestHash,
    answer: JSON.stringify(answer),
    created_at: now,
  });
  return answer;
}

const requestByKey = new PreparedQuery(
  (db, { userId, operation, key }: Pick<KeyedRequest, 'userId' | 'operation' | 'key'>) =>
    db
      .selectFrom('idempotent_requests')
      .select(['request_hash', 'answer'])
      .where('user_id', '=', userId)
      .where('operation', '=', operation)
      .where('key', '=', key),
);

const insertRequest = new PreparedQuery((db, row: IdempotentRequestTable) =>
  db.insertInto('idempotent_requests').values(row),
);
