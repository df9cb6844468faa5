import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CARDS,
  type Checkout,
  type TestPlayer,
  type TestServer,
  buy,
  intentOf,
  ledgerFaults,
  newPlayer,
  openCheckout,
  payOnPage,
  refund,
  startTestServer,
} from '../../testing/index.ts';
import { reconcile } from './reconcile.ts';

const HOUR = 60 * 60 * 1000;

let server: TestServer;
let player: TestPlayer;
let checkout: Checkout;

beforeAll(async () => {
  server = await startTestServer();
});

/** A payment whose money is on its way. */
beforeEach(async () => {
  server.sandbox.webhooks.plan = () => [0];
  player = await newPlayer(server);
  checkout = await buy(server, player, 'starter', CARDS.processing);
});

afterAll(async () => {
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  await server.close();
});

async function finish(hasArrived: boolean): Promise<void> {
  server.sandbox.finish(await intentOf(server, checkout), hasArrived);
  await server.sandbox.webhooks.settled();
}

const verify = async () => player.api('verifyPayment', { body: { sessionId: checkout.sessionId } });
const credits = async () => (await player.api('user')).user.credits;
const mails = async () =>
  (await server.mails()).filter(({ to }) => to === player.user.email).map(({ subject }) => subject);

test('a payment that is processing grants nothing, is pending, and leaves the shop open', async () => {
  expect(await verify()).toEqual({ status: 'pending', credits: 0, purchased: 100 });
  expect(await player.api('paymentHistory')).toMatchObject([{ status: 'pending', packageName: 'Starter Pack' }]);
  expect(await mails()).toEqual([]);
  // Another purchase is another payment.
  const other = await openCheckout(player, 'starter');
  expect(other.sessionId).not.toBe(checkout.sessionId);
  await payOnPage(other.url);
  await server.sandbox.webhooks.settled();
  expect(await credits()).toBe(100);
});

test('its credits come once when its money arrives, with a receipt', async () => {
  await finish(true);
  expect(await credits()).toBe(100);
  expect(await verify()).toMatchObject({ status: 'succeeded', credits: 100 });
  expect(await player.api('paymentHistory')).toMatchObject([
    { status: 'succeeded', receiptNumber: expect.any(String) as string },
  ]);
  expect(await mails()).toEqual(['Your receipt for Starter Pack']);
  await refund(server, checkout);
  expect(await credits()).toBe(0);
});

test('when it fails it is closed, and its player is told', async () => {
  await finish(false);
  expect(await player.api('paymentHistory')).toMatchObject([{ status: 'failed', packageName: 'Starter Pack' }]);
  expect(await verify()).toMatchObject({ status: 'failed', credits: 0 });
  expect(await mails()).toEqual(['Your payment for Starter Pack failed']);
  await reconcile(server.services);
  expect(await mails()).toHaveLength(1);
});

test.each([
  [true, 'succeeded', 100],
  [false, 'failed', 0],
])('without webhooks it ends at the reconciliation; its money arrived: %s', async (hasArrived, status, balance) => {
  server.sandbox.webhooks.plan = () => [];
  server.clock.advance(3 * HOUR);
  await reconcile(server.services);
  expect(await player.api('paymentHistory')).toMatchObject([{ status: 'pending' }]);
  await finish(hasArrived);
  server.clock.advance(HOUR);
  await reconcile(server.services);
  expect(await player.api('paymentHistory')).toMatchObject([{ status }]);
  expect(await credits()).toBe(balance);
});

test('when its account was deleted meanwhile, the money is refunded', async () => {
  const intentId = await intentOf(server, checkout);
  await player.api('deleteUser', { body: { password: player.password } });
  await finish(true);
  expect(server.sandbox.events(20).map(({ type }) => type)).toContain('charge.refunded');
  const { db } = server.services;
  const payments = db
    .selectFrom('payments')
    .select(['status', 'reversed_cents'])
    .where('payment_intent_id', '=', intentId);
  expect(await payments.execute()).toEqual([{ status: 'succeeded', reversed_cents: 499 }]);
});
