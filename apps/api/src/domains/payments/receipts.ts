import { randomInt } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { insertReceipt } from './repository.ts';
import type { PaymentTable } from './table.ts';

/** Letters and digits that nobody takes for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const SIGNS_PER_NUMBER = 8;

/** Keeps what the player is told of a purchase. */
export async function writeReceipt(trx: Db, payment: PaymentTable, paidAt: number): Promise<void> {
  await insertReceipt(trx, {
    number: receiptNumber(paidAt),
    payment_id: payment.id,
    user_id: payment.user_id,
    package_name: payment.package_name,
    credits: payment.credits,
    amount_cents: payment.amount_cents,
    currency: payment.currency,
    paid_at: paidAt,
  });
}

/** `SS-20261121-7QK2M9XA`: the day of the payment, in UTC, and something that tells it from the others of that day. */
function receiptNumber(paidAt: number): string {
  const day = new Date(paidAt).toISOString().slice(0, 10).replaceAll('-', '');
  const signs = Array.from({ length: SIGNS_PER_NUMBER }, () => SIGNS[randomInt(SIGNS.length)]);
  return `SS-${day}-${signs.join('')}`;
}
