import { readFileSync } from 'node:fs';
import { createStripeSandbox } from '@star-seekers/stripe-sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CARDS,
  type TestServer,
  buy,
  ledgerFaults,
  newPlayer,
  newVisitor,
  openCheckout,
  payOnPage,
  refusal,
  snapshot,
  startTestServer,
} from '../../testing/index.ts';
import { sandboxGateway, stripeGateway } from './gateway.ts';
import { reconcile } from './reconcile.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  await server.close();
});

test('package prices match the specification (P9.33)', async () => {
  const packages = await newVisitor(server).api('creditPackages');
  expect(packages.map(({ id, name, credits, price, popular }) => [id, name, credits, price, popular])).toEqual([
    ['starter', 'Starter Pack', 100, 4.99, false],
    ['gamer', 'Gamer Pack', 250, 9.99, true],
    ['pro', 'Pro Pack', 600, 19.99, false],
    ['champion', 'Champion Pack', 1500, 39.99, false],
  ]);
  expect((await newVisitor(server).api('config')).payments).toBe('sandbox');
});

test('a purchase sends one e-mail with the receipt', async () => {
  const player = await newPlayer(server);
  const { sessionId } = await buy(server, player, 'starter');
  await player.api('verifyPayment', { body: { sessionId } });
  const [item] = await player.api('paymentHistory');
  const emails = (await server.mails()).filter(({ to }) => to === player.user.email);
  expect(emails.map(({ subject }) => subject)).toEqual(['Your receipt for Starter Pack']);
  expect(emails[0]?.text).toContain(item?.receiptNumber);
  expect(emails[0]?.text).toContain('$4.99');
});

test('a paid package appears once in the wallet, the history and a receipt', async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  server.clock.set(now);
  const player = await newPlayer(server, 7);
  const { sessionId } = await buy(server, player, 'gamer');
  expect((await player.api('user')).user).toMatchObject({ credits: 257, pendingCredits: 0 });
  const answer = { status: 'succeeded', credits: 257, purchased: 250 };
  expect(await player.api('verifyPayment', { body: { sessionId } })).toEqual(answer);
  expect(await player.api('verifyPayment', { body: { sessionId } })).toEqual(answer);

  const history = await player.api('paymentHistory');
  expect(history).toEqual([
    {
      id: expect.any(String),
      packageName: 'Gamer Pack',
      amount: 9.99,
      credits: 250,
      status: 'succeeded',
      date: expect.any(Number),
      paymentId: expect.stringMatching(/^pi_/),
      receiptNumber: expect.stringMatching(/^SS-20261121-[2-9A-Z]{8}$/),
      refunded: 0,
      creditsReversed: 0,
    },
  ]);
  const [latest] = await player.api('transactions');
  expect(latest).toMatchObject({ type: 'earned', amount: 250, description: 'Gamer Pack - Purchased' });
  const receipts = await server.services.db
    .selectFrom('receipts')
    .selectAll()
    .where('user_id', '=', player.user.id)
    .execute();
  expect(receipts).toMatchObject([
    { number: history[0]?.receiptNumber, credits: 250, amount_cents: 999, currency: 'usd', package_name: 'Gamer Pack' },
  ]);
});

test('the return page grants a paid purchase without the webhook', async () => {
  const player = await newPlayer(server);
  server.sandbox.webhooks.plan = () => [];
  const { url, sessionId } = await openCheckout(player);
  await payOnPage(url);
  expect((await player.api('user')).user.credits).toBe(0);
  expect(await player.api('verifyPayment', { body: { sessionId } })).toMatchObject({
    status: 'succeeded',
    credits: 100,
  });
  server.sandbox.webhooks.plan = () => [0];
});

test('the checkout shows the package and its price, and returns to the hub', async () => {
  const player = await newPlayer(server);
  const { url } = await openCheckout(player, 'gamer');
  expect(new URL(url).origin).toBe(server.url);
  const page = await (await fetch(url)).text();
  expect(page).toContain('Gamer Pack');
  expect(page).toContain('$9.99');
  expect(page).toContain(`${server.url}/credits?canceled=true`);
  const response = await payOnPage(url);
  expect(response.headers.get('location')).toMatch(/\/credits\?success=true&session_id=cs_test_\w+$/);
});

