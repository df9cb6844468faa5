import { idParameter, username } from '@star-seekers/contracts';
import { z } from 'zod';
import type { Action } from '../domains/operators/action.ts';
import {
  barAction,
  giveAction,
  giveForPaymentAction,
  renameAction,
  signOutAction,
  takeAction,
  unbarAction,
} from '../domains/operators/player-actions.ts';
import { restoreAction, voidAction, voidAllAction } from '../domains/operators/run-actions.ts';
import type { PaidCheckout } from '../domains/payments/paid-checkout.ts';

/** A command that changes data. */
export interface ActionCommand {
  /** Its arguments, by name. */
  readonly parameters: readonly string[];
  readonly description: string;
  /** @throws {z.ZodError} whose paths are the positions of the invalid arguments */
  parse(args: readonly string[]): Action;
  /** The command with `--payment`, for a paid checkout. Undefined when it has no such option. */
  readonly forPayment?: (args: readonly string[], checkout: PaidCheckout) => Action;
}

const name = z.string().min(1);
const runId = idParameter;
const MAX_AMOUNT = 1_000_000;
const amount = z
  .string()
  .regex(/^\d+$/, 'must be a whole number of credits')
  .transform(Number)
  .pipe(z.int().min(1, 'must be at least 1').max(MAX_AMOUNT, `must be at most ${MAX_AMOUNT}`));

/** Operator commands by name. */
export const actionCommands: Readonly<Record<string, ActionCommand>> = {
  'run void': {
    parameters: ['run id'],
    description: 'removes a run from all boards and totals',
    parse: (args) => voidAction(z.tuple([runId]).parse(args)[0]),
  },
  'run restore': {
    parameters: ['run id'],
    description: 'restores a voided run on all boards and totals',
    parse: (args) => restoreAction(z.tuple([runId]).parse(args)[0]),
  },
  'player void': {
    parameters: ['name'],
    description: 'voids all runs of a player that count; each can be restored',
    parse: (args) => voidAllAction(z.tuple([name]).parse(args)[0]),
  },
  'player bar': {
    parameters: ['name'],
    description: 'ends all sessions of a player and blocks sign-in; the runs stay on the boards',
    parse: (args) => barAction(z.tuple([name]).parse(args)[0]),
  },
  'player unbar': {
    parameters: ['name'],
    description: 'lets a barred player sign in again',
    parse: (args) => unbarAction(z.tuple([name]).parse(args)[0]),
  },
  'player rename': {
    parameters: ['name', 'new name'],
    description: 'changes a player’s name and reserves the old one for 90 days',
    parse: (args) => renameAction(...z.tuple([name, username]).parse(args)),
  },
  'player sign-out': {
    parameters: ['name'],
    description: 'ends all sessions of a player',
    parse: (args) => signOutAction(z.tuple([name]).parse(args)[0]),
  },
  'credits give': {
    parameters: ['name', 'n'],
    description:
      'adds n credits to the wallet; debts are settled from them first. --payment <id>: as a payment that the hub could not book, once',
    parse: (args) => giveAction(...z.tuple([name, amount]).parse(args)),
    forPayment: (args, checkout) => giveForPaymentAction(...z.tuple([name, amount]).parse(args), checkout),
  },
  'credits take': {
    parameters: ['name', 'n'],
    description: 'removes n credits from the wallet, or none if it holds fewer',
    parse: (args) => takeAction(...z.tuple([name, amount]).parse(args)),
  },
};
