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

/** With a key, a repeated request spends once. Optional, because the customer's specification has no key. */
export const spendHeaders = idempotencyHeaders.partial();

export const spendAnswer = z.object({ credits: count });

export const balances = z.object({ credits: count, pendingCredits: count, owedCredits: count });

/** What a movement of credits is for. `owed`: a debt for a refunded purchase; `restored`: credits of a dispute that was won. */
export const movementKind = z.enum([
  'dice',
  'played',
  'returned',
  'returnedAfterRestore',
  'spent',
  'purchased',
  'refunded',
  'restored',
  'owed',
  'given',
  'taken',
]);

export const transaction = z.object({
  id: z.string(),
  type: z.enum(['earned', 'spent']),
  amount: z.int().min(1),
  description: z.string(),
  /** Null for what players themselves gave as a reason. */
  kind: movementKind.nullable(),
  /** Of the game or the package. */
  name: z.string().nullable(),
  timestamp,
});

export const transactionsQuery = z.strictObject({
  limit: intParameter({ min: 1, max: 100 }).default(100),
  /** Id of the oldest transaction already loaded: the response continues with older ones. */
  before: idParameter.optional(),
});

export const transactionsAnswer = z.array(transaction);

export type MovementKind = z.infer<typeof movementKind>;
export type Transaction = z.infer<typeof transaction>;
export type Balances = z.infer<typeof balances>;
