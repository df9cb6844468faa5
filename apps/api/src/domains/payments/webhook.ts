import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { requestLog } from '../../platform/log.ts';
import type { Services } from '../../platform/services.ts';
import { badSignature } from './errors.ts';
import { handleEvent } from './events.ts';
import { type OpenGateway, requireOpen, withProviderErrors } from './gateway.ts';

/** Path of the webhook. */
export const WEBHOOK_PATH = '/api/stripe/webhook';

/** Maximum age of a signature, against replay of intercepted messages. */
const TOLERANCE_S = 300;

const BODY_LIMIT = 512 * 1024;

/**
 * Receives the provider's events. Not a browser request: it has no session and no origin, and trusts only a signature over the raw
 * body. The provider retries after any response but 200.
 */
export async function webhookRoute(app: FastifyInstance, services: Services): Promise<void> {
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.post(WEBHOOK_PATH, {
    bodyLimit: BODY_LIMIT,
    handler: async (request) => {
      const gateway = requireOpen(services.payments);
      const event = verifyEvent(gateway, request.body, request.headers['stripe-signature'], services.clock);
      await withProviderErrors(requestLog(services.log, request), async () => handleEvent(services, event));
      return { received: true };
    },
  });
}

/** @throws {ApiFailure} payments/bad_signature */
function verifyEvent(
  { stripe, webhookSecrets }: OpenGateway,
  body: unknown,
  signature: unknown,
  clock: Services['clock'],
): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw badSignature();
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) * 1000;
  // Signed by the real time. The hub's may be another one until it is started again, and the machine's until it is set.
  const [hubNow, machineNow] = [clock.now(), clock.now() + clock.machineAheadMs];
  const now = Math.abs(hubNow - signedAt) <= Math.abs(machineNow - signedAt) ? hubNow : machineNow;
  // Stripe's own check rejects only old timestamps, not future ones.
  if (signedAt > now + TOLERANCE_S * 1000) throw badSignature();
  for (const secret of webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now);
    } catch {
      // Signed with the other secret, or with none of them.
    }
  }
  throw badSignature();
}
