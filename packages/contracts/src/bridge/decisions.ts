import { z } from 'zod';
import { username } from '../schemas/auth.ts';
import { idParameter } from '../schemas/shared.ts';

export const STAFF_ROLES = ['moderator', 'operator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Most credits of one decision. */
export const MAX_CREDITS = 1_000_000;

const ofRun = { runId: idParameter };
const ofPlayer = { playerId: idParameter };
/** What can be paused: new accounts, new checkouts, new runs of a game. */
export const pausable = z
  .string()
  .regex(/^(?:sign-ups|payments|game-[1-9]\d{0,3})$/, 'must be sign-ups, payments or game-<id>');
const ofHub = { what: pausable };

const amount = z.int().min(1).max(MAX_CREDITS);

/** A decision, named like the operator's command that does the same. */
export const decision = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('run void'), ...ofRun }),
  z.strictObject({ command: z.literal('run restore'), ...ofRun }),
  z.strictObject({ command: z.literal('case close'), ...ofRun }),
  z.strictObject({ command: z.literal('player void'), ...ofPlayer }),
  z.strictObject({ command: z.literal('player bar'), ...ofPlayer }),
  z.strictObject({ command: z.literal('player unbar'), ...ofPlayer }),
  z.strictObject({ command: z.literal('player rename'), ...ofPlayer, username }),
  z.strictObject({ command: z.literal('player sign-out'), ...ofPlayer }),
  z.strictObject({ command: z.literal('player export'), ...ofPlayer }),
  z.strictObject({ command: z.literal('player delete'), ...ofPlayer }),
  z.strictObject({ command: z.literal('credits give'), ...ofPlayer, amount }),
  z.strictObject({ command: z.literal('credits take'), ...ofPlayer, amount }),
  z.strictObject({ command: z.literal('payment refund'), paymentId: idParameter }),
  z.strictObject({ command: z.literal('hub pause'), ...ofHub }),
  z.strictObject({ command: z.literal('hub resume'), ...ofHub }),
]);

export type Decision = z.output<typeof decision>;

interface DecisionRule {
  /** The least role that may decide so. */
  readonly role: StaffRole;
  /** Whether the passkey is asked again: for money, ends of accounts, all that is stored of somebody, and the hub. */
  readonly asksPasskey: boolean;
}

const OF_MODERATORS: DecisionRule = { role: 'moderator', asksPasskey: false };
const OF_HUB: DecisionRule = { role: 'operator', asksPasskey: true };
const OF_MONEY: DecisionRule = { role: 'operator', asksPasskey: true };

/** Who may decide what. */
export const DECISION_RULES: Readonly<Record<Decision['command'], DecisionRule>> = {
  'run void': OF_MODERATORS,
  'run restore': OF_MODERATORS,
  'case close': OF_MODERATORS,
  'player void': OF_MODERATORS,
  'player bar': { role: 'moderator', asksPasskey: true },
  'player unbar': OF_MODERATORS,
  'player rename': OF_MODERATORS,
  'player sign-out': OF_MODERATORS,
  'player export': { role: 'operator', asksPasskey: true },
  'player delete': { role: 'operator', asksPasskey: true },
  'credits give': OF_MONEY,
  'credits take': OF_MONEY,
  'payment refund': OF_MONEY,
  'hub pause': OF_HUB,
  'hub resume': OF_HUB,
};
