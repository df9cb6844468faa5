import type Stripe from 'stripe';
import { type Context, emit, newStripeId, nowInSeconds } from './context.ts';
import { createLineItem } from './line-items.ts';
import type { CreateSession } from './parameters.ts';
import { cancelPaymentIntent } from './payment-intents.ts';
import { StripeFailure, missing } from './stripe-failure.ts';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;
const MIN_LIFETIME_S = 30 * MINUTE_S;

/** Creates a session for one payment. @throws {StripeFailure} when its lifetime is too short or too long */
export function createSession(context: Context, input: CreateSession): Stripe.Checkout.Session {
  const created = nowInSeconds(context);
  const expiresAt = input.expires_at ?? created + DAY_S;
  if (expiresAt < created + MIN_LIFETIME_S || expiresAt > created + DAY_S) {
    throw new StripeFailure(
      'invalid_request_error',
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  const id = newStripeId('cs_test', 58);
  const lineItems = input.line_items.map((item) => createLineItem(context, item));
  const total = lineItems.reduce((sum, { amount_total }) => sum + amount_total, 0);
  const session: Stripe.Checkout.Session = {
    ...UNUSED,
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: input.adaptive_pricing?.enabled ?? false },
    amount_subtotal: total,
    amount_total: total,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    created,
    currency: lineItems[0]?.currency ?? null,
    customer_email: input.customer_email ?? null,
    expires_at: expiresAt,
    line_items: {
      object: 'list',
      data: lineItems,
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    },
    livemode: false,
    locale: input.locale ?? null,
    metadata: input.metadata ?? {},
    mode: 'payment',
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    submit_type: input.submit_type ?? null,
    success_url: input.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    // The sandbox runs in the seller's own server: its pages have the origin of the seller's pages.
    url: new URL(`${context.prefix()}/pay/${id}`, input.success_url).href,
  };
  context.store.insert(session);
  if (input.payment_intent_data) context.store.insert(intentDataOf(id, input.payment_intent_data, created));
  return session;
}

/** Finds a session, and expires it first if its deadline has passed. */
export function findSession(context: Context, id: string): Stripe.Checkout.Session {
  const session = context.store.find<Stripe.Checkout.Session>(id, 'checkout.session');
  if (!session) throw missing('checkout.session', id);
  if (session.status === 'open' && session.expires_at <= nowInSeconds(context)) return expire(context, session);
  return session;
}

/** Expires an open session. @throws {StripeFailure} when it is complete or already expired */
export function expireSession(context: Context, id: string): Stripe.Checkout.Session {
  const session = findSession(context, id);
  if (session.status !== 'open') {
    throw new StripeFailure(
      'invalid_request_error',
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  return expire(context, session);
}

/** The seller's data for the payment intent of a session. */
export function findIntentData(context: Context, sessionId: string): IntentData['data'] {
  return context.store.find<IntentData>(`${sessionId}:intent_data`, 'intent_data')?.data ?? {};
}

interface IntentData {
  readonly id: string;
  readonly object: 'intent_data';
  readonly created: number;
  readonly data: NonNullable<CreateSession['payment_intent_data']>;
}

function intentDataOf(sessionId: string, data: IntentData['data'], created: number): IntentData {
  return { id: `${sessionId}:intent_data`, object: 'intent_data', created, data };
}

function expire(context: Context, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  context.store.update(expired);
  if (typeof session.payment_intent === 'string') cancelPaymentIntent(context, session.payment_intent);
  emit(context, 'checkout.session.expired', expired);
  return expired;
}

/** Fields of a session that a plain payment does not use. */
const UNUSED = {
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  optional_items: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
