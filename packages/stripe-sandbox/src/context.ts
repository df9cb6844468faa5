import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Permissions } from './permissions.ts';
import { withoutOnDemand } from './present.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** Dependencies of every operation. */
export interface Context {
  readonly store: Store;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly webhooks: WebhookSender;
  /** Of the API key. Default: all. */
  readonly permissions?: Permissions | undefined;
  /** Path of the plugin on its server. */
  readonly prefix: () => string;
}

/** The Stripe API version of these objects and of the pinned SDK. */
export const API_VERSION = '2026-10-28.endive';

/** Epoch seconds, Stripe's time unit. */
export function nowInSeconds(context: Context): number {
  return Math.floor(context.now() / 1000);
}

/** Stores an event about an object and enqueues its webhook. */
export function emit(context: Context, type: Stripe.Event['type'], object: Stripe.Event['data']['object']): void {
  const event = {
    id: newStripeId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowInSeconds(context),
    data: { object: withoutOnDemand(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: newStripeId('req', 14), idempotency_key: null },
    type,
  } as Stripe.Event;
  context.store.insert(event);
  context.webhooks.enqueue(event);
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in Stripe's format: a prefix for the kind, then random letters and digits. */
export function newStripeId(prefix: string, length = 24): string {
  // 248 is the largest multiple of 62 in a byte. Larger values would make some letters more likely.
  const letters: string[] = [];
  while (letters.length < length) {
    for (const byte of randomBytes(length)) if (byte < 248) letters.push(ALPHABET[byte % 62] ?? '');
  }
  return `${prefix}_${letters.slice(0, length).join('')}`;
}
