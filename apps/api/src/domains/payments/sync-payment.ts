import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Db } from '../../platform/database/database.ts';
import { findUserById } from '../auth/repository.ts';
import { heirOf } from '../credits/inherit-debts.ts';
import { reasonOf } from '../credits/reasons.ts';
import { reverseSale, sell } from '../credits/service.ts';
import { paymentNotFound } from './errors.ts';
import { type OpenGateway, type PaymentServices, requireOpen } from './gateway.ts';
import { mailFailure, mailReceipt } from './payment-emails.ts';
import { type PaymentChange, findPayment, insertReceipt, updatePayment } from './repository.ts';
import type { PaymentState, PaymentTable } from './table.ts';

export interface SyncedPayment {
  readonly payment: PaymentTable;
  readonly remote: RemotePayment;
}

/** Each retry means that a concurrent request changed the payment, which happens only a few times in its life. */
const MAX_ATTEMPTS = 20;

/**
 * Synchronizes a payment with the provider: grants its credits once it is paid, and takes them back as far as it is refunded or
 * disputed. The only place that does so. Idempotent and safe to run concurrently: the provider's state is read *after* the payment's
 * revision and applied only if the revision is unchanged, so a stale answer never overwrites a newer one and nothing is granted twice.
 */
export async function syncPayment(services: PaymentServices, paymentId: string): Promise<SyncedPayment> {
  const { db, clock, payments } = services;
  const gateway = requireOpen(payments);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const payment = await findPayment(db, paymentId);
    if (!payment?.checkout_session_id || payment.provider !== gateway.provider) throw paymentNotFound();
    const remote = await readRemotePayment(gateway, payment.checkout_session_id);
    const now = clock.now();
    const change = changeOf(payment, remote, now);
    if (!change) return { payment, remote };
    if (change.status === 'succeeded' && change.reversed_cents === 0 && (await isOrphaned(db, payment))) {
      await refundOrphan(gateway, payment, remote);
      continue;
    }
    const applied = await db.transaction(async (trx) =>
      apply(trx, payment, change, { now, paidAt: remote.paidAt ?? now }),
    );
    if (!applied) continue;
    if (change.status === 'succeeded' && payment.status !== 'succeeded') mailReceipt(services, payment.id);
    if (change.status === 'failed' && payment.status === 'processing') mailFailure(services, payment);
    return { payment: { ...payment, ...change }, remote };
  }
  throw new Error(`payment ${paymentId} was changed by too many concurrent requests`);
}

/** Whether the account was deleted while its checkout was open. */
async function isOrphaned(db: Db, { user_id: userId, status }: PaymentTable): Promise<boolean> {
  return status !== 'succeeded' && (await findUserById(db, userId)) === undefined;
}

/** Refunds a payment of a deleted account; the refund is processed like any other. */
async function refundOrphan({ stripe }: OpenGateway, { id }: PaymentTable, { intentId }: RemotePayment): Promise<void> {
  if (intentId === null) throw new Error(`payment ${id} is paid but has no intent`);
  await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `of-nobody:${id}` });
}

/** The required change; undefined when there is none. */
function changeOf(payment: PaymentTable, remote: RemotePayment, now: number): PaymentChange | undefined {
  const status = stateOf(payment, remote);
  if (status === 'succeeded') requireAgreedPrice(payment, remote);
  const reversedCents = status === 'succeeded' ? Math.min(remote.reversedCents, payment.amount_cents) : 0;
  const change: PaymentChange = {
    status,
    payment_intent_id: remote.intentId,
    reversed_cents: reversedCents,
    // Rounded down to whole credits, in favour of the player.
    reversed_credits: Math.floor((payment.credits * reversedCents) / payment.amount_cents),
    settled_at: payment.settled_at ?? (status === 'open' || status === 'processing' ? null : (remote.paidAt ?? now)),
  };
  const isNew = (Object.keys(change) as (keyof PaymentChange)[]).some((field) => change[field] !== payment[field]);
  return isNew ? change : undefined;
}

function stateOf(payment: PaymentTable, remote: RemotePayment): PaymentState {
  if (remote.paid || payment.status === 'succeeded') return 'succeeded';
  if (remote.open) return 'open';
  if (remote.processing) return 'processing';
  return remote.declined || payment.status === 'processing' ? 'failed' : 'expired';
}

function requireAgreedPrice(payment: PaymentTable, { amountCents, currency }: RemotePayment): void {
  if (amountCents === payment.amount_cents && currency === payment.currency) return;
  throw new Error(`payment ${payment.id} was paid with ${amountCents} ${currency}, which is not its price`);
}

