import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CARDS,
  type Checkout,
  SettableClock,
  type TestPlayer,
  type TestServer,
  createTestDatabase,
  intentOf,
  ledgerFaults,
  newPlayer,
  openCheckout,
  payOnPage,
  snapshot,
  startTestServer,
} from '../../testing/index.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createAccounts } from '../credits/repository.ts';
import { requireOpen } from './gateway.ts';
import { reconcile } from './reconcile.ts';
import { paymentsOf } from './service.ts';

const HOUR = 60 * 60 * 1000;

let server: TestServer;
let stripe: Stripe;
let player: TestPlayer;
const logged: Record<string, unknown>[] = [];
/** Events of earlier tests. */
let past: ReadonlySet<string>;

beforeAll(async () => {
  server = await startTestServer({ onLog: (line) => logged.push(line) });
  ({ stripe } = requireOpen(server.services.payments));
});

beforeEach(async () => {
  server.sandbox.webhooks.plan = () => [];
  player = await newPlayer(server);
  past = new Set(server.sandbox.events(500).map(({ id }) => id));
});

afterEach(async () => {
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  logged.length = 0;
});

afterAll(async () => server.close());

const creditsOf = async ({ api }: TestPlayer) => (await api('user')).user.credits;
const unknownEvents = () => logged.filter(({ event }) => event === 'payment.unknown');

/** What the restore of a backup from before a checkout leaves of it. */
async function forget({ sessionId }: Checkout): Promise<void> {
  await server.services.db.deleteFrom('payments').where('checkout_session_id', '=', sessionId).execute();
}

/** Delivers the webhooks of this test, which come newest first, in another order. */
async function deliver(order: (events: string[]) => string[]): Promise<void> {
  const events = server.sandbox
    .events(500)
    .filter(({ id, type }) => !past.has(id) && /^(checkout\.session|charge\.(refunded|dispute))/.test(type))
    .map(({ id }) => id);
  const statuses = await Promise.all(order(events).map(async (id) => server.sandbox.webhooks.deliver(id)));
  expect(new Set(statuses)).toEqual(new Set([200]));
}

test('its receipt has the same number and day as before, also when it is booked days later', async () => {
  const checkout = await openCheckout(player);
  await payOnPage(checkout.url);
  await player.api('verifyPayment', { body: { sessionId: checkout.sessionId } });
  const [before] = await player.api('paymentHistory');
  // A restored database has the player and nothing of the payment.
  const restored = await createTestDatabase();
  const db = await openDatabase(restored.address);
  const account = await server.services.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    .values({ ...account, id: player.user.id })
    .execute();
  await createAccounts(db, player.user.id);
  const clock = new SettableClock();
  clock.advance(3 * 24 * HOUR);
  await reconcile({ ...server.services, db, clock }, { backupAt: server.clock.now(), onCheckout: () => undefined });
  expect(await paymentsOf(db, player.user.id)).toEqual([before]);
  await db.close();
  await restored.remove();
});

test('a payment that was made and refunded since is booked, and taken back, in any order of its events', async () => {
  const checkout = await openCheckout(player, 'gamer');
  await forget(checkout);
  await payOnPage(checkout.url);
  await stripe.refunds.create({ payment_intent: await intentOf(server, checkout), amount: 500 });
  // Newest first: the refund arrives before its payment.
  await deliver((events) => [...events, ...events.toReversed(), ...events]);
  // 250 · 500 / 999 = 125.1
  expect(await creditsOf(player)).toBe(125);
  expect(await player.api('paymentHistory')).toMatchObject([{ refunded: 5, creditsReversed: 125 }]);
});

test('a payment whose money is on its way is pending, and booked when it arrives', async () => {
  const checkout = await openCheckout(player);
  await forget(checkout);
  await payOnPage(checkout.url, CARDS.processing);
  await reconcile(server.services);
  expect(await player.api('paymentHistory')).toMatchObject([{ status: 'pending' }]);
  server.sandbox.finish(await intentOf(server, checkout), true);
  server.clock.advance(2 * HOUR);
  await reconcile(server.services);
  expect(await creditsOf(player)).toBe(100);
});

