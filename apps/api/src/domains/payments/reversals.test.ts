import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CARDS,
  type Checkout,
  type TestPlayer,
  type TestServer,
  buy,
  intentOf,
  ledgerFaults,
  newPlayer,
  newVisitor,
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
  expect(latest).toMatchObject({ type: 'spent', amount: 250, description: 'Gamer Pack - Refunded', kind: 'refunded' });
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
  const history = (await player.api('transactions')).map(({ type, amount, description, kind, name }) =>
    [type, amount, description, kind, name].join(' · '),
  );
  expect(history.slice(0, 5)).toEqual([
    'spent · 1 · Space Snake - Game Started · played · Space Snake',
    'spent · 64 · Owed for a refunded purchase · owed · ',
    'earned · 100 · Starter Pack - Purchased · purchased · Starter Pack',
    'spent · 6 · Owed for a refunded purchase · owed · ',
    'earned · 6 · Dice of Iris · dice · ',
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
  expect((await player.api('transactions'))[0]).toMatchObject({ kind: 'restored', name: 'Gamer Pack' });
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

describe('a debt does not end with its account (B 10)', () => {
  /** Buys, spends down to 20 credits and deletes the account. */
  async function leave() {
    const player = await newPlayer(server);
    const checkout = await buy(server, player, 'starter');
    await spendTo(player, 20);
    const away = async () => player.api('deleteUser', { body: { password: player.password } });
    return { player, checkout, away };
  }

  let names = 0;

  /** An account with an alias of a player's address. */
  async function comeBack({ user }: TestPlayer): Promise<TestPlayer> {
    names++;
    const [email, password] = [user.email.replace('@', `+${names}@`), 'secret-orbit'];
    const visitor = newVisitor(server);
    const back = await visitor.api('register', { body: { username: `again-${names}`, email, password } });
    return { ...visitor, user: back.user, password };
  }

  test('the next account of the mailbox owes it from its beginning, once', async () => {
    const { player, checkout, away } = await leave();
    await refund(server, checkout);
    await away();
    const back = await comeBack(player);
    expect([await creditsOf(back), await owedBy(back)]).toEqual([0, 80]);
    expect(await owedBy(await comeBack(player))).toBe(0);
    await rollFace(server, back, 6);
    await back.api('collectCredits', { body: { amount: 6 } });
    expect([await creditsOf(back), await owedBy(back)]).toEqual([0, 74]);
    // And so does the one after.
    await back.api('deleteUser', { body: { password: back.password } });
    expect(await owedBy(await comeBack(player))).toBe(74);
  });

  test('a payment that is taken back after both is owed when credits come', async () => {
    const { player, checkout, away } = await leave();
    await away();
    const back = await comeBack(player);
    await refund(server, checkout);
    expect(await owedBy(back)).toBe(0);
    await rollFace(server, back, 6);
    await back.api('collectCredits', { body: { amount: 6 } });
    expect([await creditsOf(back), await owedBy(back)]).toEqual([0, 74]);
    await buy(server, back, 'starter');
    expect([await creditsOf(back), await owedBy(back)]).toEqual([26, 0]);
  });

  test('a dispute that is won ends it, and returns what was paid', async () => {
    const { player, checkout, away } = await leave();
    const dispute = server.sandbox.dispute(await intentOf(server, checkout));
    await server.sandbox.webhooks.settled();
    await away();
    const back = await comeBack(player);
    await rollFace(server, back, 6);
    await back.api('collectCredits', { body: { amount: 6 } });
    expect([await creditsOf(back), await owedBy(back)]).toEqual([0, 74]);
    await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    await server.sandbox.webhooks.settled();
    expect([await creditsOf(back), await owedBy(back)]).toEqual([26, 0]);
  });

  test('others owe nothing, and an account without a purchase leaves no trace of its address', async () => {
    const { checkout, away } = await leave();
    await refund(server, checkout);
    await away();
    expect(await owedBy(await newPlayer(server))).toBe(0);
    const free = await newPlayer(server);
    await free.api('deleteUser', { body: { password: free.password } });
    const rows = server.services.db.selectFrom('users').select('debtor_hash').where('id', '=', free.user.id);
    expect(await rows.execute()).toEqual([{ debtor_hash: null }]);
  });
});

test.each(['pro', 'champion'])('the hidden package %s cannot be bought through the API (B 10)', async (packageId) => {
  const player = await newPlayer(server);
  expect((await refusal(player.api('createCheckoutSession', { body: { packageId } }))).code).toBe(
    'payments/unknown_package',
  );
});
