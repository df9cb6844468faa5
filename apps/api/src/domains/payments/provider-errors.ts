import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import { unreachable } from './errors.ts';

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
