import type { Db } from '../../platform/database/database.ts';
import { findPlayer } from '../auth/repository.ts';
import { readBalances } from '../credits/repository.ts';
import { type PaymentServices, requireOpen } from '../payments/gateway.ts';
import { findPaymentByAny, refundPayment } from '../payments/refund-payment.ts';
import type { PaymentTable } from '../payments/table.ts';
import { type Action, ActionRefused } from './action.ts';

/**
 * Refunds a payment. The record is written before the provider is asked, which it is after the commit: so a refund without a record is impossible,
 * and one that fails there can be tried again.
 * @param id of the payment, its checkout, payment intent or receipt
 */
export function refundAction(id: string, services: PaymentServices): Action {
  return {
    command: 'payment refund',
    async find(db) {
      const payment = await requirePayment(db, id);
      const player = await findPlayer(db, payment.user_id);
      return { userId: payment.user_id, runId: null, title: `payment ${payment.id} of ${player?.username}` };
    },
    async perform(trx) {
      const { amount_cents: paid, reversed_cents: reversed, ...payment } = await requireRefundable(trx, id, services);
      const { wallet, owed } = await readBalances(trx, payment.user_id);
      const credits = payment.credits - payment.reversed_credits;
      const covered = Math.min(wallet, credits);
      return [
        { what: `refunded of ${payment.id}, cents`, before: reversed, after: paid },
        { what: 'credits', before: wallet, after: wallet - covered },
        { what: 'owed credits', before: owed, after: owed + credits - covered },
      ].filter(({ before, after }) => before !== after);
    },
    async afterCommit(db) {
      await refundPayment(services, await requireRefundable(db, id, services));
    },
  };
}

async function requireRefundable(db: Db, id: string, { payments }: PaymentServices): Promise<PaymentTable> {
  const payment = await requirePayment(db, id);
  const { provider } = requireOpen(payments);
  if (payment.provider !== provider) throw new ActionRefused(`${payment.id} is a payment at ${payment.provider}.`);
  if (payment.status !== 'succeeded') throw new ActionRefused(`${payment.id} is ${payment.status}, not paid.`);
  if (payment.reversed_cents >= payment.amount_cents) throw new ActionRefused(`${payment.id} is refunded already.`);
  return payment;
}

async function requirePayment(db: Db, id: string): Promise<PaymentTable> {
  const payment = await findPaymentByAny(db, id);
  if (!payment) throw new ActionRefused(`There is no payment ${id}.`);
  return payment;
}
