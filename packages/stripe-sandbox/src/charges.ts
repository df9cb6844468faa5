import type Stripe from 'stripe';
import { type Context, newStripeId, nowInSeconds } from './context.ts';
import { StripeFailure, missing } from './stripe-failure.ts';
import type { CardBehaviour } from './test-cards.ts';

interface Attempt {
  readonly last4: string;
  readonly refusal?: Extract<CardBehaviour, { kind: 'declines' }>;
  /** The money has not arrived yet. */
  readonly isPending?: boolean;
}

/** A charge for a payment attempt: succeeded, pending, or failed with the bank's refusal. */
export function createCharge(
  context: Context,
  intent: Stripe.PaymentIntent,
  { last4, refusal, isPending = false }: Attempt,
): Stripe.Charge {
  const isPaid = refusal === undefined && !isPending;
  return {
    ...UNUSED,
    id: newStripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    captured: isPaid,
    created: nowInSeconds(context),
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: refusal ? 'declined_by_network' : 'approved_by_network',
      reason: refusal?.declineCode ?? refusal?.code ?? null,
      seller_message: refusal ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: refusal ? 'issuer_declined' : 'authorized',
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : newStripeId('pm'),
    payment_method_details: { type: 'card', card: { last4, brand: 'visa' } as Stripe.Charge.PaymentMethodDetails.Card },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: isPending ? 'pending' : isPaid ? 'succeeded' : 'failed',
  };
}

/** The successful charge to refund. @throws {StripeFailure} when there is none */
export function findPaidCharge(
  context: Context,
  target: { payment_intent?: string | undefined; charge?: string | undefined },
): Stripe.Charge {
  const { store } = context;
  let chargeId = target.charge;
  if (target.payment_intent !== undefined) {
    const intent = store.find<Stripe.PaymentIntent>(target.payment_intent, 'payment_intent');
    if (!intent) throw missing('payment_intent', target.payment_intent, 'payment_intent');
    chargeId = typeof intent.latest_charge === 'string' ? intent.latest_charge : undefined;
  }
  const charge = chargeId === undefined ? undefined : store.find<Stripe.Charge>(chargeId, 'charge');
  if (!charge && target.charge !== undefined) throw missing('charge', target.charge, 'charge');
  if (!charge?.paid) {
    throw new StripeFailure(
      'invalid_request_error',
      'This PaymentIntent does not have a successful charge to refund.',
      {
        param: 'payment_intent',
      },
    );
  }
  return charge;
}

/** Fields that a plain card payment does not use. */
const UNUSED = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  customer: null,
  failure_balance_transaction: null,
  fraud_details: {},
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;
