import type Stripe from 'stripe';
import type { OpenGateway } from './gateway.ts';

/** The current state of a checkout at the provider. Webhook payloads are never trusted; the state is always fetched. */
export interface RemotePayment {
  /** URL of the payment page; null when it can no longer be paid. */
  readonly url: string | null;
  readonly open: boolean;
  readonly paid: boolean;
  /** Whether it was paid by a method whose money is still on its way. */
  readonly processing: boolean;
  /** Whether a card was declined. */
  readonly declined: boolean;
  readonly amountCents: number | null;
  readonly currency: string | null;
  readonly intentId: string | null;
  /** When it was paid, in epoch milliseconds; null before. */
  readonly paidAt: number | null;
  /** Amount refunded, or withdrawn by disputes that were not won. */
  readonly reversedCents: number;
}

export async function readRemotePayment({ stripe }: OpenGateway, sessionId: string): Promise<RemotePayment> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge ?? null);
  const isPaid = session.payment_status === 'paid';
  return {
    url: session.url,
    open: session.status === 'open',
    paid: isPaid,
    processing: session.status === 'complete' && !isPaid && intent !== undefined && !UNPAYABLE.has(intent.status),
    declined: Boolean(intent?.last_payment_error),
    amountCents: session.amount_total,
    currency: session.currency,
    intentId: intent?.id ?? null,
    paidAt: isPaid && charge ? charge.created * 1000 : null,
    reversedCents: isPaid && charge ? charge.amount_refunded + (await disputedCents(stripe, charge, intent)) : 0,
  };
}

/** Statuses of the intent of a closed checkout by which no money will arrive any more. */
const UNPAYABLE: ReadonlySet<Stripe.PaymentIntent.Status> = new Set(['requires_payment_method', 'canceled']);

/** Statuses of disputes that have not withdrawn the money, or have returned it. */
const MONEY_NOT_WITHDRAWN: ReadonlySet<string> = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

async function disputedCents(
  stripe: Stripe,
  charge: Stripe.Charge,
  intent: Stripe.PaymentIntent | undefined,
): Promise<number> {
  if (!charge.disputed || !intent) return 0;
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 100 });
  return data.filter(({ status }) => !MONEY_NOT_WITHDRAWN.has(status)).reduce((sum, { amount }) => sum + amount, 0);
}

function expanded<Kind extends object>(value: string | Kind | null): Kind | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
