import { sql } from 'kysely';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buy,
  ledgerFaults,
  newPlayer,
  openCheckout,
  payOnPage,
  snapshot,
  startTestServer,
  type TestPlayer,
  type TestServer,
} from '../../testing/index.ts';
import { requireOpen, stripeGateway, WEBHOOK_PATH } from './gateway.ts';

let server: TestServer;
let player: TestPlayer;
/** The event of a payment whose webhook was not sent. */
let event: Stripe.CheckoutSessionCompletedEvent;
let body: string;

beforeAll(async () => {
  server = await startTestServer();
  player = await newPlayer(server);
  server.sandbox.webhooks.plan = () => [];
  await payOnPage((await openCheckout(player)).url);
  const [latest] = server.sandbox.events(1);
  if (latest?.type !== 'checkout.session.completed') throw new Error('the payment has no event');
  event = latest;
  body = JSON.stringify(event);
});

afterAll(async () => {
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  await server.close();
});

const nowInSeconds = () => Math.floor(server.clock.now() / 1000);

function sign(payload: string, options: { secret?: string; timestamp?: number } = {}): string {
  const { webhookSecrets, stripe } = requireOpen(server.services.payments);
  return stripe.webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecrets[0] ?? '',
    timestamp: nowInSeconds(),
    ...options,
  });
}

test('an event with a future timestamp is rejected (B 11)', async () => {
  const future = sign(body, { timestamp: nowInSeconds() + 3600 });
  expect(await post(body, { 'stripe-signature': future })).toBe(400);
});

