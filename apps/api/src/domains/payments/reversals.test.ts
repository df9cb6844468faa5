import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  refusal,
  rollFace,
  startRun,
  startTestServer,
} from '../../testing/index.ts';
import { reverseSale } from '../credits/service.ts';
import { requireOpen } from './gateway.ts';

let server: TestServer;
let stripe: Stripe;

beforeAll(async () => {
  server = await startTestServer();
  ({ stripe } = requireOpen(server.services.payments));
});

afterAll(async () => {
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  await server.close();
});

async function disputeOf(checkout: Checkout): Promise<string> {
  const { data } = await stripe.disputes.list({ payment_intent: await intentOf(server, checkout) });
  return data[0]?.id ?? '';
}

const creditsOf = async ({ api }: TestPlayer) => (await api('user')).user.credits;

/** Spends the player's credits down to `remaining`. */
async function spendTo(player: TestPlayer, remaining: number): Promise<void> {
  const { db, clock } = server.services;
  const amount = (await creditsOf(player)) - remaining;
  await db.transaction(async (trx) =>
    reverseSale(trx, {
      userId: player.user.id,
      amount,
      reason: 'Spent',
      ref: `test:${player.user.id}`,
      now: clock.now(),
    }),
  );
}

const owedBy = async ({ api }: TestPlayer) => (await api('user')).user.owedCredits;

test('a refund deducts the credits and appears in the history', async () => {
  const player = await newPlayer(server, 5);
  const checkout = await buy(server, player, 'gamer');
  await refund(server, checkout);
  expect(await creditsOf(player)).toBe(5);
  expect(await player.api('paymentHistory')).toMatchObject([
    { status: 'succeeded', amount: 9.99, refunded: 9.99, creditsReversed: 250 },
  ]);
  const [latest] = await player.api('transactions');
  expect(latest).toMatchObject({ type: 'spent', amount: 250, description: 'Gamer Pack - Refunded' });
  // A later request of the return page does not grant the credits again.
  await player.api('verifyPayment', { body: { sessionId: checkout.sessionId } });
  expect(await creditsOf(player)).toBe(5);
});

test('partial refunds deduct credits in proportion, rounded in favour of the player', async () => {
  const player = await newPlayer(server);
  const checkout = await buy(server, player, 'gamer');
  await refund(server, checkout, 333);
  // 250 · 333 / 999 = 83.3
  expect(await creditsOf(player)).toBe(250 - 83);
  await refund(server, checkout, 333);
  expect(await creditsOf(player)).toBe(250 - 166);
  await refund(server, checkout);
  expect(await creditsOf(player)).toBe(0);
});

test('credits spent before a refund are owed and deducted from the next incoming credits (B 10)', async () => {
  const player = await newPlayer(server);
  const checkout = await buy(server, player, 'starter');
  await spendTo(player, 30);
  await refund(server, checkout);
  expect([await creditsOf(player), await owedBy(player)]).toEqual([0, 70]);

  await rollFace(server, player, 6);
  const balances = { credits: 0, pendingCredits: 0, owedCredits: 64 };
  expect(await player.api('collectCredits', { body: { amount: 6 } })).toEqual(balances);
  expect(await owedBy(player)).toBe(64);
  await buy(server, player, 'starter');
  expect([await creditsOf(player), await owedBy(player)]).toEqual([36, 0]);
  await startRun(player);
  expect(await creditsOf(player)).toBe(35);
  const history = (await player.api('transactions')).map(({ type, amount, description }) => [
    type,
    amount,
    description,
  ]);
  expect(history.slice(0, 5)).toEqual([
    ['spent', 1, 'Space Snake - Game Started'],
    ['spent', 64, 'Owed for a refunded purchase'],
    ['earned', 100, 'Starter Pack - Purchased'],
    ['spent', 6, 'Owed for a refunded purchase'],
    ['earned', 6, 'Dice of Iris'],
  ]);
});

