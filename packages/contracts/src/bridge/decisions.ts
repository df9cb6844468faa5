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
const ofAnswer = { recordId: idParameter };
const ofHub = { what: pausable };

const amount = z.int().min(1).max(MAX_CREDITS);

/** A decision, named like the operator's command that does the same. */
export const decision = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('run void'), ...ofRun }),
  z.strictObject({ command: z.literal('run restore'), ...ofRun }),
  z.strictObject({ command: z.literal('case close'), ...ofRun }),
  z.strictObject({ command: z.literal('answer close'), ...ofAnswer }),
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
