import { requireOpen } from '../domains/payments/gateway.ts';
import type { TestPlayer, Visitor } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** Cards that the sandbox knows, by what they do. */
export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  disputed: '4000000000000259',
} as const;

export interface Checkout {
  readonly url: string;
  readonly sessionId: string;
}

/** Opens a checkout, as pressing Purchase does. */
export async function openCheckout({ api }: Visitor, packageId = 'starter'): Promise<Checkout> {
  const { url } = await api('createCheckoutSession', { body: { packageId } });
  return { url, sessionId: url.slice(url.lastIndexOf('/') + 1) };
}

/** Fills in the page of a checkout and presses Pay. @returns the answer, which is a redirect when it was paid */
export async function payOnPage(url: string, card: string = CARDS.approved): Promise<Response> {
  const body = new URLSearchParams({ number: card, expiry: '12 / 34', cvc: '123' });
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

/** Buys a package and waits until the hub has been told. */
export async function buy(
  server: TestServer,
  player: TestPlayer,
  packageId = 'starter',
  card: string = CARDS.approved,
): Promise<Checkout> {
  const checkout = await openCheckout(player, packageId);
  const answer = await payOnPage(checkout.url, card);
  if (answer.status !== 303) throw new Error(`the card was not taken: ${answer.status}`);
  await server.sandbox.webhooks.settled();
  return checkout;
}

/** What Stripe calls the payment of a checkout. */
export async function intentOf({ services: { payments } }: TestServer, { sessionId }: Checkout): Promise<string> {
  const session = await requireOpen(payments).stripe.checkout.sessions.retrieve(sessionId);
  return session.payment_intent as string;
}

/** Pays a checkout back and waits until the hub has been told. @param amount in cents; all of it without one */
export async function refund(server: TestServer, checkout: Checkout, amount?: number): Promise<void> {
  const { stripe } = requireOpen(server.services.payments);
  await stripe.refunds.create({
    payment_intent: await intentOf(server, checkout),
    ...(amount === undefined ? {} : { amount }),
  });
  await server.sandbox.webhooks.settled();
}
