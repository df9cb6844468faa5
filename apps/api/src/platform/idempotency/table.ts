export interface IdempotencyTables {
  idempotent_requests: IdempotentRequestTable;
}

export interface IdempotentRequestTable {
  user_id: string;
  operation: string;
  key: string;
  /** SHA-256 of the request: another request under the same key is refused. */
  request_hash: string;
  /** JSON of the answer that every repetition gets. */
  answer: string;
  created_at: number;
}
