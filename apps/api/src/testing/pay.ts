import { requireOpen } from '../domains/payments/gateway.ts';
import type { TestPlayer, Visitor } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** Test cards of the sandbox by behaviour. */
export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  disputed: '4000000000000259',
  processing: '6000000000000007',
} as const;

export interface Checkout {
  readonly url: string;
  readonly sessionId: string;
}

/** Opens a checkout, like the Purchase button. */
export async function openCheckout({ api }: Visitor, packageId = 'starter'): Promise<Checkout> {
  const { url } = await api('createCheckoutSession', { body: { packageId } });
  return { url, sessionId: url.slice(url.lastIndexOf('/') + 1) };
}

/** Submits the checkout page. @returns the response, a redirect after a successful payment */
export async function payOnPage(url: string, card: string = CARDS.approved): Promise<Response> {
  const body = new URLSearchParams({ number: card, expiry: '12 / 34', cvc: '123' });
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

/** Buys a package and waits until all webhooks are delivered. */
export async function buy(
  server: TestServer,
  player: TestPlayer,
  packageId = 'starter',
  card: string = CARDS.approved,
): Promise<Checkout> {
  const checkout = await openCheckout(player, packageId);
  const answer = await payOnPage(checkout.url, card);
  if (answer.status !== 303) throw new Error(`the payment failed: ${answer.status}`);
  await server.sandbox.webhooks.settled();
  return checkout;
}

/** The payment intent id of a checkout. */
export async function intentOf({ services: { payments } }: TestServer, { sessionId }: Checkout): Promise<string> {
  const session = await requireOpen(payments).stripe.checkout.sessions.retrieve(sessionId);
  return session.payment_intent as string;
}

/** Refunds a checkout and waits until all webhooks are delivered. @param amount in cents; default: the full amount */
export async function refund(server: TestServer, checkout: Checkout, amount?: number): Promise<void> {
  const { stripe } = requireOpen(server.services.payments);
  await stripe.refunds.create({
    payment_intent: await intentOf(server, checkout),
    ...(amount === undefined ? {} : { amount }),
  });
  await server.sandbox.webhooks.settled();
}
