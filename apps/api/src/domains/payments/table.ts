import type { Provider } from './gateway.ts';

declare module '../../platform/database/schema.ts' {
  interface Schema {
    payments: PaymentTable;
    receipts: ReceiptTable;
    payment_events: PaymentEventTable;
    payment_reconciliations: PaymentReconciliationTable;
  }
}

/**
 * `open`: can still be paid. `processing`: was paid by a method whose money arrives later, or not. `failed`: ended after a failed attempt.
 * `expired`: ended without an attempt. Only a refund or a dispute changes a succeeded payment.
 */
export type PaymentState = 'open' | 'processing' | 'succeeded' | 'failed' | 'expired';

/** One checkout, with the agreed price. A player has at most one open payment per package and price. */
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
  /** Null until the provider has created the session. */
  checkout_session_id: string | null;
  /** Null until a payment was attempted. */
  payment_intent_id: string | null;
  /** Amount refunded or charged back. */
  reversed_cents: number;
  /** Credits deducted for it. */
  reversed_credits: number;
  /** Incremented with every change: optimistic locking. */
  revision: number;
  created_at: number;
  expires_at: number;
  /** When it succeeded, failed or expired. */
  settled_at: number | null;
}

/** A receipt. Immutable. */
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

/** A handled event of the provider. A checkout that is logged as unknown is one too, with its own id: it is logged once. */
export interface PaymentEventTable {
  id: string;
  type: string;
  /** The provider's timestamp. */
  created_at: number;
  handled_at: number;
}

/** Time up to which all events of a provider are handled. */
export interface PaymentReconciliationTable {
  provider: Provider;
  reconciled_until: number;
}