test('an unpaid checkout is pending and grants nothing', async () => {
  const player = await newPlayer(server);
  const { url, sessionId } = await openCheckout(player);
  expect(await player.api('verifyPayment', { body: { sessionId } })).toMatchObject({ status: 'pending', credits: 0 });
  await payOnPage(url, CARDS.declined);
  expect(await player.api('verifyPayment', { body: { sessionId } })).toMatchObject({ status: 'pending', credits: 0 });
  expect(await player.api('paymentHistory')).toMatchObject([{ status: 'pending', packageName: 'Starter Pack' }]);
  await payOnPage(url);
  expect(await player.api('verifyPayment', { body: { sessionId } })).toMatchObject({
    status: 'succeeded',
    credits: 100,
  });
});

test('repeated clicks on a package reuse one checkout until it is paid', async () => {
  const player = await newPlayer(server);
  const clicks = await Promise.all(Array.from({ length: 8 }, async () => openCheckout(player)));
  expect(new Set(clicks.map(({ sessionId }) => sessionId)).size).toBe(1);
  const other = await openCheckout(player, 'gamer');
  expect(other.sessionId).not.toBe(clicks[0]?.sessionId);
  // Paid, but the hub is not notified yet.
  server.sandbox.webhooks.plan = () => [];
  await payOnPage(clicks[0]?.url ?? '');
  const next = await openCheckout(player);
  expect(next.sessionId).not.toBe(clicks[0]?.sessionId);
  expect((await player.api('user')).user.credits).toBe(100);
  server.sandbox.webhooks.plan = () => [0];
});

test('an expired checkout is replaced by a new one', async () => {
  const player = await newPlayer(server);
  const first = await openCheckout(player);
  server.clock.advance(61 * 60_000);
  const second = await openCheckout(player);
  expect(second.sessionId).not.toBe(first.sessionId);
  expect(await player.api('verifyPayment', { body: { sessionId: first.sessionId } })).toMatchObject({
    status: 'failed',
  });
  // The history omits a checkout without a payment attempt.
  expect(await player.api('paymentHistory')).toMatchObject([{ status: 'pending' }]);
  const declinedPlayer = await newPlayer(server);
  await payOnPage((await openCheckout(declinedPlayer)).url, CARDS.declined);
  server.clock.advance(61 * 60_000);
  await openCheckout(declinedPlayer);
  expect((await declinedPlayer.api('paymentHistory')).map(({ status }) => status)).toEqual(['pending', 'failed']);
});

test('a player can neither verify nor list another player’s payment', async () => {
  const [owner, stranger] = [await newPlayer(server), await newPlayer(server)];
  server.sandbox.webhooks.plan = () => [];
  const { url, sessionId } = await openCheckout(owner);
  await payOnPage(url);
  const before = await snapshot(server.services.db);
  const error = await refusal(stranger.api('verifyPayment', { body: { sessionId } }));
  expect([error.status, error.code]).toEqual([403, 'payments/not_yours']);
  expect(await stranger.api('paymentHistory')).toEqual([]);
  expect(await snapshot(server.services.db)).toEqual(before);
  server.sandbox.webhooks.plan = () => [0];
});

test.each([
  ['an unknown package', 'createCheckoutSession', { packageId: 'mega' }, 404, 'payments/unknown_package'],
  ['an inherited name', 'createCheckoutSession', { packageId: 'constructor' }, 404, 'payments/unknown_package'],
  ['an unknown session', 'verifyPayment', { sessionId: 'cs_test_of_nobody' }, 404, 'payments/not_found'],
] as const)('%s is rejected', async (_what, endpoint, body, status, code) => {
  const { api } = await newPlayer(server);
  const error = await refusal(api(endpoint, { body }));
  expect([error.status, error.code]).toEqual([status, code]);
});

test('checkouts are limited per player', async () => {
  const limited = await startTestServer({ limits: { checkout: { max: 2, windowMs: 60_000 } } });
  const player = await newPlayer(limited);
  await openCheckout(player);
  await openCheckout(player);
  expect((await refusal(openCheckout(player))).status).toBe(429);
  await openCheckout(await newPlayer(limited));
  await limited.close();
});

