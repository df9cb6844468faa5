import Fastify from 'fastify';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStripeSandbox } from './index.ts';
import { SECRET_KEY, TestShop, failureOf, payBy } from './testing-shop.ts';

const MINUTE = 60_000;

let shop: TestShop;

beforeEach(async () => {
  shop = await TestShop.open();
});

afterEach(async () => shop.close());

test('a session is created, paid on its page, and reported by signed events', async () => {
  const session = await shop.checkout();
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 999,
    currency: 'usd',
    client_reference_id: 'player-1',
    metadata: { order: '7' },
    payment_intent: null,
  });
  expect(session.line_items).toBeUndefined();
  const page = await fetch(session.url ?? '');
  expect(page.status).toBe(200);
  const text = await page.text();
  for (const shown of ['Gamer &lt;Pack&gt;', '250 credits &amp; more', '$9.99']) expect(text).toContain(shown);

  const answer = await payBy(session.url, '4242 4242 4242 4242');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${shop.origin}/credits?success=true&session_id=${session.id}`);
  const paidSession = await shop.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items.data.price.product', 'payment_intent.latest_charge'],
  });
  expect(paidSession).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    line_items: {
      data: [
        { description: 'Gamer <Pack>', amount_total: 999, price: { product: { description: '250 credits & more' } } },
      ],
    },
    payment_intent: {
      status: 'succeeded',
      amount_received: 999,
      metadata: { order: '7' },
      latest_charge: { object: 'charge', paid: true, amount_refunded: 0, metadata: { order: '7' } },
    },
  });
  await shop.sandbox.webhooks.settled();
  expect(shop.typesReceived().toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
});

test('a session expires on request or at its deadline', async () => {
  const [first, second] = await Promise.all([
    shop.checkout(),
    shop.stripe.checkout.sessions.create({ ...shop.parameters(), expires_at: Math.floor(shop.now() / 1000) + 31 * 60 }),
  ]);
  expect(await shop.stripe.checkout.sessions.expire(first.id)).toMatchObject({ status: 'expired', url: null });
  expect((await failureOf(shop.stripe.checkout.sessions.expire(first.id))).message).toContain('status of `expired`');
  shop.skippedMs += 32 * MINUTE;
  expect((await payBy(second.url, '4242424242424242')).status).toBe(410);
  expect((await shop.stripe.checkout.sessions.retrieve(second.id)).status).toBe('expired');
  await shop.sandbox.webhooks.settled();
  expect(shop.typesReceived()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
});

test('a charge is refunded in parts, never beyond its amount', async () => {
  const { intent, charge } = await shop.payment();
  const first = await shop.stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
  expect(first).toMatchObject({ status: 'succeeded', amount: 400, charge: charge.id });
  const tooMuch = await failureOf(shop.stripe.refunds.create({ payment_intent: intent.id, amount: 600 }));
  expect(tooMuch).toMatchObject({ type: 'StripeInvalidRequestError', param: 'amount' });
  await shop.stripe.refunds.create({ charge: charge.id, reason: 'requested_by_customer' });
  expect(await shop.stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 999, refunded: true });
  expect((await failureOf(shop.stripe.refunds.create({ charge: charge.id }))).code).toBe('charge_already_refunded');
  const refunds = await shop.stripe.refunds.list({ payment_intent: intent.id });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([599, 400]);
  expect(await shop.stripe.refunds.retrieve(first.id)).toEqual(expect.objectContaining({ id: first.id }));
});

test.each([
  ['winning_evidence', 'won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
  ['losing_evidence', 'lost', ['charge.dispute.closed']],
])('a dispute answered with %s is %s', async (evidence, status, closing) => {
  const { intent, charge } = await shop.payment('4000 0000 0000 0259');
  const { data } = await shop.stripe.disputes.list({ payment_intent: intent.id });
  const [dispute] = data;
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 999, charge: charge.id });
  expect(await shop.stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true });
  expect((await failureOf(shop.stripe.refunds.create({ charge: charge.id }))).code).toBe('charge_disputed');
  const id = dispute?.id ?? '';
  const updated = await shop.stripe.disputes.update(id, { evidence: { uncategorized_text: evidence } });
  expect(updated.status).toBe(status);
  expect((await failureOf(shop.stripe.disputes.close(id))).message).toContain('already closed');
  const events = await shop.stripe.events.list({ types: ['charge.dispute.closed', 'charge.dispute.funds_reinstated'] });
  expect(events.data.map(({ type }) => type).toSorted()).toEqual(closing);
});

test('a repeated idempotency key returns the same object and rejects a different request', async () => {
  const options = { idempotencyKey: 'order-7' };
  const sessions = await Promise.all(
    Array.from({ length: 8 }, async () => shop.stripe.checkout.sessions.create(shop.parameters(), options)),
  );
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  // With the `fetch` client, `lastResponse` is the original response.
  const headers = sessions.map(({ lastResponse }) => new Headers(lastResponse.headers));
  expect(headers.filter((header) => header.get('idempotent-replayed') === 'true')).toHaveLength(7);
  const other = shop.stripe.checkout.sessions.create(
    { ...shop.parameters(), client_reference_id: 'player-2' },
    options,
  );
  expect(await failureOf(other)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('the SDK parses errors into its error classes', async () => {
  const { cancel_url: _cancelUrl, line_items: _lineItems, ...incomplete } = shop.parameters();
  const cases = [
    [
      async () => shop.stripe.checkout.sessions.retrieve('cs_none'),
      'StripeInvalidRequestError',
      404,
      'resource_missing',
      'id',
    ],
    [
      async () => shop.stripe.checkout.sessions.create(incomplete),
      'StripeInvalidRequestError',
      400,
      'parameter_missing',
      'line_items',
    ],
    [
      async () => shop.stripe.checkout.sessions.create({ ...shop.parameters(), mode: 'subscription' }),
      'StripeInvalidRequestError',
      400,
      undefined,
      'mode',
    ],
    [
      async () => shop.stripe.checkout.sessions.create({ ...shop.parameters(), discounts: [{ coupon: 'half' }] }),
      'StripeInvalidRequestError',
      400,
      'parameter_unknown',
      'discounts',
    ],
    [
      async () =>
        shop.stripe.checkout.sessions.create({ ...shop.parameters(), expires_at: Math.floor(shop.now() / 1000) + 60 }),
      'StripeInvalidRequestError',
      400,
      undefined,
      'expires_at',
    ],
    [
      async () => shop.stripe.refunds.create({ payment_intent: 'pi_none' }),
      'StripeInvalidRequestError',
      404,
      'resource_missing',
      'payment_intent',
    ],
    [async () => shop.stripe.customers.list(), 'StripeInvalidRequestError', 404, undefined, undefined],
  ] as const;
  for (const [send, type, statusCode, code, param] of cases) {
    const { message, ...failure } = await failureOf(send());
    expect({ type: failure.type, statusCode: failure.statusCode, code: failure.code, param: failure.param }).toEqual({
      type,
      statusCode,
      code,
      param,
    });
    expect(message.length).toBeGreaterThan(10);
    expect(failure.requestId).toMatch(/^req_/);
  }
  const stranger = new Stripe('sk_test_wrong', {
    httpClient: Stripe.createFetchHttpClient(shop.sandbox.fetch),
    maxNetworkRetries: 0,
  });
  expect(await failureOf(stranger.events.list())).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
});

test('malicious form keys are rejected', async () => {
  const headers = { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/x-www-form-urlencoded' };
  for (const body of ['__proto__[admin]=1', 'metadata[constructor]=1', `a${'[a]'.repeat(20)}=1`, '[x]=1']) {
    const answer = await fetch(`${shop.origin}/stripe/v1/checkout/sessions`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  }
});

test('lists are paged, newest first, and the SDK iterates over them', async () => {
  const created: string[] = [];
  for (let index = 0; index < 5; index++) created.push((await shop.checkout()).id);
  const listed: string[] = [];
  for await (const { id } of shop.stripe.checkout.sessions.list({ limit: 2 })) listed.push(id);
  expect(listed).toEqual(created.toReversed());
  expect((await shop.stripe.checkout.sessions.list({ status: 'complete' })).data).toEqual([]);
  const { intent, session } = await shop.payment();
  const ofPayment = await shop.stripe.checkout.sessions.list({ payment_intent: intent.id });
  expect(ofPayment.data.map(({ id }) => id)).toEqual([session.id]);
  const since = { status: 'complete', created: { gte: session.created }, limit: 1 } as const;
  const completed: string[] = [];
  for await (const { id } of shop.stripe.checkout.sessions.list(since)) completed.push(id);
  expect(completed).toEqual([session.id]);
  expect(await shop.stripe.checkout.sessions.list(since)).toMatchObject({
    object: 'list',
    url: '/v1/checkout/sessions',
    has_more: false,
    data: [
      { object: 'checkout.session', client_reference_id: 'player-1', metadata: { order: '7' }, amount_total: 999 },
    ],
  });
  const future = await shop.stripe.events.list({ created: { gte: Math.floor(shop.now() / 1000) + 60 } });
  expect(future.data).toEqual([]);
});

test('without a port the sandbox answers the SDK in its process, and a restricted key only as far as it may', async () => {
  const permissions = { 'Checkout Sessions': 'write' } as const;
  const webhooks = { path: '/webhook', secret: 'whsec_x' };
  const sandbox = createStripeSandbox({ path: ':memory:', secretKey: 'rk_test_x', permissions, webhooks });
  const stripe = new Stripe('rk_test_x', {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    maxNetworkRetries: 0,
  });
  const app = Fastify();
  await app.register(sandbox.plugin, { prefix: '/stripe' });
  const { id } = await stripe.checkout.sessions.create(shop.parameters());
  expect((await stripe.checkout.sessions.list()).data.map((session) => session.id)).toEqual([id]);
  const denied = await failureOf(stripe.refunds.create({ payment_intent: 'pi_x' }));
  expect(denied).toMatchObject({ type: 'StripePermissionError', statusCode: 403 });
  expect(denied.message).toContain("'rak_charge_write'");
  await app.close();
});
