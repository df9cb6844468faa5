import type Stripe from 'stripe';
import { findPaidCharge } from './charges.ts';
import { findSession, findIntentData } from './checkout-sessions.ts';
import { type Context, emit } from './context.ts';
import { openDispute } from './disputes.ts';
import {
  askForConfirmation,
  capture,
  createPaymentIntent,
  decline,
  endProcessing,
  startProcessing,
} from './payment-intents.ts';
import { StripeFailure } from './stripe-failure.ts';
import { behaviourOf } from './test-cards.ts';

export type PayResult = { readonly kind: 'paid' | 'asks' | 'processing'; readonly session: Stripe.Checkout.Session };

/**
 * Attempts the payment when the payer presses Pay.
 * @param url of the confirmation page
 * @returns the bank's refusal instead of throwing it, so that the failed attempt is committed
 */
export function pay(context: Context, sessionId: string, cardNumber: string, url: string): PayResult | StripeFailure {
  const session = openSession(context, sessionId);
  const intent = intentOf(context, session);
  const withIntent = { ...session, payment_intent: intent.id };
  context.store.update(withIntent);
  const behaviour = behaviourOf(cardNumber);
  const last4 = cardNumber.slice(-4);
  switch (behaviour.kind) {
    case 'declines':
      return decline(context, intent, behaviour, last4);
    case 'asks':
      askForConfirmation(context, intent, url);
      return { kind: 'asks', session: withIntent };
    case 'approves':
      return { kind: 'paid', session: complete(context, withIntent, intent, last4) };
    case 'disputes': {
      const paidSession = complete(context, withIntent, intent, last4);
      openDispute(context, findPaidCharge(context, { payment_intent: intent.id }));
      return { kind: 'paid', session: paidSession };
    }
    case 'delays':
      startProcessing(context, intent, last4);
      return { kind: 'processing', session: end(context, withIntent, 'unpaid') };
  }
}

/** Ends a payment that is processing: its money arrives, or it fails. @throws {StripeFailure} when there is none */
export function finish(context: Context, intentId: string, hasArrived: boolean): void {
  const { store } = context;
  const intent = store.find<Stripe.PaymentIntent>(intentId, 'payment_intent');
  const where = { payment_intent: intentId };
  const [session] = store.list<Stripe.Checkout.Session>('checkout.session', { limit: 1, where }).data;
  if (!session || intent?.status !== 'processing')
    throw new StripeFailure('invalid_request_error', 'This payment is not processing.');
  endProcessing(context, intent, hasArrived);
  if (!hasArrived) return emit(context, 'checkout.session.async_payment_failed', session);
  const paidSession: Stripe.Checkout.Session = { ...session, payment_status: 'paid' };
  store.update(paidSession);
  emit(context, 'checkout.session.async_payment_succeeded', paidSession);
}

/** Completes or declines the payment after the payer's answer on the confirmation page. */
export function confirm(context: Context, sessionId: string, isConfirmed: boolean): PayResult | StripeFailure {
  const session = openSession(context, sessionId);
  const intent = intentOf(context, session);
  if (intent.status !== 'requires_action')
    throw new StripeFailure('invalid_request_error', 'No payment awaits confirmation.');
  const last4 = CONFIRMATION_CARD.slice(-4);
  if (isConfirmed) return { kind: 'paid', session: complete(context, session, intent, last4) };
  return decline(context, intent, CONFIRMATION_REFUSED, last4);
}

const CONFIRMATION_CARD = '4000002500003155';

const CONFIRMATION_REFUSED = {
  kind: 'declines',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

function openSession(context: Context, id: string): Stripe.Checkout.Session {
  const session = findSession(context, id);
  if (session.status === 'open') return session;
  throw new StripeFailure('invalid_request_error', 'This Checkout Session is no longer open.');
}

function intentOf(context: Context, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const { payment_intent: id } = session;
  const existing = typeof id === 'string' ? context.store.find<Stripe.PaymentIntent>(id, 'payment_intent') : undefined;
  return (
    existing ??
    createPaymentIntent(context, {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      data: findIntentData(context, session.id),
    })
  );
}

function complete(
  context: Context,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  last4: string,
): Stripe.Checkout.Session {
  capture(context, intent, last4);
  return end(context, { ...session, payment_intent: intent.id }, 'paid');
}

/** Closes a session with which nothing more can be paid. */
function end(
  context: Context,
  session: Stripe.Checkout.Session,
  paymentStatus: 'paid' | 'unpaid',
): Stripe.Checkout.Session {
  const ended: Stripe.Checkout.Session = {
    ...session,
    payment_status: paymentStatus,
    status: 'complete',
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email: session.customer_email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  };
  context.store.update(ended);
  emit(context, 'checkout.session.completed', ended);
  return ended;
}