test('an unreachable provider gives a 502 and charges nothing', async () => {
  // Nothing listens on the local discard port.
  const keys = { secretKey: 'sk_test_unused', webhookSecrets: ['whsec_unused'] };
  const nowhere = { host: '127.0.0.1', port: 9, protocol: 'http', maxNetworkRetries: 0 } as const;
  const disconnected = await startTestServer({ payments: stripeGateway(keys, nowhere) });
  const player = await newPlayer(disconnected);
  for (let attempt = 0; attempt < 2; attempt++) {
    const error = await refusal(openCheckout(player));
    expect([error.status, error.code]).toEqual([502, 'payments/unreachable']);
  }
  expect((await player.api('user')).user.credits).toBe(0);
  expect((await player.api('config')).payments).toBe('sandbox');
  await disconnected.close();
});

test('a restricted key needs the permissions of docs/payments.md, all of them and no others', async () => {
  const guide = readFileSync(new URL('../../../../../docs/payments.md', import.meta.url), 'utf8');
  const rows = [...guide.matchAll(/^ *\| (?<name>[A-Z][\w ]*?) +\| (?<access>read|write) +\|/gm)];
  const documented = Object.fromEntries(rows.map(({ groups }) => [groups?.['name'], groups?.['access'] as 'read']));
  expect(Object.keys(documented)).toHaveLength(5);
  const permissions = { ...documented };
  const keys = { secretKey: 'rk_test_x', webhookSecret: 'whsec_x' };
  const webhooks = { path: '/nowhere', secret: 'whsec_x', types: [] };
  const sandbox = createStripeSandbox({ ...keys, path: ':memory:', permissions, webhooks });
  const shop = await startTestServer({ payments: sandboxGateway(sandbox, keys) });
  /** Whether a disputed payment is booked and taken back, and one of a deleted account refunded. */
  const works = async () => {
    const [player, leaver] = [await newPlayer(shop), await newPlayer(shop)];
    try {
      await payOnPage((await openCheckout(player)).url, CARDS.disputed);
      const { url } = await openCheckout(leaver);
      await leaver.api('deleteUser', { body: { password: leaver.password } });
      await payOnPage(url);
      await reconcile(shop.services);
    } catch {
      return false;
    }
    const history = await player.api('paymentHistory');
    return history[0]?.creditsReversed === 100 && sandbox.events(9).some(({ type }) => type === 'charge.refunded');
  };
  expect(await works()).toBe(true);
  for (const [name, access] of Object.entries(documented)) {
    Object.assign(permissions, documented, { [name]: access === 'write' ? 'read' : undefined });
    expect([name, await works()]).toEqual([name, false]);
  }
  Object.assign(permissions, documented);
  expect(await works()).toBe(true);
  await shop.close();
});

test('a server without payments answers payments/off', async () => {
  const serverWithoutPayments = await startTestServer({ payments: { provider: 'off' } });
  const player = await newPlayer(serverWithoutPayments);
  expect((await player.api('config')).payments).toBe('off');
  expect((await refusal(openCheckout(player))).code).toBe('payments/off');
  expect((await refusal(player.api('verifyPayment', { body: { sessionId: 'cs_x' } }))).status).toBe(503);
  expect(await player.api('creditPackages')).toHaveLength(4);
  expect(await player.api('paymentHistory')).toEqual([]);
  expect((await fetch(`${serverWithoutPayments.url}/stripe-sandbox/sandbox.css`)).status).not.toBe(200);
  await serverWithoutPayments.close();
});

test.each([
  ['sk_live_x', 'live'],
  ['rk_live_x', 'live'],
  ['sk_test_x', 'sandbox'],
])('with the key %s the config reports %s payments', async (secretKey, payments) => {
  const stripe = await startTestServer({ payments: stripeGateway({ secretKey, webhookSecrets: ['whsec_x'] }) });
  expect((await newVisitor(stripe).api('config')).payments).toBe(payments);
  await stripe.close();
});
