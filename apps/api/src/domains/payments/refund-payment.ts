import type { Db } from '../../platform/database/database.ts';
import { type PaymentServices, requireOpen } from './gateway.ts';
import { findPayment, findPaymentByIntent, findPaymentBySession } from './repository.ts';
import { syncPayment } from './sync-payment.ts';
import type { PaymentTable } from './table.ts';

/**
 * Refunds what of a payment is not refunded yet, and takes its credits back. Repeated before the provider has done so, it refunds once.
 * @param payment that has succeeded
 * @throws {Stripe.errors.StripeError} when the provider refuses or cannot be reached
 */
export async function refundPayment(services: PaymentServices, payment: PaymentTable): Promise<PaymentTable> {
  const { stripe } = requireOpen(services.payments);
  await stripe.refunds.create(
    { payment_intent: payment.payment_intent_id ?? '', amount: payment.amount_cents - payment.reversed_cents },
    { idempotencyKey: `refund:${payment.id}:${payment.reversed_cents}` },
  );
  return (await syncPayment(services, payment.id)).payment;
}

/** Finds a payment by its own id, that of its checkout or payment intent, or the number of its receipt. */
export async function findPaymentByAny(db: Db, id: string): Promise<PaymentTable | undefined> {
  const receipt = await db.selectFrom('receipts').select('payment_id').where('number', '=', id).executeTakeFirst();
  return (
    (await findPayment(db, receipt?.payment_id ?? id)) ??
    (await findPaymentBySession(db, id)) ??
    (await findPaymentByIntent(db, id))
  );
}
