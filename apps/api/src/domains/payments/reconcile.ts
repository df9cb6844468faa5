import type { Services } from '../../platform/services.ts';
import { HANDLED_EVENTS, handleEvent } from './events.ts';
import type { OpenGateway } from './gateway.ts';
import {
  deleteEventsBefore,
  expireUnlinked,
  listOverdue,
  readReconciledUntil,
  writeReconciledUntil,
} from './repository.ts';
import { settle } from './settle.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long Stripe retains events. */
const EVENT_LIFETIME_MS = 30 * DAY_MS;

/** Overlap for clock skew and delayed listing of events. */
const OVERLAP_MS = HOUR_MS;

/**
 * Reconciles with the provider: handles every unhandled event since the last run, whether its webhook was lost or never sent, and
 * settles every expired payment. A failure does not block the rest.
 * @throws {AggregateError} when something failed; the next run starts from the same point
 */
export async function reconcile(services: Services): Promise<void> {
  const { db, clock, payments } = services;
  if (payments.provider === 'off') return;
  const startedAt = clock.now();
  const failures = [
    ...(await handleMissed(services, payments, startedAt)),
    ...(await settleOverdue(services, payments, startedAt)),
  ];
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be reconciled`);
  await writeReconciledUntil(db, payments.provider, startedAt);
  await deleteEventsBefore(db, startedAt - EVENT_LIFETIME_MS - OVERLAP_MS);
}

async function handleMissed(
  services: Services,
  { provider, stripe }: OpenGateway,
  startedAt: number,
): Promise<unknown[]> {
  const until = (await readReconciledUntil(services.db, provider)) ?? 0;
  const since = Math.max(until - OVERLAP_MS, startedAt - EVENT_LIFETIME_MS);
  const events = stripe.events.list({
    types: [...HANDLED_EVENTS],
    created: { gte: Math.floor(since / 1000) },
    limit: 100,
  });
  const failures: unknown[] = [];
  for await (const event of events) {
    await handleEvent(services, event).catch((error: unknown) => failures.push(error));
  }
  return failures;
}

async function settleOverdue(services: Services, { provider }: OpenGateway, now: number): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const { id, checkout_session_id: sessionId } of await listOverdue(services.db, provider, now)) {
    const settling = sessionId === null ? expireUnlinked(services.db, id, now) : settle(services, id);
    await settling.catch((error: unknown) => failures.push(error));
  }
  return failures;
}
