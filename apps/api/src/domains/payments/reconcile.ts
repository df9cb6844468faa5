import { DAY_MS } from '@star-seekers/contracts/daily';
import { adoptCheckout } from './adopt-checkout.ts';
import { CHECKOUT_LIFETIME_MS } from './checkout.ts';
import { handleEvent } from './events.ts';
import { HANDLED_EVENTS, type OpenGateway, type PaymentServices } from './gateway.ts';
import {
  deleteEventsBefore,
  expireUnlinked,
  listOverdue,
  readReconciledUntil,
  writeReconciledUntil,
} from './repository.ts';
import { syncPayment } from './sync-payment.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long Stripe retains events. */
const EVENT_LIFETIME_MS = 30 * DAY_MS;

/** Overlap for clock skew and delayed listing of events. */
const OVERLAP_MS = HOUR_MS;

/** A database that was restored from a backup. */
interface Restored {
  /** The time of the backup. The last run may have been after it. */
  readonly backupAt: number;
  /** Called after each checkout since then. */
  readonly onCheckout: () => void;
}

/**
 * Reconciles with the provider: books every checkout that the database has lost, handles every unhandled event since the last run, whether its
 * webhook was lost or never sent, and settles every expired payment. A failure does not block the rest.
 * @throws {AggregateError} when something failed; the next run starts from the same point
 */
export async function reconcile(services: PaymentServices, restored?: Restored): Promise<void> {
  const { db, clock, payments } = services;
  if (payments.provider === 'off') return;
  const startedAt = clock.now();
  const until = await readReconciledUntil(db, payments.provider);
  const retained = startedAt - EVENT_LIFETIME_MS;
  // Before its first run a hub has sold nothing.
  const since = restored ? Math.min(until ?? startedAt, restored.backupAt) : Math.max(until ?? startedAt, retained);
  const failures = [
    ...(await bookLost(services, payments, since, restored?.onCheckout)),
    ...(await handleMissed(services, payments, Math.max(Math.min(until ?? 0, since), retained))),
    ...(await syncOverdue(services, payments, startedAt)),
  ];
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be reconciled`);
  await writeReconciledUntil(db, payments.provider, startedAt);
  await deleteEventsBefore(db, startedAt - EVENT_LIFETIME_MS - OVERLAP_MS);
}

/** @param since of the end of the checkouts: each began up to its lifetime before */
async function bookLost(
  services: PaymentServices,
  { stripe }: OpenGateway,
  since: number,
  onCheckout?: () => void,
): Promise<unknown[]> {
  const sessions = stripe.checkout.sessions.list({
    status: 'complete',
    created: { gte: inSeconds(since - CHECKOUT_LIFETIME_MS - OVERLAP_MS) },
    limit: 100,
  });
  return failuresOf(sessions, async (session) => {
    const payment = await adoptCheckout(services, session);
    if (payment?.status === 'open' || payment?.status === 'processing') await syncPayment(services, payment.id);
    onCheckout?.();
  });
}

async function handleMissed(services: PaymentServices, { stripe }: OpenGateway, since: number): Promise<unknown[]> {
  const events = stripe.events.list({
    types: [...HANDLED_EVENTS],
    created: { gte: inSeconds(since - OVERLAP_MS) },
    limit: 100,
  });
  return failuresOf(events, async (event) => handleEvent(services, event));
}

async function syncOverdue(services: PaymentServices, { provider }: OpenGateway, now: number): Promise<unknown[]> {
  return failuresOf(await listOverdue(services.db, provider, now), async ({ id, checkout_session_id: sessionId }) =>
    sessionId === null ? expireUnlinked(services.db, id, now) : syncPayment(services, id),
  );
}

/** Does something with each item. @returns what failed */
async function failuresOf<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for await (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  return failures;
}

function inSeconds(time: number): number {
  return Math.floor(time / 1000);
}
