import type { StripeSandbox } from '@star-seekers/stripe-sandbox';
import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Services } from '../../platform/services.ts';
import { paymentsOff, unreachable } from './errors.ts';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { PlatformConfig } from '../../platform/config.ts';
import type { PaymentConfig } from './payment-config.ts';

declare module '../../platform/services.ts' {
  interface Services {
    readonly payments: PaymentGateway;
  }
}

/** What payments need of the services. */
export interface PaymentServices extends Pick<Services, 'db' | 'payments' | 'mailer' | 'background'> {
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

/** The payment provider: Stripe, the sandbox, or none. */
export type PaymentGateway = OpenGateway | { readonly provider: 'off' };

/** Identifies the provider of a payment; providers do not know each other's payments. */
export type Provider = 'sandbox' | 'stripe_test' | 'stripe_live';

export interface OpenGateway {
  readonly provider: Provider;
  readonly stripe: Stripe;
  /** Secrets of webhook signatures: two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
  /** The sandbox, if used: the server must serve it. */
  readonly sandbox?: StripeSandbox;
}

/** Path of the webhook. */
export const WEBHOOK_PATH = '/api/stripe/webhook';

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

/** Timeout of one attempt, so that a request is answered before its browser gives up. */
const TIMEOUT_MS = 8000;
const RETRIES = 2;

const OPTIONS = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false } as const;

/** Stripe, in live or test mode depending on the key. */
export function stripeGateway(
  { secretKey, webhookSecrets }: { readonly secretKey: string; readonly webhookSecrets: readonly string[] },
  overrides: Stripe.StripeConfig = {},
): OpenGateway {
  const stripe = new Stripe(secretKey, { ...OPTIONS, ...overrides });
  return { provider: /^[rs]k_live_/.test(secretKey) ? 'stripe_live' : 'stripe_test', stripe, webhookSecrets };
}

/** The sandbox. The official SDK talks to it over HTTP, as to Stripe. */
export function sandboxGateway(
  sandbox: StripeSandbox,
  { secretKey, webhookSecret }: { readonly secretKey: string; readonly webhookSecret: string },
): OpenGateway {
  const stripe = new Stripe(secretKey, { ...OPTIONS, httpClient: Stripe.createFetchHttpClient(sandbox.fetch) });
  return { provider: 'sandbox', stripe, webhookSecrets: [webhookSecret], sandbox };
}

/** @throws {ApiFailure} payments/off */
export function requireOpen(gateway: PaymentGateway): OpenGateway {
  if (gateway.provider === 'off') throw paymentsOff();
  return gateway;
}

/** Runs requests to the provider. Logs a failure without its body and rethrows it as `payments/unreachable`. */
export async function withProviderErrors<Result>(log: FastifyBaseLogger, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, message, requestId, statusCode } = error;
    log.error({ stripe: { type, code, message, requestId, statusCode } }, 'the payment provider failed');
    throw unreachable();
  }
}

interface GatewayConfig extends Pick<PlatformConfig, 'dataDir' | 'sessionSecret'> {
  readonly payments: PaymentConfig;
}

/** Opens the configured gateway. */
export async function openGateway(config: GatewayConfig, clock: Clock): Promise<PaymentGateway> {
  const { payments } = config;
  switch (payments.provider) {
    case 'off':
      return { provider: 'off' };
    case 'stripe':
      return stripeGateway(payments);
    case 'sandbox':
      return openSandbox(join(config.dataDir, 'stripe-sandbox.sqlite'), config.sessionSecret, clock);
  }
}

/**
 * Opens a sandbox that is served by this server.
 * @param path of its file, or `:memory:`
 * @param seed secret that its keys are derived from, so that they survive a restart
 */
export async function openSandbox(path: string, seed: string, clock: Clock): Promise<OpenGateway> {
  // Never loaded in public mode.
  const { createStripeSandbox } = await import('@star-seekers/stripe-sandbox');
  const secretKey = `sk_test_${derive(seed, 'key')}`;
  const webhookSecret = `whsec_${derive(seed, 'webhooks')}`;
  const sandbox = createStripeSandbox({
    path,
    secretKey,
    now: () => clock.now(),
    webhooks: { path: WEBHOOK_PATH, secret: webhookSecret, types: HANDLED_EVENTS },
  });
  return sandboxGateway(sandbox, { secretKey, webhookSecret });
}

function derive(seed: string, purpose: string): string {
  return createHmac('sha256', seed).update(`stripe-sandbox ${purpose}`).digest('base64url');
}
