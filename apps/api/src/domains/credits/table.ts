declare module '../../platform/database/schema.ts' {
  interface Schema {
    accounts: AccountTable;
    ledger_transfers: LedgerTransferTable;
  }
}

/**
 * `wallet`: can be spent. `pending`: granted, not yet collected. `owed`: credits of refunded money that were already spent; settled
 * from the next incoming credits.
 */
export const ACCOUNT_KINDS = ['wallet', 'pending', 'owed'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** A player's account. System accounts have no row, which would be a hot spot. */
export interface AccountTable {
  user_id: string;
  kind: AccountKind;
  /** Never negative: a check constraint. */
  balance: number;
}

/**
 * System accounts: `treasury` grants, `play` receives the price of runs, `sales` sells credits and receives reversals, `claims` is the counterpart of
 * what players owe.
 */
export type SystemAccount = 'treasury' | 'play' | 'sales' | 'claims';

/** One transfer of credits from `debit` to `credit`. Append-only: triggers reject changes. */
export interface LedgerTransferTable {
  id: string;
  idempotency_key: string;
  user_id: string;
  debit: AccountKind | SystemAccount;
  credit: AccountKind | SystemAccount;
  amount: number;
  reason: string;
  /** Its subject: a run, a roll. */
  ref: string;
  created_at: number;
}
