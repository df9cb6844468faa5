import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { apiRoutes } from './api.ts';
import { findPaidCharge } from './charges.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import type { Context } from './context.ts';
import { deskRoutes } from './desk-routes.ts';
import { openDispute } from './disputes.ts';
import { pageAssets } from './page.ts';
import { finish } from './pay.ts';
import type { Permissions } from './permissions.ts';
import { Store } from './store.ts';
import { type WebhookOptions, WebhookSender } from './webhook-sender.ts';

export type { WebhookSender } from './webhook-sender.ts';

export interface SandboxOptions {
  /** The SQLite file, whose folder is created, or `:memory:`. */
  readonly path: string;
  /** Required API key. */
  readonly secretKey: string;
  /** Makes it a restricted key. Default: it may do everything. */
  readonly permissions?: Permissions;
  /** Epoch milliseconds. Default: the system clock. */
  readonly now?: () => number;
  readonly webhooks: Omit<WebhookOptions, 'url'> & {
    /** Path on the same server that receives events. */
    readonly path: string;
  };
}

export interface StripeSandbox {
  /** Register under a prefix: `app.register(sandbox.plugin, {prefix: '/stripe-sandbox'})`. Closes with its server. */
  readonly plugin: (app: FastifyInstance) => Promise<void>;
  /** A `fetch` for the official SDK that sends its requests to this sandbox: over HTTP once its server listens, and before without it. */
  readonly fetch: typeof fetch;
  /** Controls the delivery of events. */
  readonly webhooks: Pick<WebhookSender, 'plan' | 'deliver' | 'settled'>;
  /** Opens a dispute about a payment, as the cardholder would. */
  readonly dispute: (paymentIntentId: string) => Stripe.Dispute;
  /** Ends a payment that is processing, as the bank would: its money arrives, or it fails. */
  readonly finish: (paymentIntentId: string, hasArrived: boolean) => void;
  /** Latest events, newest first. */
  readonly events: (limit: number) => Stripe.Event[];
}

/** A server compatible with the official Stripe SDK, as a Fastify plugin for the seller's own server. */
export function createStripeSandbox(options: SandboxOptions): StripeSandbox {
  const store = new Store(options.path);
  const now = options.now ?? Date.now;
  let origin: string | undefined;
  let prefix = '';
  let server: FastifyInstance | undefined;
  const webhooks = new WebhookSender(store, now, {
    ...options.webhooks,
    url: () => (origin === undefined ? undefined : `${origin}${options.webhooks.path}`),
  });
  const { permissions } = options;
  const context: Context = { store, now, webhooks, permissions, prefix: () => prefix };

  return {
    plugin: async (app) => {
      prefix = app.prefix;
      server = app;
      app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      app.addHook('onListen', async () => {
        origin = originOf(app.server.address());
        webhooks.wake();
      });
      app.addHook('onClose', async () => {
        await webhooks.close();
        store.close();
      });
      await app.register(async (api) => apiRoutes(api, context, options.secretKey), { prefix: '/v1' });
      await app.register(async (pages) => {
        pageAssets(pages);
        checkoutRoutes(pages, context);
        deskRoutes(pages, context);
      });
    },
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const path = `${prefix}${pathname}${search}`;
      if (origin !== undefined) return fetch(`${origin}${path}`, init);
      if (!server) throw new Error('The sandbox is not registered with a server yet.');
      return inject(server, path, init);
    },
    webhooks,
    dispute: (paymentIntentId) =>
      store.transaction(() => openDispute(context, findPaidCharge(context, { payment_intent: paymentIntentId }))),
    finish: (paymentIntentId, hasArrived) => store.transaction(() => finish(context, paymentIntentId, hasArrived)),
    events: (limit) => store.list<Stripe.Event>('event', { limit }).data,
  };
}

async function inject(
  server: FastifyInstance,
  url: string,
  { method, headers, body }: RequestInit = {},
): Promise<Response> {
  const answer = await server.inject({
    method: method as 'GET' | 'POST',
    url,
    headers: Object.fromEntries(new Headers(headers)),
    ...(typeof body === 'string' && { payload: body }),
  });
  const { statusCode: status, headers: answered } = answer;
  return new Response(answer.body, { status, headers: answered as Record<string, string> });
}

/** Origin of the server as seen from this machine. */
function originOf(address: AddressInfo | string | null): string | undefined {
  if (address === null || typeof address === 'string') return undefined;
  const { port } = address;
  if (address.address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address.address === '::') return `http://[::1]:${port}`;
  return `http://${address.address.includes(':') ? `[${address.address}]` : address.address}:${port}`;
}
