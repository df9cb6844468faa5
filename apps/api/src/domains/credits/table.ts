export interface CreditTables {
  accounts: AccountTable;
  ledger_transfers: LedgerTransferTable;
}

/**
 * `wallet`: can be spent. `pending`: granted, waits to be collected. `owed`: what was paid back to the player in money after the
 * credits for it had been spent; taken from the next credits that come in.
 */
export type AccountKind = 'wallet' | 'pending' | 'owed';

/** A player's account. System accounts have no row, so none of them is written by everybody at once. */
export interface AccountTable {
  user_id: string;
  kind: AccountKind;
  /** Never below 0: the database checks it. */
  balance: number;
}

/**
 * The other side of a transfer: `treasury` grants, `play` takes the price of runs, `sales` sells and takes back, `claims` is the
 * other side of what players owe.
 */
export type SystemAccount = 'treasury' | 'play' | 'sales' | 'claims';

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
