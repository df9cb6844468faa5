import { CREDIT_PACKAGES, type CreditPackage } from '@star-seekers/contracts/credit-packages';
import type Stripe from 'stripe';
import { retrieveSession } from './adopt-checkout.ts';
import { CURRENCY } from './checkout.ts';
import { type PaymentGateway, type PaymentServices, type Provider, requireOpen } from './gateway.ts';
import { findPaymentBySession } from './repository.ts';
import { syncPayment } from './sync-payment.ts';
import type { PaymentTable } from './table.ts';

/** A paid checkout at the provider. */
export interface PaidCheckout {
  readonly provider: Provider;
  readonly session: Stripe.Checkout.Session;
  /** The package that was sold, as far as is known. */
  readonly pack: Pick<CreditPackage, 'id' | 'name'>;
}

/**
 * Asks the provider for a checkout that an operator names.
 * @param id of the session or of its payment intent
 * @throws {Error} for the operator, when it does not exist or cannot be booked
 * @throws {ApiFailure} payments/off
 */
export async function findPaidCheckout(gateway: PaymentGateway, id: string): Promise<PaidCheckout> {
  const { provider, stripe } = requireOpen(gateway);
  const session = await retrieveSession(stripe, id);
  if (!session) throw new Error(`${provider} knows no checkout ${id}.`);
  if (session.payment_status !== 'paid') throw new Error(`${id} is not paid.`);
  if (session.currency !== CURRENCY)
    throw new Error(`${id} was paid in ${session.currency}: only ${CURRENCY} is booked.`);
  const named = CREDIT_PACKAGES.find((pack) => pack.id === session.metadata?.['package_id']);
  return { provider, session, pack: named ?? { id: 'other', name: 'Credits' } };
}

/** Syncs a checkout that was booked. @throws {Stripe.errors.StripeError} the hourly job syncs it then */
export async function syncCheckout(services: PaymentServices, { session }: PaidCheckout): Promise<PaymentTable> {
  const booked = await findPaymentBySession(services.db, session.id);
  return (await syncPayment(services, booked?.id ?? '')).payment;
}