test('a dispute deducts the credits until it is won', async () => {
  const player = await newPlayer(server);
  const checkout = await buy(server, player, 'gamer', CARDS.disputed);
  expect(await creditsOf(player)).toBe(0);
  expect(await player.api('paymentHistory')).toMatchObject([{ refunded: 9.99, creditsReversed: 250 }]);
  await stripe.disputes.update(await disputeOf(checkout), { evidence: { uncategorized_text: 'winning_evidence' } });
  await server.sandbox.webhooks.settled();
  expect(await creditsOf(player)).toBe(250);
  expect(await player.api('paymentHistory')).toMatchObject([{ refunded: 0, creditsReversed: 0 }]);
});

test('a lost dispute deducts the credits for good', async () => {
  const player = await newPlayer(server);
  const checkout = await buy(server, player, 'gamer', CARDS.disputed);
  await stripe.disputes.close(await disputeOf(checkout));
  await server.sandbox.webhooks.settled();
  expect([await creditsOf(player), await owedBy(player)]).toEqual([0, 0]);
});

test('a dispute won after the credits were spent cancels the debt', async () => {
  const player = await newPlayer(server);
  const checkout = await buy(server, player, 'starter');
  await spendTo(player, 20);
  const dispute = server.sandbox.dispute(await intentOf(server, checkout));
  await server.sandbox.webhooks.settled();
  expect([await creditsOf(player), await owedBy(player)]).toEqual([0, 80]);
  await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } });
  await server.sandbox.webhooks.settled();
  expect([await creditsOf(player), await owedBy(player)]).toEqual([20, 0]);
});

test('events out of order, repeated and concurrent end in the same state', async () => {
  const player = await newPlayer(server);
  server.sandbox.webhooks.plan = () => [];
  const checkout = await openCheckout(player, 'gamer');
  await payOnPage(checkout.url);
  await stripe.refunds.create({ payment_intent: await intentOf(server, checkout), amount: 500 });
  await stripe.refunds.create({ payment_intent: await intentOf(server, checkout), amount: 100 });
  const events = server.sandbox
    .events(20)
    .filter(({ type }) => type === 'charge.refunded' || type === 'checkout.session.completed');
  // Newest first: the refunds arrive before their payment.
  const ids = [...events, ...events, ...events.toReversed()].map(({ id }) => id);
  await Promise.all([
    ...ids.map(async (id) => server.sandbox.webhooks.deliver(id)),
    player.api('verifyPayment', { body: { sessionId: checkout.sessionId } }),
  ]);
  server.sandbox.webhooks.plan = () => [0];
  // 250 · 600 / 999 = 150.15
  expect([await creditsOf(player), await owedBy(player)]).toEqual([100, 0]);
  expect(await player.api('paymentHistory')).toMatchObject([{ refunded: 6, creditsReversed: 150 }]);
});

test('a payment after the account was deleted is refunded and grants nothing (B 10)', async () => {
  const player = await newPlayer(server);
  const checkout = await openCheckout(player);
  await player.api('deleteUser', { body: { password: player.password } });
  await payOnPage(checkout.url);
  await server.sandbox.webhooks.settled();
  const charge = await stripe.paymentIntents.retrieve(await intentOf(server, checkout), { expand: ['latest_charge'] });
  expect(charge.latest_charge).toMatchObject({ refunded: true });
  const rows = await server.services.db
    .selectFrom('accounts')
    .select(['kind', 'balance'])
    .where('user_id', '=', player.user.id)
    .execute();
  expect(rows.map(({ balance }) => balance)).toEqual([0, 0, 0]);
});

test.each(['pro', 'champion'])('the hidden package %s cannot be bought through the API (B 10)', async (packageId) => {
  const player = await newPlayer(server);
  expect((await refusal(player.api('createCheckoutSession', { body: { packageId } }))).code).toBe(
    'payments/unknown_package',
  );
});
