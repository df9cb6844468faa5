import { z } from 'zod';
import { user, username } from './auth.ts';
import { earnedCommendation } from './commendations.ts';
import { transaction } from './credits.ts';
import { diceRoll, diceSeed } from './dice.ts';
import { gatesMeAnswer } from './gates.ts';
import { paymentHistory } from './payments.ts';
import { reportBody } from './run-page.ts';
import { breakdownEntry, keepsake, runResult, seenRun } from './runs.ts';
import { count, faction, gameId, idParameter, timestamp } from './shared.ts';

/** Most characters of a wallet address: every kind of address in use fits. */
const WALLET_MAX_LENGTH = 128;

/** Trimmed; null and the empty string clear it (`P5.10`). */
const solanaWallet = z
  .string()
  .trim()
  .max(WALLET_MAX_LENGTH, `must have at most ${WALLET_MAX_LENGTH} characters`)
  .regex(/^[!-~]*$/, 'may contain letters, digits and signs, but no spaces')
  .nullable()
  .transform((wallet) => wallet || null);

/** Only the fields to change. */
export const profileBody = z.strictObject({
  username: username.optional(),
  faction: faction.optional(),
  solanaWallet: solanaWallet.optional(),
  watchable: z.boolean().optional(),
  listed: z.boolean().optional(),
});

const exportedRun = z.object({
  runId: z.string(),
  gameId,
  faction,
  /** `voided`: an operator excluded the result from all totals. `unwitnessed`: it counts nowhere, for the reason in `witness`. `daily`: it counts for its day. */
  status: z.enum(['open', 'verified', 'unwitnessed', 'voided', 'rejected', 'expired', 'returned', 'duel', 'daily']),
  startedAt: timestamp,
  closedAt: timestamp.nullable(),
  /** The verified result, or null without one. */
  result: runResult.nullable(),
  /** What the server saw of it; null without a result, and for results from before runs were streamed. */
  witness: seenRun.nullable(),
  /** What it added to the collection. */
  keepsakes: z.array(keepsake),
});

/** A decision of operators or staff about the player or one of their runs. */
const decision = z.object({
  id: z.string(),
  decidedAt: timestamp,
  command: z.string(),
  runId: z.string().nullable(),
  reason: z.string(),
  /** The player's own. */
  answer: z.object({ text: z.string(), answeredAt: timestamp }).nullable(),
});

export const decisionsAnswer = z.array(decision);

export const decisionParams = z.object({ id: idParameter });

/** Most characters of an answer. */
const MAX_ANSWER = 1000;

export const answerBody = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(MAX_ANSWER, `must have at most ${MAX_ANSWER} characters`)
    .regex(/^(?:\P{C}|\n)*$/u, 'must be printable'),
});

/** Everything stored about a player, except the password hash and the replays. */
export const exportAnswer = z.object({
  exportedAt: timestamp,
  user,
  createdAt: timestamp,
  /** Null while it is not confirmed; hubs that do not ask for it never do. */
  emailConfirmedAt: timestamp.nullable(),
  /** Active sessions. */
  sessions: z.array(z.object({ lastUsedAt: timestamp, expiresAt: timestamp })),
  transactions: z.array(transaction),
  payments: paymentHistory,
  diceRolls: z.array(diceRoll),
  /** That of the next roll; null before the player has seen or used one. */
  diceSeed: diceSeed.nullable(),
  games: z.array(breakdownEntry),
  /** The player's part in the war for the gates, by month. */
  gates: z.array(gatesMeAnswer.pick({ month: true, side: true, days: true, gates: true })),
  runs: z.array(exportedRun),
  commendations: z.array(earnedCommendation),
  /** Runs that the player reported. */
  reports: z.array(reportBody.extend({ runId: z.string(), reportedAt: timestamp })),
  /** Texts of other players' runs that the player has read on the last day of reading, in portions. */
  textReads: z.array(z.object({ runId: z.string(), portions: count })),
  /** Challenges that the player made. */
  challenges: z.array(z.object({ id: z.string(), runId: z.string(), createdAt: timestamp })),
  decisions: decisionsAnswer,
});

export type ProfileBody = z.infer<typeof profileBody>;
export type PlayerDecision = z.infer<typeof decision>;
export type ExportAnswer = z.infer<typeof exportAnswer>;
