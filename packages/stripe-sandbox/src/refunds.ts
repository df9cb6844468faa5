import type Stripe from 'stripe';
import { findPaidCharge } from './charges.ts';
import { type Context, emit, newStripeId, nowInSeconds } from './context.ts';
import type { CreateRefund } from './parameters.ts';
import { StripeFailure } from './stripe-failure.ts';

/** Refunds a charge in full or in part. @throws {StripeFailure} when the amount exceeds the rest or the charge is disputed */
export function createRefund(context: Context, input: CreateRefund): Stripe.Refund {
  const charge = findPaidCharge(context, input);
  const remaining = charge.amount - charge.amount_refunded;
  const amount = input.amount ?? remaining;
  if (charge.disputed)
    throw refusal(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed');
  if (remaining === 0) throw refusal(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (amount < 1 || amount > remaining) {
    throw new StripeFailure(
      'invalid_request_error',
      `Refund amount (${amount}) must be at least 1 and at most the unrefunded amount on charge (${remaining})`,
      { param: 'amount' },
    );
  }
  const refund: Stripe.Refund = {
    id: newStripeId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowInSeconds(context),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: input.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === remaining,
  };
  context.store.insert(refund);
  context.store.update(refunded);
  emit(context, 'refund.created', refund);
  emit(context, 'charge.refunded', refunded);
  return refund;
}

function refusal(message: string, code: string): StripeFailure {
  return new StripeFailure('invalid_request_error', message, { code });
}
