import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { insertReceipt } from './repository.ts';
import type { PaymentTable } from './table.ts';

/** Letters and digits without those that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LETTERS = 8;

/** Stores the receipt of a purchase. */
export async function writeReceipt(trx: Db, payment: PaymentTable, paidAt: number): Promise<void> {
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
