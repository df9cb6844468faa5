import type { Db } from '../../platform/database/database.ts';
import type { Provider } from './gateway.ts';
import type { PaymentEventTable, PaymentTable, ReceiptTable } from './table.ts';

/** Key of an offer: at most one open payment each. */
export type Offer = Pick<PaymentTable, 'user_id' | 'provider' | 'package_id' | 'amount_cents' | 'credits'>;

export async function findOpenPayment(db: Db, offer: Offer): Promise<PaymentTable | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', offer.user_id)
    .where('provider', '=', offer.provider)
    .where('package_id', '=', offer.package_id)
    .where('amount_cents', '=', offer.amount_cents)
    .where('credits', '=', offer.credits)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Inserts a payment; false when it, its session or the same open offer is stored already. */
export async function insertPaymentOnce(db: Db, payment: PaymentTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findPayment(db: Db, id: string): Promise<PaymentTable | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findPaymentBySession(db: Db, sessionId: string): Promise<PaymentTable | undefined> {
  return db.selectFrom('payments').selectAll().where('checkout_session_id', '=', sessionId).executeTakeFirst();
}

export async function findPaymentByIntent(db: Db, intentId: string): Promise<PaymentTable | undefined> {
  return db.selectFrom('payments').selectAll().where('payment_intent_id', '=', intentId).executeTakeFirst();
}

/** Stores the session of a payment; false when it already has one. */
export async function linkSession(db: Db, id: string, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ checkout_session_id: sessionId })
    .where('id', '=', id)
    .where('checkout_session_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Abandons a payment without a session, which nobody can pay. */
export async function expireUnlinked(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('payments')
    .set((eb) => ({ status: 'expired', settled_at: now, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('checkout_session_id', 'is', null)
    .execute();
}

export type PaymentChange = Pick<
  PaymentTable,
  'status' | 'payment_intent_id' | 'reversed_cents' | 'reversed_credits' | 'settled_at'
>;

/** Updates a payment if its revision is unchanged; false when it is not. */
export async function updatePayment(db: Db, read: PaymentTable, change: PaymentChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ ...change, revision: read.revision + 1 })
    .where('id', '=', read.id)
    .where('revision', '=', read.revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countSucceeded(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  return count;
}

/** Payments with their receipts, newest first; all without a limit. */
export async function listPayments(
  db: Db,
  userId: string,
  limit?: number,
): Promise<(PaymentTable & { receipt_number: string | null })[]> {
  const query = db
    .selectFrom('payments')
    .leftJoin('receipts', 'receipts.payment_id', 'payments.id')
    .selectAll('payments')
    .select('receipts.number as receipt_number')
    .where('payments.user_id', '=', userId)
    .where('payments.status', '<>', 'expired')
    .orderBy('payments.id', 'desc');
  return limit === undefined ? query.execute() : query.limit(limit).execute();
}

/** Payments that could be paid, or whose money is on its way, past the end of their checkout. */
export async function listOverdue(db: Db, provider: Provider, now: number): Promise<PaymentTable[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('status', 'in', ['open', 'processing'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .execute();
}

export async function findReceipt(db: Db, paymentId: string): Promise<ReceiptTable | undefined> {
  return db.selectFrom('receipts').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

/** Whether a player has bought anything. */
export async function hasReceipts(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('receipts')
    .select('number')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReceipt(db: Db, receipt: ReceiptTable): Promise<void> {
  await db.insertInto('receipts').values(receipt).execute();
}

export async function isEventHandled(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Stores an event; false when it was stored before. */
export async function recordEvent(db: Db, event: PaymentEventTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteEventsBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('payment_events').where('created_at', '<', time).execute();
}

export async function readReconciledUntil(db: Db, provider: Provider): Promise<number | undefined> {
  const row = await db
    .selectFrom('payment_reconciliations')
    .select('reconciled_until')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.reconciled_until;
}

export async function writeReconciledUntil(db: Db, provider: Provider, until: number): Promise<void> {
  await db
    .insertInto('payment_reconciliations')
    .values({ provider, reconciled_until: until })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ reconciled_until: until }))
    .execute();
}
