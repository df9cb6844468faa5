export interface SessionTable {
  /** SHA-256 of the session id: a leaked database contains no usable session. */
  id_hash: string;
  /** Null while nobody is signed in with it. */
  user_id: string | null;
  /** JSON of the session. */
  data: string;
  expires_at: number;
  touched_at: number;
}
