import { z } from 'zod';
import { count, intParameter, timestamp } from './shared.ts';

export const collectBody = z.strictObject({ amount: z.int().min(1) });

export const balances = z.object({ credits: count, pendingCredits: count });

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
  before: z.string().max(64).optional(),
});

export const transactionsAnswer = z.array(transaction);

export type Transaction = z.infer<typeof transaction>;
export type Balances = z.infer<typeof balances>;
