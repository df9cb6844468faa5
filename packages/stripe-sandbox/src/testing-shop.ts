import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { type StripeSandbox, createStripeSandbox } from './index.ts';

export const SECRET_KEY = 'sk_test_of_these_tests';
const WEBHOOK_SECRET = 'whsec_of_these_tests';

/** A small shop for tests. It sells one product through the sandbox in its own server. */
export class TestShop {
  sandbox!: StripeSandbox;
  stripe!: Stripe;
  origin = '';
  /** Events with a valid signature that its webhook received. */
  readonly received: Stripe.Event[] = [];
  /** Response statuses for the next events; 200 when empty. */
  readonly statuses: number[] = [];
  /** Milliseconds that its clock is ahead of the system clock. */
  skippedMs = 0;
  readonly #folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'));
  #app!: FastifyInstance;

  static async open(): Promise<TestShop> {
    const shop = new TestShop();
    await shop.#start();
    return shop;
  }

  now(): number {
    return Date.now() + this.skippedMs;
  }

  async stop(): Promise<void> {
    await this.#app.close();
  }

  /** Starts a new server on the same data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.#start();
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }

  /** Parameters of a checkout of the product. */
  parameters(): Stripe.Checkout.SessionCreateParams {
    const product_data = { name: 'Gamer <Pack>', description: '250 credits & more' };
    return {
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 999, product_data } }],
      success_url: `${this.origin}/credits?success=true&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${this.origin}/credits?canceled=true`,
      client_reference_id: 'player-1',
      metadata: { order: '7' },
      payment_intent_data: { metadata: { order: '7' } },
    };
  }

  async checkout(): Promise<Stripe.Checkout.Session> {
    return this.stripe.checkout.sessions.create(this.parameters());
  }

  /** Pays a checkout. @returns the session, payment and charge */
  async payment(card = '4242 4242 4242 4242') {
    const { id, url } = await this.checkout();
    await payBy(url, card);
    const session = await this.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    const intent = session.payment_intent as Stripe.PaymentIntent;
    return { session, intent, charge: intent.latest_charge as Stripe.Charge };
  }

  typesReceived(): string[] {
    return this.received.map(({ type }) => type);
  }

  async #start(): Promise<void> {
    this.sandbox = createStripeSandbox({
      path: join(this.#folder, 'sandbox.sqlite'),
      secretKey: SECRET_KEY,
      now: () => this.now(),
      webhooks: { path: '/webhook', secret: WEBHOOK_SECRET, retryDelaysMs: [5, 5, 5] },
    });
    this.#app = Fastify();
    await this.#app.register(this.sandbox.plugin, { prefix: '/stripe' });
    await this.#app.register(async (app) => this.#receiveWebhooks(app));
    this.origin = await this.#app.listen({ host: '127.0.0.1', port: 0 });
    this.stripe = new Stripe(SECRET_KEY, {
      httpClient: Stripe.createFetchHttpClient(this.sandbox.fetch),
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }

  #receiveWebhooks(app: FastifyInstance): void {
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post('/webhook', {
      handler: async (request, reply) => {
        const signature = request.headers['stripe-signature'] ?? '';
        const body = request.body as string;
        const { webhooks } = this.stripe;
        const event = webhooks.constructEvent(body, signature, WEBHOOK_SECRET, 300, undefined, this.now());
        this.received.push(event);
        return reply.code(this.statuses.shift() ?? 200).send();
      },
    });
  }
}

/** Submits a form as a browser would, without following the redirect. */
export async function submit(url: string | null, fields: Record<string, string>): Promise<Response> {
  return fetch(url ?? '', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Fills in the checkout page and presses Pay. */
export async function payBy(url: string | null, number: string): Promise<Response> {
  return submit(url, { number, expiry: '12/34', cvc: '123' });
}

/** The error of a failed SDK request. */
export async function failureOf(request: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return request.then(
    () => expect.fail('the request succeeded'),
    (error: unknown) => error as Stripe.errors.StripeError,
  );
}
