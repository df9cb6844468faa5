import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { Delivery, Store } from './store.ts';

export interface WebhookOptions {
  /** Where events are sent, asked each time; while it is undefined they wait. */
  readonly url: () => string | undefined;
  /** Signs them. */
  readonly secret: string;
  /** Types of events that the seller subscribed to; every type without it. */
  readonly types?: readonly string[];
  /** Milliseconds from one try to the next. When all have failed an event is not sent again. */
  readonly retryDelaysMs?: readonly number[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Patient, as Stripe is, but quick at first: whoever watches the sandbox restarts a server in seconds. */
const RETRY_DELAYS_MS = [SECOND, 5 * SECOND, 30 * SECOND, 5 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];

const ANSWER_TIMEOUT_MS = 10 * SECOND;

/** How many events are on their way at once. */
const AT_ONCE = 8;

/** The longest that a timer can run. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Sends events to the seller, signed as Stripe signs them, again and again until they are acknowledged with a status of 2xx.
 * What waits is kept in the store, so a restart loses nothing.
 */
export class WebhookSender {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #options: WebhookOptions;
  readonly #underway = new Map<number, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #idle: (() => void)[] = [];

  /**
   * How often an event is sent and with what delay each time, in milliseconds: `[0]` is once and at once, `[0, 0]` twice,
   * `[500]` late, `[]` only when a test calls {@link deliver}.
   */
  plan: (event: Stripe.Event) => readonly number[] = () => [0];

  /** @param now epoch milliseconds; who moves it on calls {@link wake} or {@link settled} */
  constructor(store: Store, now: () => number, options: WebhookOptions) {
    this.#store = store;
    this.#now = now;
    this.#options = options;
  }

  /** Has an event sent as planned, if the seller subscribed to its type. */
  add(event: Stripe.Event): void {
    if (this.#options.types && !this.#options.types.includes(event.type)) return;
    for (const delay of this.plan(event)) this.#store.addDelivery(event.id, this.#now() + delay);
    // The event belongs to a transaction that is not over yet.
    setImmediate(() => this.wake());
  }

  /** Sends an event once, now, whatever was planned. @returns the status of the answer; 0 when there was none */
  async deliver(eventId: string): Promise<number> {
    const event = this.#store.find<Stripe.Event>(eventId, 'event');
    const url = this.#options.url();
    if (!event || url === undefined) throw new Error(`There is no event ${eventId}, or nowhere to send it.`);
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
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  /** Resolves when nothing is left to be sent. */
  async settled(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#idle.push(resolve);
      setImmediate(() => this.wake());
    });
  }

  /** Sends what is due, and sets the timer for what comes next. */
  wake(): void {
    if (this.#closed || this.#options.url() === undefined) return;
    clearTimeout(this.#timer);
    const waiting = this.#store.deliveries().filter(({ id }) => !this.#underway.has(id));
    for (const delivery of waiting) {
      if (delivery.dueAt > this.#now() || this.#underway.size >= AT_ONCE) break;
      this.#send(delivery);
    }
    const next = waiting.find(({ id }) => !this.#underway.has(id));
    if (next && this.#underway.size < AT_ONCE) {
      const wait = Math.min(Math.max(next.dueAt - this.#now(), 0), LONGEST_TIMER_MS);
      this.#timer = setTimeout(() => this.wake(), wait);
      this.#timer.unref();
    }
    if (!next && this.#underway.size === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  /** Sends nothing more; what is under way is finished first. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#underway.values());
  }

  #send(delivery: Delivery): void {
    this.#underway.set(delivery.id, this.#try(delivery));
  }

  async #try(delivery: Delivery): Promise<void> {
    const status = await this.deliver(delivery.eventId);
    const delay = (this.#options.retryDelaysMs ?? RETRY_DELAYS_MS)[delivery.attempts];
    if ((status >= 200 && status < 300) || delay === undefined) this.#store.removeDelivery(delivery);
    else this.#store.putOff(delivery, this.#now() + delay);
    this.#underway.delete(delivery.id);
    this.wake();
  }
}

/** @param timestamp epoch seconds */
function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
