import { CREDIT_PACKAGES, type CreditPackage, isHiddenPackage } from '@star-seekers/contracts/credit-packages';
import { newId } from '../../platform/ids.ts';
import { isPaused } from '../../platform/pauses.ts';
import type { Services } from '../../platform/services.ts';
import { paymentsOff, unknownPackage } from './errors.ts';
import { type OpenGateway, requireOpen } from './gateway.ts';
import { expireUnlinked, findOpenPayment, insertPaymentOnce, linkSession } from './repository.ts';
import { syncPayment } from './sync-payment.ts';
import type { PaymentTable } from './table.ts';

const MINUTE_MS = 60_000;

/** A checkout expires after this long. Stripe allows 30 minutes to 24 hours. */
export const CHECKOUT_LIFETIME_MS = 60 * MINUTE_MS;

/** A payment without a stored session is reused for this long. Later its expiry would be too close for Stripe. */
const UNLINKED_LIFETIME_MS = 20 * MINUTE_MS;

/** Of all prices. */
export const CURRENCY = 'usd';

/** Attempts, because an existing checkout may be paid, expired or claimed concurrently. */
const MAX_ATTEMPTS = 5;

export interface CheckoutRequest {
  readonly userId: string;
  readonly packageId: string;
  /** Origin of the hub, for the return URLs. */
  readonly origin: string;
}

/**
 * Returns the payment page for a package. An open checkout of the same package is reused, so two clicks make one payment.
 * @throws {ApiFailure} payments/unknown_package, payments/off
 * @throws {Stripe.errors.StripeError}
 */
export async function createCheckout(services: Services, request: CheckoutRequest): Promise<{ url: string }> {
  const gateway = requireOpen(services.payments);
  if (await isPaused(services.db, 'payments')) throw paymentsOff();
  const pack = CREDIT_PACKAGES.find(({ id }) => id === request.packageId);
  if (!pack || isHiddenPackage(pack)) throw unknownPackage();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const payment = await openPayment(services, gateway, request.userId, pack);
    const url = payment && (await urlOf(services, gateway, payment, request.origin));
    if (url) return { url };
  }
  throw new Error(`no checkout of ${pack.id} could be opened`);
}

/** Finds or creates the open payment of the package. */
async function openPayment(
  services: Services,
  { provider }: OpenGateway,
  userId: string,
  pack: CreditPackage,
): Promise<PaymentTable | undefined> {
  const { db, clock } = services;
  const now = clock.now();
  const offer = {
    provider,
    user_id: userId,
    package_id: pack.id,
    amount_cents: pack.priceCents,
    credits: pack.credits,
  };
  const existing = await findOpenPayment(db, offer);
  if (existing && isAbandoned(existing, now)) await expireUnlinked(db, existing.id, now);
  else if (existing) return existing;
  await insertPaymentOnce(db, {
    ...offer,
    id: newId(now),
    package_name: pack.name,
    currency: CURRENCY,
    status: 'open',
    checkout_session_id: null,
    payment_intent_id: null,
    reversed_cents: 0,
    reversed_credits: 0,
    revision: 0,
    created_at: now,
    expires_at: now + CHECKOUT_LIFETIME_MS,
    settled_at: null,
  });
  // Of two concurrent inserts one is ignored; both continue with the existing row.
  return findOpenPayment(db, offer);
}

function isAbandoned(payment: PaymentTable, now: number): boolean {
  return payment.checkout_session_id === null && now - payment.created_at > UNLINKED_LIFETIME_MS;
}

/** The payment page; undefined when the payment turned out to be finished. */
async function urlOf(
  services: Services,
  gateway: OpenGateway,
  payment: PaymentTable,
  origin: string,
): Promise<string | undefined> {
  if (payment.checkout_session_id === null) {
    const session = await startSession(gateway, payment, origin);
    if (await linkSession(services.db, payment.id, session.id)) return session.url ?? undefined;
  }
  const { remote } = await syncPayment(services, payment.id);
  return remote.url ?? undefined;
}

async function startSession({ stripe }: OpenGateway, payment: PaymentTable, origin: string) {
  // With these and the player below a database that lost the payment can book it, see `adopt-checkout.ts`.
  const metadata = {
    payment_id: payment.id,
    package_id: payment.package_id,
    credits: String(payment.credits),
  };
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      adaptive_pricing: { enabled: false },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: payment.currency,
            unit_amount: payment.amount_cents,
            product_data: { name: payment.package_name, description: `${payment.credits} Star Seekers credits` },
          },
        },
      ],
      client_reference_id: payment.user_id,
      metadata,
      payment_intent_data: { metadata },
      expires_at: Math.floor(payment.expires_at / 1000),
      success_url: `${origin}/credits?success=true&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/credits?canceled=true`,
    },
    // A repeated or concurrent request gets the same session.
    { idempotencyKey: `${payment.id}:${origin}` },
  );
}
