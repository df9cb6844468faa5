export interface CreditTables {
  accounts: AccountTable;
  ledger_transfers: LedgerTransferTable;
}

/** `wallet`: can be spent. `pending`: granted, waits to be collected. */
export type AccountKind = 'wallet' | 'pending';

/** A player's account. System accounts have no row, so none of them is written by everybody at once. */
export interface AccountTable {
  user_id: string;
  kind: AccountKind;
  /** Never below 0: the database checks it. */
  balance: number;
}

/** The other side of a transfer: `treasury` grants, `play` takes the price of runs. */
export type SystemAccount = 'treasury' | 'play';

/** One movement of credits from `debit` to `credit`. Append-only: triggers refuse changes. */
export interface LedgerTransferTable {
  id: string;
  idempotency_key: string;
  user_id: string;
  debit: AccountKind | SystemAccount;
  credit: AccountKind | SystemAccount;
  amount: number;
  reason: string;
  /** What it was for: a run, a roll. */
  ref: string;
  created_at: number;
}
