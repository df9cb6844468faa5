import { z } from 'zod';
import { count, timestamp } from './shared.ts';

const paymentStatus = z.enum(['succeeded', 'failed', 'pending']);

/** US dollars: 4.99. Stored and computed as cents. */
const dollars = z.number().nonnegative();

export const creditPackage = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.int().min(1),
  price: dollars,
  /** The part of `credits` beyond what the price buys at the smallest package's rate. */
  bonus: count,
  description: z.string(),
  popular: z.boolean(),
});

/** Every package. The shop omits those for which `isHiddenPackage` is true. */
export const packagesAnswer = z.array(creditPackage);

export const checkoutBody = z.strictObject({ packageId: z.string().min(1).max(64) });

/** URL of the checkout page. */
export const checkoutAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) });

export const verifyPaymentBody = z.strictObject({ sessionId: z.string().min(1).max(255) });

export const verifyPaymentAnswer = z.object({
  status: paymentStatus,
  /** Balance after the purchase. */
  credits: count,
  /** Credits of the purchased package. */
  purchased: count,
});

export const paymentHistoryItem = z.object({
  id: z.string(),
  packageName: z.string(),
  amount: dollars,
  credits: count,
  status: paymentStatus,
  date: timestamp,
  /** The provider's payment id, for support. */
  paymentId: z.string().optional(),
  receiptNumber: z.string().optional(),
  /** Amount refunded or charged back; usually 0. */
  refunded: dollars,
  /** Credits deducted for the refund. */
  creditsReversed: count,
});

/** Newest first, without checkouts abandoned before a payment attempt. */
export const paymentHistory = z.array(paymentHistoryItem);

export type CreditPackageAnswer = z.infer<typeof creditPackage>;
export type PaymentHistoryItem = z.infer<typeof paymentHistoryItem>;
export type VerifyPaymentAnswer = z.infer<typeof verifyPaymentAnswer>;