test('a checkout that was never paid is neither booked nor logged', async () => {
  const [open, declined] = [await openCheckout(player), await openCheckout(player, 'gamer')];
  await payOnPage(declined.url, CARDS.declined);
  for (const checkout of [open, declined]) await forget(checkout);
  await stripe.checkout.sessions.expire(open.sessionId);
  await deliver((events) => events);
  await reconcile(server.services);
  const rows = server.services.db.selectFrom('payments').select('id').where('user_id', '=', player.user.id);
  expect([await rows.execute(), unknownEvents()]).toEqual([[], []]);
});

test('of a backup from between the two steps of a checkout the payment is found again', async () => {
  const { db } = server.services;
  const checkout = await openCheckout(player);
  const lost = db.updateTable('payments').where('checkout_session_id', '=', checkout.sessionId);
  await lost.set({ checkout_session_id: null }).execute();
  await payOnPage(checkout.url);
  await reconcile(server.services);
  expect(await creditsOf(player)).toBe(100);
  expect(await player.api('paymentHistory')).toHaveLength(1);
});

/** Opens a checkout as {@link openCheckout} does, with other parameters. */
async function foreignCheckout(
  changes: Stripe.Checkout.SessionCreateParams,
  price: { cents?: number; currency?: string } = {},
) {
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: price.currency ?? 'usd',
          unit_amount: price.cents ?? 499,
          product_data: { name: 'Something' },
        },
      },
    ],
    success_url: `${server.url}/credits`,
    client_reference_id: player.user.id,
    metadata: { payment_id: randomUUID(), package_id: 'starter', credits: '100' },
    ...changes,
  });
  return { url: url ?? '', sessionId: id };
}

const ids = { payment_id: 'a-payment', package_id: 'starter', credits: '100' };

test('a paid checkout that is not of this hub is logged once, with ids only, and changes nothing', async () => {
  const leaver = await newPlayer(server);
  await leaver.api('deleteUser', { body: { password: leaver.password } });
  const foreign: [obstacle: string, Stripe.Checkout.SessionCreateParams, Parameters<typeof foreignCheckout>[1]?][] = [
    ['player', { client_reference_id: '' }],
    ['player', { client_reference_id: randomUUID() }],
    ['player', { client_reference_id: leaver.user.id }],
    ['package', { metadata: {} }],
    ['package', { metadata: { order: 'somebody@example.com' } }],
    ['package', { metadata: { ...ids, payment_id: '../1' } }],
    ['package', { metadata: { ...ids, package_id: 'mega' } }],
    ['package', { metadata: { ...ids, package_id: 'constructor' } }],
    ['price', { metadata: { ...ids, package_id: 'gamer' } }],
    ['price', { metadata: { ...ids, credits: '100000' } }],
    ['price', {}, { cents: 1 }],
    ['price', {}, { currency: 'jpy' }],
  ];
  const expected: object[] = [];
  for (const [obstacle, changes, price] of foreign) {
    const checkout = await foreignCheckout(changes, price);
    await payOnPage(checkout.url);
    expected.push({ sessionId: checkout.sessionId, intentId: await intentOf(server, checkout), obstacle });
  }
  const before = await snapshot(server.services.db);
  await deliver((events) => [...events, ...events.toReversed()]);
  await Promise.all([reconcile(server.services), reconcile(server.services)]);
  expect(await snapshot(server.services.db)).toEqual(before);
  const reported = unknownEvents().map(({ sessionId, intentId, obstacle }) => ({ sessionId, intentId, obstacle }));
  expect(new Set(reported)).toEqual(new Set(expected));
  expect(reported).toHaveLength(expected.length);
  expect(JSON.stringify(unknownEvents())).not.toMatch(/@|order|\.\.\/1/);
});

