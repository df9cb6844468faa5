import type Stripe from 'stripe';
import { newStripeId } from './ids.ts';
import type { CreateSession } from './parameters.ts';

/** A line of a session, with a price made for it. @param created epoch seconds */
export function lineItemOf(item: CreateSession['line_items'][number], created: number): Stripe.LineItem {
  const { currency, unit_amount: unitAmount, product_data: product } = item.price_data;
  const amount = unitAmount * item.quantity;
  const price = {
    id: newStripeId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newStripeId('prod', 14),
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: unitAmount,
    unit_amount_decimal: null,
  } satisfies Stripe.Price;
  return {
    id: newStripeId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: product.name,
    metadata: product.metadata ?? {},
    price,
    quantity: item.quantity,
  };
}
