import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StripeSandbox, createStripeSandbox } from './index.ts';

const SECRET_KEY = 'sk_test_of_these_tests';
const WEBHOOK_SECRET = 'whsec_of_these_tests';
const MINUTE = 60_000;

interface Received {
  readonly event: Stripe.Event;
  readonly at: number;
}

let folder: string;
let app: FastifyInstance;
let sandbox: StripeSandbox;
let stripe: Stripe;
let origin: string;
let skippedMs: number;
let received: Received[];
/** Statuses that the shop answers the next events with; 200 when there is none left. */
let answers: number[];

const now = () => Date.now() + skippedMs;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'));
  skippedMs = 0;
  received = [];
  answers = [];
  await open();
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** A shop with a sandbox in it, whose webhook takes only what Stripe's own library accepts. */
async function open(): Promise<void> {
  sandbox = createStripeSandbox({
    path: join(folder, 'sandbox.sqlite'),
    secretKey: SECRET_KEY,
    now,
    webhooks: { path: '/webhook', secret: WEBHOOK_SECRET, retryDelaysMs: [5, 5, 5] },
  });
  app = Fastify();
  await app.register(sandbox.plugin, { prefix: '/stripe' });
  await app.register(async (shop) => {
    shop.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    shop.post('/webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature'] ?? '';
      const event = stripe.webhooks.constructEvent(
        request.body as string,
        signature,
        WEBHOOK_SECRET,
        300,
        undefined,
        now(),
      );
      received.push({ event, at: Date.now() });
      return reply.code(answers.shift() ?? 200).send();
    });
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  stripe = new Stripe(SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

function parameters(): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 999, product_data: { name: 'Gamer <Pack>' } } },
    ],
    success_url: `${origin}/credits?success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/credits?canceled=true`,
    client_reference_id: 'player-1',
    metadata: { order: '7' },
    payment_intent_data: { metadata: { order: '7' } },
  };
}

