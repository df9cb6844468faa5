import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Services } from '../../platform/services.ts';
import { badSignature } from './errors.ts';
import { handleEvent } from './events.ts';
import { type OpenGateway, requireOpen } from './gateway.ts';
import { reach } from './reach.ts';

/** Where the provider sends its events. */
export const WEBHOOK_PATH = '/api/stripe/webhook';

/** A signature older than this is refused, so that a message once overheard is worth nothing later. */
const TOLERANCE_S = 300;

const BODY_LIMIT = 512 * 1024;

/**
 * Takes the provider's events. It is no call of the browser's: it has no session and no origin, and trusts only a signature over
 * the bytes as they came. Any answer but 200 makes the provider send the event again.
 */
export async function webhookRoute(app: FastifyInstance, services: Services): Promise<void> {
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.post(WEBHOOK_PATH, {
    bodyLimit: BODY_LIMIT,
    handler: async (request) => {
      const gateway = requireOpen(services.payments);
      const event = verified(gateway, request.body, request.headers['stripe-signature'], services.clock.now());
      await reach(request.log, async () => handleEvent(services, event));
      return { received: true };
    },
  });
}

/** @param now epoch milliseconds @throws {ApiFailure} payments/bad_signature */
function verified(
  { stripe, webhookSecret }: OpenGateway,
  body: unknown,
  signature: unknown,
  now: number,
): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw badSignature();
  // Stripe's own check knows only what is too old.
  const datedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (datedAt > now / 1000 + TOLERANCE_S) throw badSignature();
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, now);
  } catch {
    throw badSignature();
  }
}
