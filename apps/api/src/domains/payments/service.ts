import type { CreditPackageAnswer, PaymentHistoryItem, VerifyPaymentAnswer } from '@star-seekers/contracts';
import { CREDIT_PACKAGES } from '@star-seekers/contracts/credit-packages';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { balancesOf } from '../credits/service.ts';
import { paymentOfSession } from './adopt-checkout.ts';
import { notYours, paymentNotFound } from './errors.ts';
import { requireOpen } from './gateway.ts';
import { listPayments } from './repository.ts';
import { syncPayment } from './sync-payment.ts';
import type { PaymentState, PaymentTable } from './table.ts';

/** All packages, including hidden ones. */
export function packages(): CreditPackageAnswer[] {
  return CREDIT_PACKAGES.map(({ priceCents, ...pack }) => ({ ...pack, price: dollars(priceCents) }));
}

/**
 * Settles a payment when the browser returns from it, without waiting for the webhook.
 * @throws {ApiFailure} payments/not_found, payments/not_yours, payments/off
 * @throws {Stripe.errors.StripeError}
 */
export async function verifyPayment(
  services: Services,
  request: { readonly userId: string; readonly sessionId: string },
): Promise<VerifyPaymentAnswer> {
  requireOpen(services.payments);
  const known = await paymentOfSession(services, request.sessionId);
  if (!known) throw paymentNotFound();
  if (known.user_id !== request.userId) throw notYours();
  const { payment } = await syncPayment(services, known.id);
  const { credits } = await balancesOf(services.db, request.userId);
  return { status: SHOWN_STATUS[payment.status], credits, purchased: payment.credits };
}

/** The player's payments, newest first; all of them without a limit. */
export async function paymentsOf(db: Db, userId: string, limit?: number): Promise<PaymentHistoryItem[]> {
  return (await listPayments(db, userId, limit)).map(historyItem);
}

/** Maps to the three statuses that are shown (`P3.12`). */
const SHOWN_STATUS: Readonly<Record<PaymentState, PaymentHistoryItem['status']>> = {
  open: 'pending',
  processing: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  expired: 'failed',
};

function historyItem(payment: PaymentTable & { receipt_number: string | null }): PaymentHistoryItem {
  return {
    id: payment.id,
    packageName: payment.package_name,
    amount: dollars(payment.amount_cents),
    credits: payment.credits,
    status: SHOWN_STATUS[payment.status],
    date: payment.settled_at ?? payment.created_at,
    ...(payment.payment_intent_id === null ? {} : { paymentId: payment.payment_intent_id }),
    ...(payment.receipt_number === null ? {} : { receiptNumber: payment.receipt_number }),
    refunded: dollars(payment.reversed_cents),
    creditsReversed: payment.reversed_credits,
  };
}

function dollars(cents: number): number {
  return cents / 100;
}