async function submit(url: string | null, fields: Record<string, string>): Promise<Response> {
  return fetch(url ?? '', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

const payBy = async (session: Stripe.Checkout.Session, number: string) =>
  submit(session.url, { number, expiry: '12/34', cvc: '123' });

async function payment(card = '4242 4242 4242 4242') {
  const session = await stripe.checkout.sessions.create(parameters());
  await payBy(session, card);
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
  const intent = paid.payment_intent as Stripe.PaymentIntent;
  return { session: paid, intent, charge: intent.latest_charge as Stripe.Charge };
}

const failureOf = async (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was answered'),
    (error: unknown) => error as Stripe.errors.StripeError,
  );

const typesReceived = () => received.map(({ event }) => event.type);

test('a session is made, paid on its page, and told of by signed events', async () => {
  const session = await stripe.checkout.sessions.create(parameters());
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
  expect(await page.text()).toContain('Gamer &lt;Pack&gt;');

  const answer = await payBy(session, '4242 4242 4242 4242');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${origin}/credits?success=true&session_id=${session.id}`);
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items', 'payment_intent.latest_charge'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    line_items: { data: [{ description: 'Gamer <Pack>', amount_total: 999 }] },
    payment_intent: {
      status: 'succeeded',
      amount_received: 999,
      metadata: { order: '7' },
      latest_charge: { object: 'charge', paid: true, amount_refunded: 0, metadata: { order: '7' } },
    },
  });
  await sandbox.webhooks.settled();
  expect(typesReceived().toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
});

test('a session cannot be paid twice', async () => {
  const { session } = await payment();
  const url = `${origin}/stripe/pay/${session.id}`;
  const again = await submit(url, { number: '4242424242424242', expiry: '12/34', cvc: '123' });
  expect(again.status).toBe(410);
  expect(await again.text()).toContain('This payment is complete');
  expect((await fetch(`${origin}/stripe/pay/cs_test_of_nobody`)).status).toBe(404);
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.', 'card_declined'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.', 'card_declined'],
  ['4000 0000 0000 0069', 'Your card has expired.', 'expired_card'],
  ['4000 0000 0000 0127', 'Your card&#39;s security code is incorrect.', 'incorrect_cvc'],
  ['5555 5555 5555 4444', 'used a non test card', 'card_declined'],
])('the card %s is declined and another may be tried', async (number, message, code) => {
  const session = await stripe.checkout.sessions.create(parameters());
  const answer = await payBy(session, number);
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain(message);
  const declined = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(declined).toMatchObject({
    status: 'open',
    payment_intent: { status: 'requires_payment_method', last_payment_error: { code } },
  });
  expect((await payBy(session, '4242424242424242')).status).toBe(303);
});

test.each([
  [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  [{ number: '' }, 'Your card number is invalid.'],
  [{ expiry: '13/34' }, 'expiration date is incomplete'],
  [{ expiry: '01/20' }, 'expiration date is in the past'],
  [{ cvc: '12' }, 'security code is incomplete'],
])('a form with %o is shown again with what is wrong', async (change, message) => {
  const session = await stripe.checkout.sessions.create(parameters());
  const answer = await submit(session.url, { number: '4242424242424242', expiry: '12/34', cvc: '123', ...change });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(message);
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBeNull();
});

test('a card that asks for confirmation is charged only after it', async () => {
  const session = await stripe.checkout.sessions.create(parameters());
  const asked = await payBy(session, '4000 0025 0000 3155');
  const confirmUrl = new URL(asked.headers.get('location') ?? '', origin).href;
  expect(await (await fetch(confirmUrl)).text()).toContain('Confirm it is you');
  const waiting = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(waiting).toMatchObject({ payment_status: 'unpaid', payment_intent: { status: 'requires_action' } });

  const refused = await submit(confirmUrl, { answer: 'fail' });
  expect(refused.status).toBe(402);
  expect(await refused.text()).toContain('unable to authenticate');
  await payBy(session, '4000 0025 0000 3155');
  const confirmed = await submit(confirmUrl, { answer: 'complete' });
  expect(confirmed.headers.get('location')).toContain(session.id);
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
});

test('the page is for everybody: no script, one stylesheet, labelled fields, a way back', async () => {
  const session = await stripe.checkout.sessions.create(parameters());
  const page = await fetch(`${session.url}?card=4000000000000002`);
  const text = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  expect(text).not.toMatch(/<script|<style|\son\w+=|\sstyle=/);
  expect(text).toContain('value="4000 0000 0000 0002"');
  expect(text).toContain(`href="${origin}/credits?canceled=true"`);
  for (const name of ['number', 'expiry', 'cvc']) expect(text).toContain(`<label for="${name}">`);
  const stylesheet = await fetch(new URL(/href="([^"]+\.css)"/.exec(text)?.[1] ?? '', origin));
  expect(stylesheet.headers.get('content-type')).toContain('text/css');
});

test('a session ends when it is told to, or when its time is over', async () => {
  const [told, forgotten] = await Promise.all([
    stripe.checkout.sessions.create(parameters()),
    stripe.checkout.sessions.create({ ...parameters(), expires_at: Math.floor(now() / 1000) + 31 * 60 }),
  ]);
  expect(await stripe.checkout.sessions.expire(told.id)).toMatchObject({ status: 'expired', url: null });
  expect((await failureOf(stripe.checkout.sessions.expire(told.id))).message).toContain('status of `expired`');
  skippedMs += 32 * MINUTE;
  expect((await payBy(forgotten, '4242424242424242')).status).toBe(410);
  expect((await stripe.checkout.sessions.retrieve(forgotten.id)).status).toBe('expired');
  await sandbox.webhooks.settled();
  expect(typesReceived()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
});

test('a charge is refunded in parts, and never beyond itself', async () => {
  const { intent, charge } = await payment();
  const first = await stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
  expect(first).toMatchObject({ status: 'succeeded', amount: 400, charge: charge.id });
  const tooMuch = await failureOf(stripe.refunds.create({ payment_intent: intent.id, amount: 600 }));
  expect(tooMuch).toMatchObject({ type: 'StripeInvalidRequestError', param: 'amount' });
  await stripe.refunds.create({ charge: charge.id, reason: 'requested_by_customer' });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 999, refunded: true });
  expect((await failureOf(stripe.refunds.create({ charge: charge.id }))).code).toBe('charge_already_refunded');
  const refunds = await stripe.refunds.list({ payment_intent: intent.id });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([599, 400]);
  expect(await stripe.refunds.retrieve(first.id)).toEqual(expect.objectContaining({ id: first.id }));
});

test.each([
  ['winning_evidence', 'won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
  ['losing_evidence', 'lost', ['charge.dispute.closed']],
])('a dispute answered with %s is %s', async (evidence, status, closing) => {
  const { intent, charge } = await payment('4000 0000 0000 0259');
  const { data } = await stripe.disputes.list({ payment_intent: intent.id });
  const [dispute] = data;
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 999, charge: charge.id });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true });
  expect((await failureOf(stripe.refunds.create({ charge: charge.id }))).code).toBe('charge_disputed');
  const id = dispute?.id ?? '';
  const answered = await stripe.disputes.update(id, { evidence: { uncategorized_text: evidence } });
  expect(answered.status).toBe(status);
  expect((await failureOf(stripe.disputes.close(id))).message).toContain('already closed');
  const events = await stripe.events.list({ types: ['charge.dispute.closed', 'charge.dispute.funds_reinstated'] });
  expect(events.data.map(({ type }) => type).toSorted()).toEqual(closing);
});

test('the same idempotency key gives the same object, and no other request', async () => {
  const options = { idempotencyKey: 'order-7' };
  const sessions = await Promise.all(
    Array.from({ length: 8 }, async () => stripe.checkout.sessions.create(parameters(), options)),
  );
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  // With `fetch` the SDK hands its response on as it is.
  const headers = sessions.map(({ lastResponse }) => new Headers(lastResponse.headers));
  expect(headers.filter((header) => header.get('idempotent-replayed') === 'true')).toHaveLength(7);
  const other = stripe.checkout.sessions.create({ ...parameters(), client_reference_id: 'player-2' }, options);
  expect(await failureOf(other)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('errors come in the form that the SDK turns into its classes', async () => {
  const { cancel_url: _cancelUrl, line_items: _lineItems, ...incomplete } = parameters();
  const cases = [
    [
      async () => stripe.checkout.sessions.retrieve('cs_none'),
      'StripeInvalidRequestError',
      404,
      'resource_missing',
      'id',
    ],
    [
      async () => stripe.checkout.sessions.create(incomplete),
      'StripeInvalidRequestError',
      400,
      'parameter_missing',
      'line_items',
    ],
    [
      async () => stripe.checkout.sessions.create({ ...parameters(), mode: 'subscription' }),
      'StripeInvalidRequestError',
      400,
      undefined,
      'mode',
    ],
    [
      async () => stripe.checkout.sessions.create({ ...parameters(), discounts: [{ coupon: 'half' }] }),
      'StripeInvalidRequestError',
      400,
      'parameter_unknown',
      'discounts',
    ],
    [
      async () => stripe.checkout.sessions.create({ ...parameters(), expires_at: Math.floor(now() / 1000) + 60 }),
      'StripeInvalidRequestError',
      400,
      undefined,
      'expires_at',
    ],
    [
      async () => stripe.refunds.create({ payment_intent: 'pi_none' }),
      'StripeInvalidRequestError',
      404,
      'resource_missing',
      'payment_intent',
    ],
    [async () => stripe.customers.list(), 'StripeInvalidRequestError', 404, undefined, undefined],
  ] as const;
  for (const [call, type, statusCode, code, param] of cases) {
    const { message, ...failure } = await failureOf(call());
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
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    maxNetworkRetries: 0,
  });
  expect(await failureOf(stranger.events.list())).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
});

test('poisoned keys of a form are refused', async () => {
  const headers = { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/x-www-form-urlencoded' };
  for (const body of ['__proto__[admin]=1', 'metadata[constructor]=1', `a${'[a]'.repeat(20)}=1`, '[x]=1']) {
    const answer = await fetch(`${origin}/stripe/v1/checkout/sessions`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  }
});

test('lists are paged from the newest on, and the SDK walks through them', async () => {
  const made: string[] = [];
  for (let index = 0; index < 5; index++) made.push((await stripe.checkout.sessions.create(parameters())).id);
  const seen: string[] = [];
  for await (const { id } of stripe.checkout.sessions.list({ limit: 2 })) seen.push(id);
  expect(seen).toEqual(made.toReversed());
  expect((await stripe.checkout.sessions.list({ status: 'complete' })).data).toEqual([]);
  const { intent, session } = await payment();
  const ofPayment = await stripe.checkout.sessions.list({ payment_intent: intent.id });
  expect(ofPayment.data.map(({ id }) => id)).toEqual([session.id]);
  const future = await stripe.events.list({ created: { gte: Math.floor(now() / 1000) + 60 } });
  expect(future.data).toEqual([]);
});

test('an event is sent until it is acknowledged', async () => {
  answers = [500, 404, 200];
  const { id } = await stripe.checkout.sessions.create(parameters());
  await stripe.checkout.sessions.expire(id);
  await sandbox.webhooks.settled();
  expect(typesReceived()).toEqual(Array.from({ length: 3 }, () => 'checkout.session.expired'));
  expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);
});

test('an event that is never acknowledged is given up after its last try', async () => {
  answers = Array.from({ length: 10 }, () => 500);
  const { id } = await stripe.checkout.sessions.create(parameters());
  await stripe.checkout.sessions.expire(id);
  await sandbox.webhooks.settled();
  expect(received).toHaveLength(4);
});

test('a test decides how often and how late an event is sent', async () => {
  sandbox.webhooks.plan = () => [0, 0, 40];
  const { id } = await stripe.checkout.sessions.create(parameters());
  await stripe.checkout.sessions.expire(id);
  await sandbox.webhooks.settled();
  expect(received).toHaveLength(3);
  expect((received[2]?.at ?? 0) - (received[0]?.at ?? 0)).toBeGreaterThanOrEqual(25);

  sandbox.webhooks.plan = () => [];
  const second = await stripe.checkout.sessions.create(parameters());
  await stripe.checkout.sessions.expire(second.id);
  await sandbox.webhooks.settled();
  expect(received).toHaveLength(3);
  const [event] = sandbox.events(1);
  answers = [503];
  expect(await sandbox.webhooks.deliver(event?.id ?? '')).toBe(503);
  expect(await sandbox.webhooks.deliver(event?.id ?? '')).toBe(200);
  expect(received).toHaveLength(5);
});

test('a restart forgets neither sessions nor events that are still to be sent', async () => {
  sandbox.webhooks.plan = () => [60 * MINUTE];
  const { session } = await payment();
  await app.close();
  expect(received).toEqual([]);
  await open();
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  const [event] = sandbox.events(1);
  expect(event?.type).toBe('checkout.session.completed');
  expect(await sandbox.webhooks.deliver(event?.id ?? '')).toBe(200);
});
