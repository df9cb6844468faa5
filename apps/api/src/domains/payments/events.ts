import type Stripe from 'stripe';
import { adoptCheckout, paymentOfSession, retrieveSession } from './adopt-checkout.ts';
import { type PaymentServices, requireOpen } from './gateway.ts';
import { findPaymentByIntent, isEventHandled, recordEvent } from './repository.ts';
import { syncPayment } from './sync-payment.ts';
import type { PaymentTable } from './table.ts';

/** Event types that the webhook must be subscribed to. */
export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.Event['type'][];

/**
 * Handles an event once. It only identifies the payment, whose state is fetched from the provider, so events may arrive late,
 * repeatedly and in any order, and of payments that the database has lost. Events of other types are ignored.
 */
export async function handleEvent(services: PaymentServices, event: Stripe.Event): Promise<void> {
  const { db, clock } = services;
  if (await isEventHandled(db, event.id)) return;
  const payment = await paymentOf(services, event);
  if (!payment) return;
  await syncPayment(services, payment.id);
  await recordEvent(db, {
    id: event.id,
    type: event.type,
    created_at: event.created * 1000,
    handled_at: clock.now(),
  });
}

async function paymentOf(services: PaymentServices, event: Stripe.Event): Promise<PaymentTable | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return paymentOfSession(services, event.data.object.id);
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return paymentOfIntent(services, event.data.object.payment_intent);
    default:
      return undefined;
  }
}

async function paymentOfIntent(
  services: PaymentServices,
  intent: string | Stripe.PaymentIntent | null,
): Promise<PaymentTable | undefined> {
  if (intent === null) return undefined;
  const id = typeof intent === 'string' ? intent : intent.id;
  const payment = await findPaymentByIntent(services.db, id);
  if (payment) return payment;
  // The refund event may arrive before the payment event.
  const session = await retrieveSession(requireOpen(services.payments).stripe, id);
  return session && adoptCheckout(services, session);
}
