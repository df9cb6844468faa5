import type { IdempotentRequestTable } from '../idempotency/table.ts';
import type { ProcessTable } from '../processes/table.ts';

/**
 * Every table. Times are epoch milliseconds. This file lists the platform's tables; each domain adds its own in its `table.ts` by
 * declaration merging (`docs/decisions/0015-one-place-knows-all-domains.md`).
 */
export interface Schema {
  pauses: PauseTable;
  idempotent_requests: IdempotentRequestTable;
  processes: ProcessTable;
  rate_limits: RateLimitTable;
  sessions: SessionTable;
  withheld: ReservationTable;
}

/** Something that operators have paused. */
interface PauseTable {
  /** See `pauses.ts`. */
  what: string;
  since: number;
}

/** Attempts in the current window, one row per key: `login:address:…`. */
interface RateLimitTable {
  key: string;
  attempts: number;
  window_ends_at: number;
}

/** A temporary reservation: an old username, the dice cooldown of a mailbox, or a job that one process does at a time. */
interface ReservationTable {
  /** SHA-256 of its description, such as `name nova`: nothing here identifies the account. */
  key: string;
  /** SHA-256 of the email address that is exempt; null for none. */
  holder: string | null;
  until: number;
}

interface SessionTable {
  /** SHA-256 of the session id: a leaked database contains no usable session. */
  id_hash: string;
  /** Null while nobody is signed in with it. */
  user_id: string | null;
  /** JSON of the session. */
  data: string;
  expires_at: number;
  touched_at: number;
}
