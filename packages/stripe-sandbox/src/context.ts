import type Stripe from 'stripe';
import { newStripeId } from './ids.ts';
import { bare } from './present.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** What every operation of the sandbox works with. */
export interface Context {
  readonly store: Store;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly webhooks: WebhookSender;
  /** Path of the plugin on its server. */
  readonly prefix: () => string;
}

/** The version of Stripe's API whose objects these are: the one that the pinned SDK is made for. */
export const API_VERSION = '2026-10-28.endive';

/** Epoch seconds, as Stripe counts. */
export function nowInSeconds(context: Context): number {
  return Math.floor(context.now() / 1000);
}

/** Records that something happened to an object, and has it sent to the seller. */
export function emit(context: Context, type: Stripe.Event['type'], object: Stripe.Event['data']['object']): void {
  const event = {
    id: newStripeId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowInSeconds(context),
    data: { object: bare(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: newStripeId('req', 14), idempotency_key: null },
    type,
  } as Stripe.Event;
  context.store.insert(event);
  context.webhooks.add(event);
}
