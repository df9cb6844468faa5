import { z } from 'zod';
import { WALLET_MAX_LENGTH } from '../constants.ts';
import { user, username } from './auth.ts';
import { transaction } from './credits.ts';
import { diceRoll } from './dice.ts';
import { paymentHistory } from './payments.ts';
import { breakdownEntry, runResult } from './runs.ts';
import { faction, gameId, timestamp } from './shared.ts';

/** Trimmed; null and nothing clear it (`P5.10`). */
const solanaWallet = z
  .string()
  .trim()
  .max(WALLET_MAX_LENGTH, `must have at most ${WALLET_MAX_LENGTH} characters`)
  .regex(/^[!-~]*$/, 'may contain letters, digits and signs, but no spaces')
  .nullable()
  .transform((wallet) => wallet || null);

/** Only what is to change. */
export const profileBody = z.strictObject({
  username: username.optional(),
  faction: faction.optional(),
  solanaWallet: solanaWallet.optional(),
});

const exportedRun = z.object({
  runId: z.string(),
  gameId,
  faction,
  /** `voided`: an operator lets its result count no more. */
  status: z.enum(['open', 'verified', 'voided', 'rejected', 'expired', 'returned']),
  startedAt: timestamp,
  closedAt: timestamp.nullable(),
  /** The verified result; null for a run that has none. */
  result: runResult.nullable(),
});

/** Something that an operator did to the player or to one of their runs. */
const decision = z.object({
  decidedAt: timestamp,
  command: z.string(),
  runId: z.string().nullable(),
  reason: z.string(),
});

/** Everything that the hub keeps of a player, but for the password's hash and the recordings of the runs. */
export const exportAnswer = z.object({
  exportedAt: timestamp,
  user,
  createdAt: timestamp,
  /** Browsers that are signed in now. */
  sessions: z.array(z.object({ lastUsedAt: timestamp, expiresAt: timestamp })),
  transactions: z.array(transaction),
  payments: paymentHistory,
  diceRolls: z.array(diceRoll),
  games: z.array(breakdownEntry),
  runs: z.array(exportedRun),
  decisions: z.array(decision),
});

export type ProfileBody = z.infer<typeof profileBody>;
export type ExportAnswer = z.infer<typeof exportAnswer>;
