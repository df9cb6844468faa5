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
  /** The words after its name. */
  readonly takes: readonly string[];
  readonly says: string;
  /** @throws {z.ZodError} naming every word that is wrong by its place */
  parse(words: readonly string[]): Action;
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
    takes: ['run id'],
    says: 'takes a run off every board and out of every figure',
    parse: (words) => voidAction(z.tuple([runId]).parse(words)[0]),
  },
  'run restore': {
    takes: ['run id'],
    says: 'lets a voided run count again, as if it always had',
    parse: (words) => restoreAction(z.tuple([runId]).parse(words)[0]),
  },
  'player bar': {
    takes: ['name'],
    says: 'ends all sessions of a player and lets nobody sign in to the account; its runs stay on the boards',
    parse: (words) => barAction(z.tuple([name]).parse(words)[0]),
  },
  'player unbar': {
    takes: ['name'],
    says: 'lets a barred player sign in again',
    parse: (words) => unbarAction(z.tuple([name]).parse(words)[0]),
  },
  'player rename': {
    takes: ['name', 'new name'],
    says: 'gives a player another name; nobody can take the old one for 90 days',
    parse: (words) => renameAction(...z.tuple([name, username]).parse(words)),
  },
  'player sign-out': {
    takes: ['name'],
    says: 'ends all sessions of a player',
    parse: (words) => signOutAction(z.tuple([name]).parse(words)[0]),
  },
  'credits give': {
    takes: ['name', 'n'],
    says: 'gives credits; what the player owes is paid of them first',
    parse: (words) => giveAction(...z.tuple([name, amount]).parse(words)),
  },
  'credits take': {
    takes: ['name', 'n'],
    says: 'takes credits out of the wallet: all n, or none when there are fewer',
    parse: (words) => takeAction(...z.tuple([name, amount]).parse(words)),
  },
};
