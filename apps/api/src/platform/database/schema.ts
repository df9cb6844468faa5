import type { IdempotentRequestTable } from '../idempotency/table.ts';
import type { ProcessTable } from '../processes/table.ts';
import type { RateLimitTable } from '../rate-limit/table.ts';
import type { SessionTable } from '../sessions/table.ts';
import type { ReservationTable } from '../reservations/table.ts';

/**
 * Every table. Times are epoch milliseconds. This file lists the platform's tables; each domain adds its own in its `table.ts` by
 * declaration merging (`docs/decisions/0015-one-place-knows-all-domains.md`).
 */
export interface Schema {
  idempotent_requests: IdempotentRequestTable;
  processes: ProcessTable;
  rate_limits: RateLimitTable;
  sessions: SessionTable;
  withheld: ReservationTable;
}
