import type Stripe from 'stripe';
import { findPaidCharge } from './charges.ts';
import { findSession, intentDataFor } from './checkout-sessions.ts';
import { type Context, emit } from './context.ts';
import { openDispute } from './disputes.ts';
import { askForConfirmation, capture, createPaymentIntent, decline } from './payment-intents.ts';
import { StripeFailure } from './stripe-failure.ts';
import { behaviourOf } from './test-cards.ts';

export type PayResult = { readonly kind: 'paid' | 'asks'; readonly session: Stripe.Checkout.Session };

/**
 * What the hosted page does when the payer presses Pay.
 * @param url of the page that asks for confirmation
 * @returns the refusal of the bank instead of throwing it: the attempt is part of what happened
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
      const paid = complete(context, withIntent, intent, last4);
      openDispute(context, findPaidCharge(context, { payment_intent: intent.id }));
      return { kind: 'paid', session: paid };
    }
  }
}

/** What the payer answers when asked for confirmation. */
export function confirm(context: Context, sessionId: string, agreed: boolean): PayResult | StripeFailure {
  const session = openSession(context, sessionId);
  const intent = intentOf(context, session);
  if (intent.status !== 'requires_action')
    throw new StripeFailure('invalid_request_error', 'Nothing waits to be confirmed.');
  const asked = CONFIRMED_CARD.slice(-4);
  if (agreed) return { kind: 'paid', session: complete(context, session, intent, asked) };
  return decline(context, intent, NOT_CONFIRMED, asked);
}

const CONFIRMED_CARD = '4000002500003155';

const NOT_CONFIRMED = {
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
      data: intentDataFor(context, session.id),
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
  const paid: Stripe.Checkout.Session = {
    ...session,
    payment_intent: intent.id,
    payment_status: 'paid',
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
  context.store.update(paid);
  emit(context, 'checkout.session.completed', paid);
  return paid;
}
