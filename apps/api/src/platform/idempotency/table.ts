export interface IdempotentRequestTable {
  user_id: string;
  operation: string;
  key: string;
  /** SHA-256 of the request: another request with the same key is rejected. */
  request_hash: string;
  /** JSON of the response, returned for every repetition. */
  answer: string;
  created_at: number;
}
