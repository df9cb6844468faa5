import { randomInt } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { insertReceipt } from './repository.ts';
import type { PaymentTable } from './table.ts';

/** Letters and digits without those that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RANDOM_LENGTH = 8;

/** Stores the receipt of a purchase. */
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

/** `SS-20261121-7QK2M9XA`: the UTC day of the payment and a random part. */
function receiptNumber(paidAt: number): string {
  const day = new Date(paidAt).toISOString().slice(0, 10).replaceAll('-', '');
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `SS-${day}-${random.join('')}`;
}
