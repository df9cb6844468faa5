import { z } from 'zod';
import { PAYMENT_STATUSES } from '../constants.ts';
import { count, timestamp } from './shared.ts';

/** US dollars: 4.99. Stored and computed as cents. */
const dollars = z.number().nonnegative();

export const creditPackage = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.int().min(1),
  price: dollars,
  /** Credits of these that come on top of what the same money buys at the rate of the smallest package. */
  bonus: count,
  description: z.string(),
  popular: z.boolean(),
});

/** Every package. The shop leaves out those that `isHiddenPackage` names. */
export const packagesAnswer = z.array(creditPackage);

export const checkoutBody = z.strictObject({ packageId: z.string().min(1).max(64) });

/** Where the browser goes to pay. */
export const checkoutAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) });

export const verifyPaymentBody = z.strictObject({ sessionId: z.string().min(1).max(255) });

export const verifyPaymentAnswer = z.object({
  status: z.enum(PAYMENT_STATUSES),
  /** The balance after it. */
  credits: count,
  /** Credits of the package. */
  purchased: count,
});

export const paymentHistoryItem = z.object({
  id: z.string(),
  packageName: z.string(),
  amount: dollars,
  credits: count,
  status: z.enum(PAYMENT_STATUSES),
  date: timestamp,
  /** The payment at the provider, for support. */
  paymentId: z.string().optional(),
  receiptNumber: z.string().optional(),
  /** What was refunded or charged back; 0 as a rule. */
  refunded: dollars,
  /** Credits that were taken back for it. */
  creditsReversed: count,
});

/** Newest first. A checkout that was left without a try to pay is not in it. */
export const paymentHistory = z.array(paymentHistoryItem);

export type CreditPackageAnswer = z.infer<typeof creditPackage>;
export type PaymentHistoryItem = z.infer<typeof paymentHistoryItem>;
export type VerifyPaymentAnswer = z.infer<typeof verifyPaymentAnswer>;
