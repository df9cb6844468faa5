import { idParameter, username } from '@star-seekers/contracts';
import { z } from 'zod';
import type { Action } from '../domains/operators/action.ts';
import {
  barAction,
  giveAction,
  renameAction,
  signOutAction,
  takeAction,
  unbarAction,
} from '../domains/operators/player-actions.ts';
import { restoreAction, voidAction } from '../domains/operators/run-actions.ts';

/** A command that changes something. */
export interface ActionCommand {
  /** Its arguments, by name. */
  readonly parameters: readonly string[];
  readonly description: string;
  /** @throws {z.ZodError} whose paths are the places of the wrong arguments */
  parse(args: readonly string[]): Action;
}

const name = z.string('name a player').min(1);
const runId = idParameter;
const MOST_AT_ONCE = 1_000_000;
const amount = z
  .string('say how many credits')
  .regex(/^\d+$/, 'must be a whole number of credits')
  .transform(Number)
  .pipe(z.int().min(1, 'must be at least 1').max(MOST_AT_ONCE, `must be at most ${MOST_AT_ONCE}`));

/** What an operator can do, by name. */
export const actionCommands: Readonly<Record<string, ActionCommand>> = {
  'run void': {
    parameters: ['run id'],
    description: 'takes a run off every board and out of every figure',
    parse: (args) => voidAction(z.tuple([runId]).parse(args)[0]),
  },
  'run restore': {
    parameters: ['run id'],
    description: 'lets a voided run count again, as if it always had',
    parse: (args) => restoreAction(z.tuple([runId]).parse(args)[0]),
  },
  'player bar': {
    parameters: ['name'],
    description: 'ends all sessions of a player and lets nobody sign in to the account; its runs stay on the boards',
    parse: (args) => barAction(z.tuple([name]).parse(args)[0]),
  },
  'player unbar': {
    parameters: ['name'],
    description: 'lets a barred player sign in again',
    parse: (args) => unbarAction(z.tuple([name]).parse(args)[0]),
  },
  'player rename': {
    parameters: ['name', 'new name'],
    description: 'gives a player another name; nobody can take the old one for 90 days',
    parse: (args) => renameAction(...z.tuple([name, username]).parse(args)),
  },
  'player sign-out': {
    parameters: ['name'],
    description: 'ends all sessions of a player',
    parse: (args) => signOutAction(z.tuple([name]).parse(args)[0]),
  },
  'credits give': {
    parameters: ['name', 'n'],
    description: 'gives credits; what the player owes is paid of them first',
    parse: (args) => giveAction(...z.tuple([name, amount]).parse(args)),
  },
  'credits take': {
    parameters: ['name', 'n'],
    description: 'takes credits out of the wallet: all n, or none when there are fewer',
    parse: (args) => takeAction(...z.tuple([name, amount]).parse(args)),
  },
};
