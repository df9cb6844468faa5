import { parseArgs } from 'node:util';
import { idParameter, username } from '@star-seekers/contracts';
import { z } from 'zod';
import { readConfig } from '../composition/config.ts';
import { countersOf } from '../composition/counters.ts';
import { openClock } from '../composition/open-clock.ts';
import { type Action, type ActionResult, act, preview } from '../domains/operators/action.ts';
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
import { type PaidCheckout, findPaidCheckout, syncCheckout } from '../domains/payments/paid-checkout.ts';
import { openServedDatabase } from '../platform/database/open-database.ts';
import { loadGames } from '../platform/playable-games.ts';
import { SessionCache } from '../platform/sessions/session-cache.ts';
import { changeLines } from './change-lines.ts';
import { openProvider, paymentServices } from './open-provider.ts';
import { type Terminal, recordOptions, requireConfirmation } from './terminal.ts';

/** A command that changes data. */
interface ActionCommand {
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

const options = z.object({ ...recordOptions, payment: z.string().min(1).optional() });

/**
 * Shows a command's changes, asks for confirmation and applies them.
 * @param name of the command
 * @param args arguments after the name
 * @returns the exit code
 * @throws {Error} with a message for the operator; nothing was changed
 */
export async function runAction(
  name: string,
  command: ActionCommand,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { positionals, reason, yes, payment } = parse(name, command, args);
  const { env, operator, print } = terminal;
  const show = ({ subject, changes }: ActionResult) => {
    for (const line of [subject.title, ...changeLines(changes)]) print(line);
  };
  const config = readConfig(env);
  const db = await openServedDatabase(config.database);
  const clock = await openClock(db, db.engine);
  const provider = payment === undefined ? undefined : await openProvider(config, clock);
  try {
    const games = await loadGames();
    const services = { db, clock, counters: countersOf({ db, games }), sessionCache: new SessionCache(clock) };
    const checkout = provider && (await findPaidCheckout(provider.payments, payment ?? ''));
    const action = (checkout && command.forPayment?.(positionals, checkout)) ?? command.parse(positionals);
    show(await preview(services, action));
    if (!yes) await requireConfirmation(terminal);
    const result = await act(services, action, { operator, reason });
    print('Done and recorded:');
    show(result);
    if (provider && checkout) {
      const settled = await syncCheckout(paymentServices({ db, clock, payments: provider.payments }, print), checkout);
      print(
        `${settled.package_name}: ${settled.status}, ${settled.credits} credits, ${settled.reversed_credits} taken back`,
      );
    }
    return 0;
  } finally {
    await provider?.close();
    await db.close();
  }
}

function parse(
  name: string,
  { parameters, parse: parseArguments, forPayment }: ActionCommand,
  args: readonly string[],
) {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: {
      reason: { type: 'string' },
      yes: { type: 'boolean' },
      ...(forPayment && { payment: { type: 'string' } as const }),
    },
    allowPositionals: true,
  });
  if (positionals.length !== parameters.length) {
    const expected = parameters.map((parameter) => `<${parameter}>`).join(' ');
    throw new Error(`Usage: operator ${name} ${expected} --reason "…" [--yes]`);
  }
  try {
    parseArguments(positionals);
    return { positionals, ...options.parse(values) };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const messages = error.issues.map(({ path: [at], message }) =>
      typeof at === 'number' ? `<${parameters[at]}> ${message}` : `--${String(at)} ${message}`,
    );
    throw new Error(messages.join('\n'), { cause: error });
  }
}
