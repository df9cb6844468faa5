import { idParameter } from '@star-seekers/contracts';
import { CREDIT_PACKAGES, type CreditPackage } from '@star-seekers/contracts/credit-packages';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { findUserById } from '../auth/repository.ts';
import { CURRENCY } from './checkout.ts';
import { type PaymentServices, type Provider, requireOpen } from './gateway.ts';
import { findPayment, findPaymentBySession, insertPaymentOnce, linkSession, recordEvent } from './repository.ts';
import type { PaymentTable } from './table.ts';

/**
 * The payment of a checkout by its id, see {@link adoptCheckout}; undefined also when the provider has no such checkout.
 * @throws {Stripe.errors.StripeError}
 */
export async function paymentOfSession(
  services: PaymentServices,
  sessionId: string,
): Promise<PaymentTable | undefined> {
  const known = await findPaymentBySession(services.db, sessionId);
  if (known) return known;
  const session = await retrieveSession(requireOpen(services.payments).stripe, sessionId);
  return session && adoptCheckout(services, session);
}

/**
 * A checkout as the provider has it; undefined when there is none.
 * @param id of the session or of its payment intent
 * @throws {Stripe.errors.StripeError}
 */
export async function retrieveSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    if (id.startsWith('pi_')) return (await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 })).data[0];
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

/**
 * The payment of a checkout. One that this database does not know, because it was opened after a backup that was restored, is stored if it
 * names a player and a package of this hub; otherwise, once it is paid, one event `payment.unknown` is logged.
 * @param session as the provider has it, never from a webhook
 * @returns undefined for an unknown checkout that is not complete or is not this hub's
 */
export async function adoptCheckout(
  services: PaymentServices,
  session: Stripe.Checkout.Session,
): Promise<PaymentTable | undefined> {
  const { db } = services;
  const known = await findPaymentBySession(db, session.id);
  if (known || session.status !== 'complete') return known;
  const obstacle = await store(services, session);
  if (obstacle && session.payment_status === 'paid') await report(services, session, obstacle);
  return findPaymentBySession(db, session.id);
}

/** What a checkout of this hub says of itself (`checkout.ts`). Those of earlier versions name no package. */
const metadata = z.object({
  payment_id: idParameter,
  package_id: z.string().optional(),
  credits: z.string().optional(),
});

/** What of a checkout is not this hub's. */
type Obstacle = 'player' | 'package' | 'price';

async function store(
  { db, clock, payments }: PaymentServices,
  session: Stripe.Checkout.Session,
): Promise<Obstacle | undefined> {
  const { provider } = requireOpen(payments);
  const { client_reference_id: userId, amount_total: amount, currency } = session;
  const player = userId === null ? undefined : await findUserById(db, userId);
  if (!player) return 'player';
  const { data: named } = metadata.safeParse(session.metadata);
  if (!named) return 'package';
  const row = await findPayment(db, named.payment_id);
  const isAgreed =
    row?.user_id === player.id && row.provider === provider && row.amount_cents === amount && row.currency === currency;
  // The backup is from between the two steps of opening a checkout.
  if (isAgreed && (await linkSession(db, row.id, session.id))) return undefined;
  const pack = CREDIT_PACKAGES.find(({ id, priceCents }) =>
    named.package_id === undefined ? priceCents === amount : id === named.package_id,
  );
  if (!pack) return 'package';
  const { credits = String(pack.credits) } = named;
  if (amount !== pack.priceCents || currency !== CURRENCY || credits !== String(pack.credits)) return 'price';
  await insertPaymentOf(db, session, { provider, userId: player.id, pack, now: clock.now() });
  return undefined;
}

export interface Purchase {
  readonly provider: Provider;
  readonly userId: string;
  readonly pack: Pick<CreditPackage, 'id' | 'name' | 'credits'>;
  readonly now: number;
}

/** Stores the payment of a complete checkout; false when it is stored already. Settle it then: that moves its credits. */
export async function insertPaymentOf(
  db: Db,
  session: Stripe.Checkout.Session,
  { provider, userId, pack, now }: Purchase,
): Promise<boolean> {
  const { payment_id: id } = metadata.safeParse(session.metadata).data ?? {};
  const isFree = id !== undefined && !(await findPayment(db, id));
  return insertPaymentOnce(db, {
    // The id that it had, so that its receipt has the number that its player was sent.
    id: isFree ? id : newId(now),
    provider,
    user_id: userId,
    package_id: pack.id,
    package_name: pack.name,
    credits: pack.credits,
    amount_cents: session.amount_total ?? 0,
    currency: session.currency ?? CURRENCY,
    // Not `open`: the player may have another open checkout of the package.
    status: 'processing',
    checkout_session_id: session.id,
    payment_intent_id: null,
    reversed_cents: 0,
    reversed_credits: 0,
    revision: 0,
    created_at: session.created * 1000,
    expires_at: session.expires_at * 1000,
    settled_at: null,
  });
}

async function report(
  { db, clock, log }: PaymentServices,
  { id, created, payment_intent: intent }: Stripe.Checkout.Session,
  obstacle: Obstacle,
): Promise<void> {
  const event = 'payment.unknown';
  const isFirst = await recordEvent(db, {
    id,
    type: event,
    created_at: created * 1000,
    handled_at: clock.now(),
  });
  if (!isFirst) return;
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  log.warn({ event, sessionId: id, intentId, obstacle }, event);
}
