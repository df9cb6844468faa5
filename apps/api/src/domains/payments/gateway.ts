import type { StripeSandbox } from '@star-seekers/stripe-sandbox';
import Stripe from 'stripe';
import { paymentsOff } from './errors.ts';

/** The provider as the hub reaches it: Stripe itself, the sandbox that stands in for it, or none. */
export type PaymentGateway = OpenGateway | { readonly provider: 'off' };

/** Who keeps a payment. One of them knows nothing of another's. */
export type Provider = 'sandbox' | 'stripe_test' | 'stripe_live';

export interface OpenGateway {
  readonly provider: Provider;
  readonly stripe: Stripe;
  /** What webhooks are signed with. */
  readonly webhookSecret: string;
  /** The sandbox, where there is one: the server must serve it. */
  readonly sandbox?: StripeSandbox;
}

/** One try may take this long, so that a call is answered before its browser gives up. */
const TIMEOUT_MS = 8000;
const RETRIES = 2;

const OPTIONS = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false } as const;

/** Stripe, in live or in test mode as the key says. */
export function stripeGateway(
  { secretKey, webhookSecret }: { readonly secretKey: string; readonly webhookSecret: string },
  overrides: Stripe.StripeConfig = {},
): OpenGateway {
  const stripe = new Stripe(secretKey, { ...OPTIONS, ...overrides });
  return { provider: /^[rs]k_live_/.test(secretKey) ? 'stripe_live' : 'stripe_test', stripe, webhookSecret };
}

/** The sandbox. The official SDK talks to it over HTTP as it does to Stripe. */
export function sandboxGateway(
  sandbox: StripeSandbox,
  { secretKey, webhookSecret }: { readonly secretKey: string; readonly webhookSecret: string },
): OpenGateway {
  const stripe = new Stripe(secretKey, { ...OPTIONS, httpClient: Stripe.createFetchHttpClient(sandbox.fetch) });
  return { provider: 'sandbox', stripe, webhookSecret, sandbox };
}

/** @throws {ApiFailure} payments/off */
export function requireOpen(gateway: PaymentGateway): OpenGateway {
  if (gateway.provider === 'off') throw paymentsOff();
  return gateway;
}
