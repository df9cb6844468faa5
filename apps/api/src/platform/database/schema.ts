import type { AuthTables } from '../../domains/auth/table.ts';
import type { CreditTables } from '../../domains/credits/table.ts';
import type { DiceTables } from '../../domains/dice/table.ts';
import type { LeaderboardTables } from '../../domains/leaderboards/table.ts';
import type { OperatorTables } from '../../domains/operators/table.ts';
import type { PaymentTables } from '../../domains/payments/table.ts';
import type { RunTables } from '../../domains/runs/table.ts';
import type { IdempotencyTables } from '../idempotency/table.ts';
import type { RateLimitTables } from '../rate-limit/table.ts';
import type { WithheldTables } from '../withheld/table.ts';

/** Every table. Times are epoch milliseconds. */
export interface Schema
  extends
    AuthTables,
    CreditTables,
    DiceTables,
    LeaderboardTables,
    OperatorTables,
    PaymentTables,
    RunTables,
    IdempotencyTables,
    RateLimitTables,
    WithheldTables {}