async function post(payload: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<number> {
  const response = await fetch(`${server.url}${WEBHOOK_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: payload,
  });
  await response.arrayBuffer();
  return response.status;
}

test('forged webhooks are rejected: flipped bits, reformatted body, other secrets, stale or missing signature', async () => {
  const before = await snapshot(server.services.db);
  const header = sign(body);
  const statuses: number[] = [];
  const bytes = Buffer.from(body);
  for (let index = 0; index < bytes.length; index += 7) {
    const flipped = Uint8Array.from(bytes);
    flipped[index] = (flipped[index] ?? 0) ^ (1 << (index % 8));
    statuses.push(await post(flipped, { 'stripe-signature': header }));
  }
  const at = nowInSeconds();
  const forgeries: [string, Record<string, string>][] = [
    [JSON.stringify(JSON.parse(body), null, 2), { 'stripe-signature': header }],
    [`${body} `, { 'stripe-signature': header }],
    [body.replace(player.user.id, 'another-player'), { 'stripe-signature': header }],
    [body, { 'stripe-signature': sign(body, { secret: 'whsec_of_somebody_else' }) }],
    [body, { 'stripe-signature': sign(body, { secret: '' }) }],
    [body, { 'stripe-signature': sign(body, { timestamp: at - 301 }) }],
    [body, { 'stripe-signature': header.replace(/t=\d+/, `t=${at + 1}`) }],
    [body, { 'stripe-signature': header.replace('v1=', 'v0=') }],
    [body, { 'stripe-signature': header.replace(/v1=..../, 'v1=0000') }],
    [body, { 'stripe-signature': '' }],
    [body, {}],
    ['', { 'stripe-signature': sign('') }],
    ['not json', { 'stripe-signature': sign('not json') }],
  ];
  for (const [payload, headers] of forgeries) statuses.push(await post(payload, headers));
  expect(statuses.length).toBeGreaterThan(100);
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await post(body, { 'stripe-signature': header, 'content-type': 'text/plain' })).toBe(415);
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('a signed event grants nothing that the provider does not confirm', async () => {
  const before = await snapshot(server.services.db);
  const session = event.data.object;
  const unpaid = await openCheckout(await newPlayer(server), 'gamer');
  const lie = JSON.stringify({
    ...event,
    id: 'evt_lie',
    data: { object: { ...session, id: unpaid.sessionId, payment_status: 'paid', amount_total: 1 } },
  });
  expect(await post(lie, { 'stripe-signature': sign(lie) })).toBe(200);
  const after = await snapshot(server.services.db);
  expect(after['ledger_transfers']).toEqual(before['ledger_transfers']);
});

test('a genuine event is accepted from any origin and counts once', async () => {
  const headers = { 'stripe-signature': sign(body), 'sec-fetch-site': 'cross-site', origin: 'https://stripe.com' };
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => post(body, headers)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await player.api('user')).user.credits).toBe(100);
  server.clock.advance(3 * 24 * 60 * 60 * 1000);
  expect(await post(body, { 'stripe-signature': sign(body) })).toBe(200);
  expect((await player.api('user')).user.credits).toBe(100);
  expect(await player.api('paymentHistory')).toHaveLength(1);
});

test('events of other sellers and of other types are ignored', async () => {
  const before = await snapshot(server.services.db);
  const session = event.data.object;
  for (const foreign of [
    { ...event, id: 'evt_1', data: { object: { ...session, id: 'cs_test_of_another_shop' } } },
    { ...event, id: 'evt_2', type: 'customer.created', data: { object: { id: 'cus_1', object: 'customer' } } },
    { ...event, id: 'evt_3', type: 'charge.refunded', data: { object: { id: 'ch_1', payment_intent: null } } },
    { ...event, id: 'evt_4', type: 'charge.refunded', data: { object: { id: 'ch_2', payment_intent: 'pi_other' } } },
  ]) {
    const payload = JSON.stringify(foreign);
    expect(await post(payload, { 'stripe-signature': sign(payload) })).toBe(200);
  }
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('a webhook that fails is rolled back and succeeds on retry', async () => {
  const shop = await startTestServer();
  shop.sandbox.webhooks.plan = () => [];
  const buyer = await newPlayer(shop);
  await sql`alter table receipts rename to receipts_away`.execute(shop.services.db);
  const { url } = await openCheckout(buyer);
  await payOnPage(url);
  const [paid] = shop.sandbox.events(1);
  const deliver = async () => shop.sandbox.webhooks.deliver(paid?.id ?? '');
  expect(await deliver()).toBe(500);
  expect((await buyer.api('user')).user.credits).toBe(0);
  await sql`alter table receipts_away rename to receipts`.execute(shop.services.db);
  expect(await deliver()).toBe(200);
  expect((await buyer.api('user')).user.credits).toBe(100);
  expect(await ledgerFaults(shop.services.db)).toEqual([]);
  await shop.close();
});

test('while a secret is replaced, both are accepted, and nothing else', async () => {
  const keys = { secretKey: 'sk_test_x', webhookSecrets: ['whsec_old', 'whsec_new'] };
  const shop = await startTestServer({ payments: stripeGateway(keys) });
  const payload = JSON.stringify({ ...event, type: 'customer.created', data: { object: { id: 'cus_1' } } });
  const deliver = async (...secrets: string[]) => {
    const headers = secrets.map((secret) => sign(payload, { secret, timestamp: Math.floor(shop.clock.now() / 1000) }));
    // Stripe signs with both for a day: one time, and a signature of each.
    const [first = '', ...others] = headers;
    const signature = [first, ...others.map((header) => header.slice(header.indexOf('v1=')))].join(',');
    const headersSent = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await fetch(`${shop.url}${WEBHOOK_PATH}`, { method: 'POST', headers: headersSent, body: payload })).status;
  };
  expect([await deliver('whsec_old'), await deliver('whsec_new')]).toEqual([200, 200]);
  expect(await deliver('whsec_new', 'whsec_old')).toBe(200);
  for (const forged of ['whsec_other', 'whsec_old,whsec_new', '']) expect(await deliver(forged)).toBe(400);
  await shop.close();
});

test('buying a package twice makes two payments', async () => {
  const buyer = await newPlayer(server);
  server.sandbox.webhooks.plan = () => [0];
  await buy(server, buyer);
  await buy(server, buyer);
  expect((await buyer.api('user')).user.credits).toBe(200);
});