test('a checkout that names the payment of another one is a payment of its own', async () => {
  const first = await openCheckout(player);
  await payOnPage(first.url);
  await reconcile(server.services);
  const [{ id: payment_id } = { id: '' }] = await player.api('paymentHistory');
  const second = await foreignCheckout({ metadata: { ...ids, payment_id } });
  await payOnPage(second.url);
  await Promise.all([deliver((events) => [...events, ...events]), reconcile(server.services)]);
  expect(await creditsOf(player)).toBe(200);
});

test('a checkout takes the place of none that is being opened by somebody else, for another price or at another provider', async () => {
  const { db } = server.services;
  const other = await newPlayer(server);
  const opening: string[] = [];
  for (const [buyer, packageId, provider] of [
    [player, 'gamer', 'sandbox'],
    [other, 'starter', 'sandbox'],
    [player, 'starter', 'stripe_test'],
  ] as const) {
    const { sessionId } = await openCheckout(buyer, packageId);
    const row = db.updateTable('payments').where('checkout_session_id', '=', sessionId).returning('id');
    const { id } = await row.set({ checkout_session_id: null, provider }).executeTakeFirstOrThrow();
    await payOnPage((await foreignCheckout({ metadata: { ...ids, payment_id: id } })).url);
    const inYen = { currency: 'jpy', cents: packageId === 'gamer' ? 999 : 499 };
    const ofBuyer = { client_reference_id: buyer.user.id, metadata: { ...ids, payment_id: id } };
    await payOnPage((await foreignCheckout(ofBuyer, inYen)).url);
    opening.push(id);
  }
  await reconcile(server.services);
  const rows = db.selectFrom('payments').select(['status', 'checkout_session_id']).where('id', 'in', opening);
  expect(await rows.execute()).toEqual(opening.map(() => ({ status: 'open', checkout_session_id: null })));
  // They were paid all the same, by the player whom they name.
  expect([await creditsOf(player), await creditsOf(other)]).toEqual([300, 0]);
});

test('a checkout of another shop is no payment before its money has arrived', async () => {
  const checkout = await foreignCheckout({ client_reference_id: 'a-customer' });
  await payOnPage(checkout.url, CARDS.processing);
  await deliver((events) => events);
  await reconcile(server.services);
  expect(unknownEvents()).toEqual([]);
  server.sandbox.finish(await intentOf(server, checkout), true);
  await deliver((events) => events);
  expect(unknownEvents()).toMatchObject([{ sessionId: checkout.sessionId, obstacle: 'player' }]);
});

test('checkouts of versions that named no package are booked by their price', async () => {
  const { url } = await foreignCheckout({ metadata: { payment_id: randomUUID() } }, { cents: 999 });
  await payOnPage(url);
  await deliver((events) => events);
  expect(await creditsOf(player)).toBe(250);
});

test('the reconciliation looks at what began a checkout before its last run, and after a restore at all since the backup', async () => {
  const checkout = await openCheckout(player);
  await forget(checkout);
  await payOnPage(checkout.url);
  const paidAt = server.clock.now();
  const reconciled = async (until: number, daysLater: number, restored?: Parameters<typeof reconcile>[1]) => {
    await server.services.db.updateTable('payment_reconciliations').set({ reconciled_until: until }).execute();
    const clock = { now: () => paidAt + daysLater * 24 * HOUR };
    await reconcile({ ...server.services, clock }, restored);
    return creditsOf(player);
  };
  // Events last for 30 days, as long as a job that fails goes back.
  expect(await reconciled(0, 31)).toBe(0);
  expect(await reconciled(paidAt + 2.5 * HOUR, 31)).toBe(0);
  await server.services.db.deleteFrom('payment_events').execute();
  expect(await reconciled(paidAt + 31 * 24 * HOUR, 31, { backupAt: paidAt, onCheckout: () => undefined })).toBe(100);
});

test('a checkout that began within its lifetime before the last run is found', async () => {
  const checkout = await openCheckout(player);
  await forget(checkout);
  await payOnPage(checkout.url);
  const until = server.clock.now() + 1.5 * HOUR;
  await server.services.db.updateTable('payment_reconciliations').set({ reconciled_until: until }).execute();
  await reconcile(server.services);
  expect(await creditsOf(player)).toBe(100);
});
