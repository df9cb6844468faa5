import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CARDS,
  type Checkout,
  type TestPlayer,
  type TestServer,
  ledgerFaults,
  newPlayer,
  openCheckout,
  payOnPage,
  snapshot,
  startTestServer,
} from '../../testing/index.ts';
import { requireOpen } from './gateway.ts';
import { reconcile } from './reconcile.ts';

const HOUR = 60 * 60 * 1000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  // Webhooks are disabled.
  server.sandbox.webhooks.plan = () => [];
});

afterAll(async () => {
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  await server.close();
});

test('reconciliation applies payments and refunds without webhooks, once', async () => {
  const { stripe } = requireOpen(server.services.payments);
  const [paying, refunded, leaving] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)];
  await payOnPage((await openCheckout(paying)).url);
  const checkout = await openCheckout(refunded, 'gamer');
  await payOnPage(checkout.url);
  const session = await stripe.checkout.sessions.retrieve(checkout.sessionId);
  await stripe.refunds.create({ payment_intent: session.payment_intent as string });
  await payOnPage((await openCheckout(leaving)).url, CARDS.declined);

  await reconcile(server.services);
  expect((await paying.api('user')).user.credits).toBe(100);
  expect(await refunded.api('paymentHistory')).toMatchObject([{ status: 'succeeded', creditsReversed: 250 }]);
  expect(await leaving.api('paymentHistory')).toMatchObject([{ status: 'pending' }]);

  server.clock.advance(2 * HOUR);
  await reconcile(server.services);
  expect(await leaving.api('paymentHistory')).toMatchObject([{ status: 'failed' }]);
  const before = await snapshot(server.services.db);
  await Promise.all([reconcile(server.services), reconcile(server.services)]);
  expect(await snapshot(server.services.db)).toEqual(before);
});

/** Sends the webhooks of paid checkouts. */
async function deliver(): Promise<void> {
  const events = server.sandbox.events(50).filter(({ type }) => type === 'checkout.session.completed');
  await Promise.all(events.map(async ({ id }) => server.sandbox.webhooks.deliver(id)));
}

type Notify = (player: TestPlayer, checkout: Checkout) => Promise<unknown>;

const returnPage: Notify = async ({ api }, { sessionId }) => api('verifyPayment', { body: { sessionId } });

test.each<[string, Notify]>([
  ['its webhook', deliver],
  ['the return page', returnPage],
  ['the reconciliation', async () => reconcile(server.services)],
  ['all at once', async (...of) => Promise.all([deliver(), returnPage(...of), reconcile(server.services), deliver()])],
])('a payment that was lost with the restore of a backup is booked by %s, once', async (_channel, notify) => {
  const { db } = server.services;
  const player = await newPlayer(server);
  const checkout = await openCheckout(player, 'gamer');
  const lost = db.deleteFrom('payments').where('checkout_session_id', '=', checkout.sessionId);
  const { id } = await lost.returning('id').executeTakeFirstOrThrow();
  // The player may have opened another checkout of the package.
  await openCheckout(player, 'gamer');
  await payOnPage(checkout.url);
  await notify(player, checkout);
  await Promise.all([deliver(), returnPage(player, checkout), reconcile(server.services)]);
  expect((await player.api('user')).user.credits).toBe(250);
  expect((await player.api('paymentHistory')).filter(({ status }) => status === 'succeeded')).toMatchObject([
    { id, packageName: 'Gamer Pack', amount: 9.99, credits: 250, receiptNumber: expect.any(String) as string },
  ]);
});

test('a payment whose session was never created expires', async () => {
  const { db, clock } = server.services;
  const player = await newPlayer(server);
  await db
    .insertInto('payments')
    .values({
      id: 'a-payment-of-a-crash',
      provider: 'sandbox',
      user_id: player.user.id,
      package_id: 'starter',
      package_name: 'Starter Pack',
      credits: 100,
      amount_cents: 499,
      currency: 'usd',
      status: 'open',
      checkout_session_id: null,
      payment_intent_id: null,
      reversed_cents: 0,
      reversed_credits: 0,
      revision: 0,
      created_at: clock.now(),
      expires_at: clock.now() + HOUR,
      settled_at: null,
    })
    .execute();
  server.clock.advance(2 * HOUR);
  await reconcile(server.services);
  expect(await player.api('paymentHistory')).toEqual([]);
  await payOnPage((await openCheckout(player)).url);
  await reconcile(server.services);
  expect((await player.api('user')).user.credits).toBe(100);
});

test('a payment that cannot be settled does not block the others and is retried', async () => {
  const { db } = server.services;
  const [broken, fine] = [await newPlayer(server), await newPlayer(server)];
  const checkout = await openCheckout(broken);
  await payOnPage(checkout.url);
  await payOnPage((await openCheckout(fine)).url);
  const setPrice = async (amount: number) =>
    db
      .updateTable('payments')
      .set({ amount_cents: amount })
      .where('checkout_session_id', '=', checkout.sessionId)
      .execute();
  await setPrice(500);
  await expect(reconcile(server.services)).rejects.toThrow('could not be reconciled');
  expect((await fine.api('user')).user.credits).toBe(100);
  expect((await broken.api('user')).user.credits).toBe(0);
  await setPrice(499);
  await reconcile(server.services);
  expect((await broken.api('user')).user.credits).toBe(100);
});

test('handled events are deleted after their lifetime', async () => {
  const count = async () => (await server.services.db.selectFrom('payment_events').select('id').execute()).length;
  expect(await count()).toBeGreaterThan(0);
  server.clock.advance(32 * 24 * HOUR);
  await reconcile(server.services);
  expect(await count()).toBe(0);
});
