import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import { unreachable } from './errors.ts';

/** Does something that asks the provider. What goes wrong there is logged without its body, and is a 502 for the caller. */
export async function reach<Result>(log: FastifyBaseLogger, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, message, requestId, statusCode } = error;
    log.error({ stripe: { type, code, message, requestId, statusCode } }, 'the payment provider failed');
    throw unreachable();
  }
}
