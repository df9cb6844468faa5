import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type ActionResult, act, preview } from '../domains/operators/action.ts';
import { findPaidCheckout, syncCheckout } from '../domains/payments/paid-checkout.ts';
import { loadGames } from '../platform/playable-games.ts';
import { readConfig } from '../composition/config.ts';
import { countersOf } from '../composition/counters.ts';
import { openClock } from '../composition/open-clock.ts';
import { openServedDatabase } from '../platform/database/open-database.ts';
import { SessionCache } from '../platform/sessions/session-cache.ts';
import type { ActionCommand } from './actions.ts';
import { changeLines } from './change-lines.ts';
import { openProvider, paymentServices } from './open-provider.ts';
import { type Terminal, recordOptions, requireConfirmation } from './terminal.ts';

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
    throw new Error(`Usage: pnpm hub ${name} ${expected} --reason "…" [--yes]`);
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
