import type Stripe from 'stripe';
import { createCharge } from './charges.ts';
import { type Context, emit, newStripeId, nowInSeconds } from './context.ts';
import { StripeFailure, missing } from './stripe-failure.ts';
import type { CardBehaviour } from './test-cards.ts';

export interface Payment {
  readonly amount: number;
  readonly currency: string;
  readonly data: {
    readonly description?: string | undefined;
    readonly metadata?: Record<string, string> | undefined;
    readonly receipt_email?: string | undefined;
    readonly statement_descriptor_suffix?: string | undefined;
  };
}

export function createPaymentIntent(context: Context, { amount, currency, data }: Payment): Stripe.PaymentIntent {
  const id = newStripeId('pi');
  const intent: Stripe.PaymentIntent = {
    ...UNUSED,
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    client_secret: `${id}_secret_${newStripeId('', 25).slice(1)}`,
    created: nowInSeconds(context),
    currency,
    description: data.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: data.metadata ?? {},
    next_action: null,
    payment_method: null,
    receipt_email: data.receipt_email ?? null,
    statement_descriptor_suffix: data.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
  };
  context.store.insert(intent);
  emit(context, 'payment_intent.created', intent);
  return intent;
}

/** Requires the cardholder's confirmation before the payment. */
export function askForConfirmation(context: Context, intent: Stripe.PaymentIntent, url: string): void {
  const updated: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    payment_method: newStripeId('pm'),
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } },
  };
  context.store.update(updated);
  emit(context, 'payment_intent.requires_action', updated);
}

/** Completes the payment. @param last4 the card's last 4 digits */
export function capture(context: Context, intent: Stripe.PaymentIntent, last4: string): void {
  const charge = createCharge(context, intent, { last4 });
  const paidIntent: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: charge.payment_method,
  };
  context.store.insert(charge);
  context.store.update(paidIntent);
  emit(context, 'charge.succeeded', charge);
  emit(context, 'payment_intent.succeeded', paidIntent);
}

/** Starts a payment whose money arrives later. */
export function startProcessing(context: Context, intent: Stripe.PaymentIntent, last4: string): void {
  const charge = createCharge(context, intent, { last4, isPending: true });
  const processing: Stripe.PaymentIntent = {
    ...intent,
    status: 'processing',
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
  };
  context.store.insert(charge);
  context.store.update(processing);
  emit(context, 'payment_intent.processing', processing);
  emit(context, 'charge.pending', charge);
}

/** Ends a payment that was processing. */
export function endProcessing(context: Context, intent: Stripe.PaymentIntent, hasArrived: boolean): void {
  const pending = context.store.find<Stripe.Charge>(intent.latest_charge as string, 'charge');
  if (!pending) throw missing('charge', intent.id);
  const charge: Stripe.Charge = hasArrived
    ? { ...pending, paid: true, captured: true, amount_captured: pending.amount, status: 'succeeded' }
    : { ...pending, failure_code: RETURNED.code, failure_message: RETURNED.message, status: 'failed' };
  const ended: Stripe.PaymentIntent = hasArrived
    ? { ...intent, status: 'succeeded', amount_received: intent.amount }
    : {
        ...intent,
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: { type: 'invalid_request_error', charge: charge.id, ...RETURNED },
      };
  context.store.update(charge);
  context.store.update(ended);
  emit(context, hasArrived ? 'charge.succeeded' : 'charge.failed', charge);
  emit(context, hasArrived ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', ended);
}

const RETURNED = {
  code: 'payment_intent_payment_attempt_failed',
  message: 'The payment was returned by the bank.',
} as const;

/** Records the bank's refusal; the payer may try another card. */
export function decline(
  context: Context,
  intent: Stripe.PaymentIntent,
  refusal: Extract<CardBehaviour, { kind: 'declines' }>,
  last4: string,
): StripeFailure {
  const charge = createCharge(context, intent, { last4, refusal });
  const declinedIntent: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    last_payment_error: {
      type: 'card_error',
      charge: charge.id,
      code: refusal.code,
      message: refusal.message,
      ...(refusal.declineCode === undefined ? {} : { decline_code: refusal.declineCode }),
    },
  };
  context.store.insert(charge);
  context.store.update(declinedIntent);
  emit(context, 'charge.failed', charge);
  emit(context, 'payment_intent.payment_failed', declinedIntent);
  return new StripeFailure('card_error', refusal.message, {
    code: refusal.code,
    paymentIntent: declinedIntent,
    ...(refusal.declineCode === undefined ? {} : { declineCode: refusal.declineCode }),
  });
}

export function cancelPaymentIntent(context: Context, id: string): void {
  const intent = context.store.find<Stripe.PaymentIntent>(id, 'payment_intent');
  if (!intent || intent.status === 'succeeded') return;
  const canceledIntent: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: nowInSeconds(context),
    cancellation_reason: 'automatic',
    next_action: null,
  };
  context.store.update(canceledIntent);
  emit(context, 'payment_intent.canceled', canceledIntent);
}

/** Fields that a plain card payment does not use. */
const UNUSED = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;
