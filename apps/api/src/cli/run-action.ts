import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { idParameter, username } from '@star-seekers/contracts';
import { MAX_CREDITS, STAFF_ROLES, pausable } from '@star-seekers/contracts/bridge';
import { z } from 'zod';
import { readConfig } from '../composition/config.ts';
import { countersOf } from '../composition/counters.ts';
import { openClock } from '../composition/open-clock.ts';
import { type Action, type ActionResult, act, preview } from '../domains/operators/action.ts';
import { closeAnswerAction } from '../domains/operators/answers.ts';
import { pauseAction, resumeAction } from '../domains/operators/hub-actions.ts';
import { refundAction } from '../domains/operators/payment-actions.ts';
import {
  barAction,
  giveAction,
  giveForPaymentAction,
  renameAction,
  signOutAction,
  takeAction,
  unbarAction,
} from '../domains/operators/player-actions.ts';
import { closeCaseAction, restoreAction, voidAction, voidAllAction } from '../domains/operators/run-actions.ts';
import { addStaffAction, removeStaffAction } from '../domains/operators/staff-actions.ts';
import type { PaymentServices } from '../domains/payments/gateway.ts';
import { type PaidCheckout, findPaidCheckout, syncCheckout } from '../domains/payments/paid-checkout.ts';
import { deletePlayerAction, exportPlayerAction } from '../domains/profile/account-actions.ts';
import { openServedDatabase } from '../platform/database/open-database.ts';
import type { Pausable } from '../platform/pauses.ts';
import { loadGames } from '../platform/playable-games.ts';
import { systemRandomness } from '../platform/randomness.ts';
import type { Services } from '../platform/services.ts';
import { SessionCache } from '../platform/sessions/session-cache.ts';
import { openProvider, paymentServices } from './open-provider.ts';
import { type Terminal, changeLines, recordOptions, requireConfirmation } from './terminal.ts';

/** A command that changes data. */
interface ActionCommand {
  /** Its arguments, by name. */
  readonly parameters: readonly string[];
  readonly description: string;
  /**
   * @returns the action, or what makes it of the payment provider and the games
   * @throws {z.ZodError} whose paths are the positions of the invalid arguments
   */
  parse(args: readonly string[]): Action | ((services: CommandServices) => Action);
  /** Which argument is the path of a new file, for the document of the action. */
  readonly file?: number;
  /** The command with `--payment`, for a paid checkout. Undefined when it has no such option. */
  readonly forPayment?: (args: readonly string[], checkout: PaidCheckout) => Action;
}

type CommandServices = Pick<Services, 'games' | 'clock' | 'db'> & PaymentServices;

const name = z.string().min(1);
const newFile = z.string().refine((path) => !existsSync(path), 'exists already');
const runId = idParameter;
const role = z.enum(STAFF_ROLES, `must be ${STAFF_ROLES.join(' or ')}`);
const amount = z
  .string()
  .regex(/^\d+$/, 'must be a whole number of credits')
  .transform(Number)
  .pipe(z.int().min(1, 'must be at least 1').max(MAX_CREDITS, `must be at most ${MAX_CREDITS}`));

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
  'case close': {
    parameters: ['run id'],
    description: 'closes the case of a reported run, until it is reported again; the player is not told',
    parse: (args) => closeCaseAction(z.tuple([runId]).parse(args)[0]),
  },
  'answer close': {
    parameters: ['record id'],
    description: 'closes the answer of a player to a decision; the player is not told',
    parse: (args) => closeAnswerAction(z.tuple([idParameter]).parse(args)[0]),
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
  'player export': {
    parameters: ['name', 'file'],
    description: 'writes all data of a player who cannot sign in to a new file',
    file: 1,
    parse: (args) => {
      const [whom] = z.tuple([name, newFile]).parse(args);
      return (services) => exportPlayerAction(whom, services);
    },
  },
  'player delete': {
    parameters: ['name'],
    description: 'deletes the account of a player who cannot sign in, for good',
    parse: (args) => deletePlayerAction(z.tuple([name]).parse(args)[0]),
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
  'payment refund': {
    parameters: ['payment'],
    description:
      'refunds a payment at the provider and takes its credits back; by its id, that of its checkout, or the number of its receipt',
    parse: (args) => {
      const [id] = z.tuple([name]).parse(args);
      return (services) => refundAction(id, services);
    },
  },
  'hub pause': {
    parameters: ['what'],
    description: 'pauses new accounts (sign-ups), new checkouts (payments), or new runs of a game (game-<id>)',
    parse: (args) => {
      const [what] = z.tuple([pausable]).parse(args);
      return ({ games }) => pauseAction(what as Pausable, games);
    },
  },
  'hub resume': {
    parameters: ['what'],
    description: 'resumes what was paused',
    parse: (args) => {
      const [what] = z.tuple([pausable]).parse(args);
      return ({ games }) => resumeAction(what as Pausable, games);
    },
  },
  'staff add': {
    parameters: ['name', 'role'],
    description: `makes a player staff (${STAFF_ROLES.join(' or ')}), and prints a link for a passkey`,
    parse: (args) => addStaffAction(...z.tuple([name, role]).parse(args), systemRandomness),
  },
  'staff remove': {
    parameters: ['name'],
    description: 'takes the role of a member of staff, with all passkeys',
    parse: (args) => removeStaffAction(z.tuple([name]).parse(args)[0]),
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
  const parsed = command.parse(positionals);
  const needsProvider = payment !== undefined || typeof parsed === 'function';
  const provider = needsProvider ? await openProvider(config, clock) : undefined;
  try {
    const games = await loadGames();
    const services = { db, clock, counters: countersOf({ db, games }), sessionCache: new SessionCache(clock) };
    const atProvider = provider && {
      ...paymentServices({ db, clock, payments: provider.payments }, print),
      games,
      db,
      clock,
    };
    const checkout =
      payment === undefined ? undefined : provider && (await findPaidCheckout(provider.payments, payment));
    const action = (checkout && command.forPayment?.(positionals, checkout)) ?? actionOf(parsed, atProvider);
    show(await preview(services, action));
    if (!yes) await requireConfirmation(terminal);
    const result = await act(services, action, { operator, reason });
    print('Done and recorded:');
    show(result);
    const file = command.file === undefined ? undefined : positionals[command.file];
    if (file !== undefined && result.document)
      writeFileSync(file, JSON.stringify(result.document, undefined, 2), { flag: 'wx', mode: 0o600 });
    if (action.link !== undefined) print(`${config.publicUrl ?? `http://localhost:${config.port}`}${action.link}`);
    if (atProvider && checkout) {
      const settled = await syncCheckout(atProvider, checkout);
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

function actionOf(parsed: ReturnType<ActionCommand['parse']>, services: CommandServices | undefined): Action {
  if (typeof parsed !== 'function') return parsed;
  if (!services) throw new Error('No payment provider was opened.');
  return parsed(services);
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
    throw error instanceof z.ZodError ? refusalOf(error, parameters) : error;
  }
}

/** Invalid arguments in words, without the cause: what that says of itself is JSON. */
function refusalOf({ issues }: z.ZodError, parameters: readonly string[]): Error {
  const messages = issues.map(({ path: [at], message }) =>
    typeof at === 'number' ? `<${parameters[at]}> ${message}` : `--${String(at)} ${message}`,
  );
  return new Error(messages.join('\n'));
}
