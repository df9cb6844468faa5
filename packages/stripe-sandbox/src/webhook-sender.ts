import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { Delivery, Store } from './store.ts';

export interface WebhookOptions {
  /** Destination of events, read for every delivery. Events wait while it is undefined. */
  readonly url: () => string | undefined;
  /** Signing secret. */
  readonly secret: string;
  /** Event types to send. Default: all. */
  readonly types?: readonly string[];
  /** Milliseconds before each retry. An event is dropped after the last one. */
  readonly retryDelaysMs?: readonly number[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** As long as Stripe's, but quick at first, because a development server restarts within seconds. */
const RETRY_DELAYS_MS = [SECOND, 5 * SECOND, 30 * SECOND, 5 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];

const RESPONSE_TIMEOUT_MS = 10 * SECOND;

/** Most deliveries in flight. */
const MAX_IN_FLIGHT = 8;

/** Largest delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Sends signed events to the seller and retries until they are acknowledged with a 2xx status. Pending deliveries are stored, so
 * they survive a restart.
 */
export class WebhookSender {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #options: WebhookOptions;
  readonly #inFlight = new Map<number, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #idle: (() => void)[] = [];

  /**
   * Delays of an event's deliveries in milliseconds: `[0]` sends it once at once, `[0, 0]` twice, `[500]` late, `[]` only when a
   * test calls {@link deliver}.
   */
  plan: (event: Stripe.Event) => readonly number[] = () => [0];

  /** @param now epoch milliseconds. After advancing it, call {@link wake} or {@link settled}. */
  constructor(store: Store, now: () => number, options: WebhookOptions) {
    this.#store = store;
    this.#now = now;
    this.#options = options;
  }

  /** Enqueues an event's deliveries according to the plan, if its type is to be sent. */
  enqueue(event: Stripe.Event): void {
    if (this.#options.types && !this.#options.types.includes(event.type)) return;
    for (const delay of this.plan(event)) this.#store.addDelivery(event.id, this.#now() + delay);
    // The event's transaction is not committed yet.
    setImmediate(() => this.wake());
  }

  /** Sends an event once, now, regardless of the plan. @returns the response status; 0 without a response */
  async deliver(eventId: string): Promise<number> {
    const event = this.#store.find<Stripe.Event>(eventId, 'event');
    const url = this.#options.url();
    if (!event || url === undefined) throw new Error(`Event ${eventId} or the webhook URL is missing.`);
    const body = JSON.stringify(event);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(body, this.#options.secret, Math.floor(this.#now() / 1000)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  /** Resolves when no delivery is pending. */
  async settled(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#idle.push(resolve);
      setImmediate(() => this.wake());
    });
  }

  /** Sends due deliveries and sets the timer for the next one. */
  wake(): void {
    if (this.#closed || this.#options.url() === undefined) return;
    clearTimeout(this.#timer);
    const waiting = this.#store.deliveries().filter(({ id }) => !this.#inFlight.has(id));
    for (const delivery of waiting) {
      if (delivery.dueAt > this.#now() || this.#inFlight.size >= MAX_IN_FLIGHT) break;
      this.#send(delivery);
    }
    const next = waiting.find(({ id }) => !this.#inFlight.has(id));
    if (next && this.#inFlight.size < MAX_IN_FLIGHT) {
      const wait = Math.min(Math.max(next.dueAt - this.#now(), 0), MAX_TIMER_MS);
      this.#timer = setTimeout(() => this.wake(), wait);
      this.#timer.unref();
    }
    if (!next && this.#inFlight.size === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  /** Stops sending. Deliveries in flight are finished first. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#inFlight.values());
  }

  #send(delivery: Delivery): void {
    this.#inFlight.set(delivery.id, this.#try(delivery));
  }

  async #try(delivery: Delivery): Promise<void> {
    const status = await this.deliver(delivery.eventId);
    const delay = (this.#options.retryDelaysMs ?? RETRY_DELAYS_MS)[delivery.attempts];
    if ((status >= 200 && status < 300) || delay === undefined) this.#store.removeDelivery(delivery);
    else this.#store.postponeDelivery(delivery, this.#now() + delay);
    this.#inFlight.delete(delivery.id);
    this.wake();
  }
}

/** @param timestamp epoch seconds */
function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
