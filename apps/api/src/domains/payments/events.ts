import type Stripe from 'stripe';
import { adoptCheckout, paymentOfSession, retrieveSession } from './adopt-checkout.ts';
import { type OpenGateway, type PaymentServices, requireOpen, withProviderErrors, WEBHOOK_PATH } from './gateway.ts';
import { findPaymentByIntent, isEventHandled, recordEvent } from './repository.ts';
import { syncPayment } from './sync-payment.ts';
import type { PaymentTable } from './table.ts';
import type { FastifyInstance } from 'fastify';
import { requestLog } from '../../platform/log.ts';
import type { Services } from '../../platform/services.ts';
import { badSignature } from './errors.ts';

/**
 * Handles an event once. It only identifies the payment, whose state is fetched from the provider, so events may arrive late,
 * repeatedly and in any order, and of payments that the database has lost. Events of other types are ignored.
 */
export async function handleEvent(services: PaymentServices, event: Stripe.Event): Promise<void> {
  const { db, clock } = services;
  if (await isEventHandled(db, event.id)) return;
  const payment = await paymentOf(services, event);
  if (!payment) return;
  await syncPayment(services, payment.id);
  await recordEvent(db, {
    id: event.id,
    type: event.type,
    created_at: event.created * 1000,
    handled_at: clock.now(),
  });
}

async function paymentOf(services: PaymentServices, event: Stripe.Event): Promise<PaymentTable | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return paymentOfSession(services, event.data.object.id);
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return paymentOfIntent(services, event.data.object.payment_intent);
    default:
      return undefined;
  }
}

async function paymentOfIntent(
  services: PaymentServices,
  intent: string | Stripe.PaymentIntent | null,
): Promise<PaymentTable | undefined> {
  if (intent === null) return undefined;
  const id = typeof intent === 'string' ? intent : intent.id;
  const payment = await findPaymentByIntent(services.db, id);
  if (payment) return payment;
  // The refund event may arrive before the payment event.
  const session = await retrieveSession(requireOpen(services.payments).stripe, id);
  return session && adoptCheckout(services, session);
}

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
