import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Done, act, preview } from '../domains/operators/action.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../composition/config.ts';
import { openServedDatabase } from '../platform/database/open-database.ts';
import { SessionCache } from '../platform/sessions/session-cache.ts';
import type { ActionCommand } from './actions.ts';
import { changeLines } from './change-lines.ts';
import type { Terminal } from './terminal.ts';

const options = z.object({
  reason: z.string('is required: it stands in the record').trim().min(1, 'must not be empty').max(500),
  yes: z.boolean().default(false),
});

/**
 * Shows what a command would change, asks, and does it.
 * @param name of the command
 * @param args what stands after the name
 * @returns the exit code
 * @throws {Error} in words for the operator, when nothing was changed
 */
export async function runAction(
  name: string,
  command: ActionCommand,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { action, reason, yes } = parse(name, command, args);
  const { confirm, env, operator, print } = terminal;
  const show = ({ subject, changes }: Done) => {
    for (const line of [subject.title, ...changeLines(changes)]) print(line);
  };
  const db = await openServedDatabase(readConfig(env).database);
  try {
    const services = { db, clock: systemClock, sessionCache: new SessionCache(systemClock) };
    show(await preview(services, action));
    if (!yes && !confirm) throw new Error('Nothing was changed: without a terminal to ask on, use --yes to go on.');
    if (!yes && !(await confirm?.('Do this?'))) throw new Error('Nothing was changed.');
    const done = await act(services, action, { operator, reason });
    print('Done, and written into the record:');
    show(done);
    return 0;
  } finally {
    await db.close();
  }
}

function parse(name: string, { parameters, parse: parseArguments }: ActionCommand, args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { reason: { type: 'string' }, yes: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length !== parameters.length) {
    const expected = parameters.map((parameter) => `<${parameter}>`).join(' ');
    throw new Error(`Usage: pnpm hub ${name} ${expected} --reason "…" [--yes]`);
  }
  try {
    return { action: parseArguments(positionals), ...options.parse(values) };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const wrong = error.issues.map(({ path: [at], message }) =>
      typeof at === 'number' ? `<${parameters[at]}> ${message}` : `--${String(at)} ${message}`,
    );
    throw new Error(wrong.join('\n'), { cause: error });
  }
}