async function apply(
  trx: Db,
  payment: PaymentTable,
  change: PaymentChange,
  { now, paidAt }: { readonly now: number; readonly paidAt: number },
): Promise<boolean> {
  if (!(await updatePayment(trx, payment, change))) return false;
  const { id, user_id: userId, credits, package_name: name } = payment;
  if (change.status === 'succeeded' && payment.status !== 'succeeded') {
    await sell(trx, { userId, amount: credits, reason: reasonOf('purchased', name), ref: `payment:${id}`, now });
    await writeReceipt(trx, payment, paidAt);
  }
  const reversed = change.reversed_credits - payment.reversed_credits;
  const ref = `reversal:${id}:${payment.revision}`;
  if (reversed > 0) await reverseSale(trx, { userId, amount: reversed, reason: reasonOf('refunded', name), ref, now });
  // Who took the debt over gets it back, if the account was deleted.
  if (reversed < 0)
    await sell(trx, {
      userId: await heirOf(trx, userId),
      amount: -reversed,
      reason: reasonOf('restored', name),
      ref,
      now,
    });
  return true;
}

/** Letters and digits without those that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LETTERS = 8;

/** Stores the receipt of a purchase. */
async function writeReceipt(trx: Db, payment: PaymentTable, paidAt: number): Promise<void> {
  await insertReceipt(trx, {
    number: receiptNumber(payment.id, paidAt),
    payment_id: payment.id,
    user_id: payment.user_id,
    package_name: payment.package_name,
    credits: payment.credits,
    amount_cents: payment.amount_cents,
    currency: payment.currency,
    paid_at: paidAt,
  });
}

/**
 * `SS-20261121-7QK2M9XA`: the UTC day of the payment and letters that follow from its id, so that a payment that is booked again after a restore
 * has the receipt that its player was sent.
 */
function receiptNumber(paymentId: string, paidAt: number): string {
  const day = new Date(paidAt).toISOString().slice(0, 10).replaceAll('-', '');
  const digest = createHash('sha256').update(`receipt of ${paymentId}`).digest();
  const letters = [...digest.subarray(0, LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `SS-${day}-${letters.join('')}`;
}

/** The current state of a checkout at the provider. Webhook payloads are never trusted; the state is always fetched. */
interface RemotePayment {
  /** URL of the payment page; null when it can no longer be paid. */
  readonly url: string | null;
  readonly open: boolean;
  readonly paid: boolean;
  /** Whether it was paid by a method whose money is still on its way. */
  readonly processing: boolean;
  /** Whether a card was declined. */
  readonly declined: boolean;
  readonly amountCents: number | null;
  readonly currency: string | null;
  readonly intentId: string | null;
  /** When it was paid, in epoch milliseconds; null before. */
  readonly paidAt: number | null;
  /** Amount refunded, or withdrawn by disputes that were not won. */
  readonly reversedCents: number;
}

async function readRemotePayment({ stripe }: OpenGateway, sessionId: string): Promise<RemotePayment> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge ?? null);
  const isPaid = session.payment_status === 'paid';
  return {
    url: session.url,
    open: session.status === 'open',
    paid: isPaid,
    processing: session.status === 'complete' && !isPaid && intent !== undefined && !UNPAYABLE.has(intent.status),
    declined: Boolean(intent?.last_payment_error),
    amountCents: session.amount_total,
    currency: session.currency,
    intentId: intent?.id ?? null,
    paidAt: isPaid && charge ? charge.created * 1000 : null,
    reversedCents: isPaid && charge ? charge.amount_refunded + (await disputedCents(stripe, charge, intent)) : 0,
  };
}

/** Statuses of the intent of a closed checkout by which no money will arrive any more. */
const UNPAYABLE: ReadonlySet<Stripe.PaymentIntent.Status> = new Set(['requires_payment_method', 'canceled']);

/** Statuses of disputes that have not withdrawn the money, or have returned it. */
const MONEY_NOT_WITHDRAWN: ReadonlySet<string> = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

async function disputedCents(
  stripe: Stripe,
  charge: Stripe.Charge,
  intent: Stripe.PaymentIntent | undefined,
): Promise<number> {
  if (!charge.disputed || !intent) return 0;
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 100 });
  return data.filter(({ status }) => !MONEY_NOT_WITHDRAWN.has(status)).reduce((sum, { amount }) => sum + amount, 0);
}

function expanded<Kind extends object>(value: string | Kind | null): Kind | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
