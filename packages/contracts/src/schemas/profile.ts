import { z } from 'zod';
import { WALLET_MAX_LENGTH } from '../constants.ts';
import { user, username } from './auth.ts';
import { transaction } from './credits.ts';
import { diceRoll } from './dice.ts';
import { paymentHistory } from './payments.ts';
import { breakdownEntry, runResult } from './runs.ts';
import { faction, gameId, timestamp } from './shared.ts';

/** Trimmed (`platform.md §5`); null and nothing clear it (`rulings.md`, departures). */
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
  status: z.enum(['open', 'verified', 'rejected', 'expired', 'returned']),
  startedAt: timestamp,
  closedAt: timestamp.nullable(),
  /** The verified result; null for a run that has none. */
  result: runResult.nullable(),
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
});

export type ProfileBody = z.infer<typeof profileBody>;
export type ExportAnswer = z.infer<typeof exportAnswer>;
