import { z } from 'zod';
import { count, idParameter, idempotencyHeaders, intParameter, timestamp } from './shared.ts';

export const collectBody = z.strictObject({ amount: z.int().min(1) });

export const spendBody = z.strictObject({
  amount: z.int().min(1),
  /** Shown in the player's own history. */
  reason: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(100, 'must have at most 100 characters')
    .regex(/^\P{C}*$/u, 'must be printable')
    .optional(),
});

/** With a key, a repeated call spends once. The customer's call has none, so it may be left out. */
export const spendHeaders = idempotencyHeaders.partial();

export const spendAnswer = z.object({ credits: count });

export const balances = z.object({ credits: count, pendingCredits: count, owedCredits: count });

export const transaction = z.object({
  id: z.string(),
  type: z.enum(['earned', 'spent']),
  amount: z.int().min(1),
  description: z.string(),
  timestamp,
});

export const transactionsQuery = z.strictObject({
  limit: intParameter({ min: 1, max: 100, default: 100 }),
  /** Id of the last transaction already seen: the answer goes on with older ones. */
  before: idParameter.optional(),
});

export const transactionsAnswer = z.array(transaction);

export type Transaction = z.infer<typeof transaction>;
export type Balances = z.infer<typeof balances>;
