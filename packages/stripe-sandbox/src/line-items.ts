import type Stripe from 'stripe';
import { type Context, newStripeId, nowInSeconds } from './context.ts';
import type { CreateSession } from './parameters.ts';

type Line = CreateSession['line_items'][number];

/** Creates a line item with its product and price. */
export function createLineItem(context: Context, item: Line): Stripe.LineItem {
  const created = nowInSeconds(context);
  const { currency, unit_amount: unitAmount, product_data: data } = item.price_data;
  const product = createProduct(data, created);
  context.store.insert(product);
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
    product: product.id,
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

/** The product of a line item. */
export function productOfLine(context: Context, { price }: Stripe.LineItem): Stripe.Product | undefined {
  return typeof price?.product === 'string' ? context.store.find<Stripe.Product>(price.product, 'product') : undefined;
}

function createProduct(data: Line['price_data']['product_data'], created: number): Stripe.Product {
  return {
    id: newStripeId('prod', 14),
    object: 'product',
    active: false,
    created,
    description: data.description ?? null,
    images: data.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: data.metadata ?? {},
    name: data.name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: created,
    url: null,
  };
}
