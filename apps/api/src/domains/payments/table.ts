import type { Provider } from './gateway.ts';

export interface PaymentTables {
  payments: PaymentTable;
  receipts: ReceiptTable;
  payment_events: PaymentEventTable;
  payment_reconciliations: PaymentReconciliationTable;
}

/**
 * `open`: can still be paid. `failed`: ended after a try to pay. `expired`: ended without one. Nothing but a refund or a dispute
 * changes a payment that has succeeded.
 */
export type PaymentState = 'open' | 'succeeded' | 'failed' | 'expired';

/** One checkout, with its price as it was agreed. A player has at most one open payment of a package at a price. */
export interface PaymentTable {
  id: string;
  provider: Provider;
  user_id: string;
  package_id: string;
  package_name: string;
  credits: number;
  amount_cents: number;
  currency: string;
  status: PaymentState;
  /** Null until the provider has made the session. */
  checkout_session_id: string | null;
  /** Null until somebody has tried to pay. */
  payment_intent_id: string | null;
  /** Refunded or charged back. */
  reversed_cents: number;
  /** Taken back for that. */
  reversed_credits: number;
  /** Raised with every change: what was read at an older revision is not applied. */
  revision: number;
  created_at: number;
  expires_at: number;
  /** When it left `open`. */
  settled_at: number | null;
}

/** What was bought, as the player is told of it. Never changed. */
export interface ReceiptTable {
  number: string;
  payment_id: string;
  user_id: string;
  package_name: string;
  credits: number;
  amount_cents: number;
  currency: string;
  paid_at: number;
}

/** An event of the provider that was handled. */
export interface PaymentEventTable {
  id: string;
  type: string;
  /** When it happened, by the provider. */
  created_at: number;
  handled_at: number;
}

/** Until when every event of a provider is known to be handled. */
export interface PaymentReconciliationTable {
  provider: Provider;
  reconciled_until: number;
}
