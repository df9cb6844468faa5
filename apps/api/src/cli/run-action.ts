import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type ActionResult, act, preview } from '../domains/operators/action.ts';
import { loadGames } from '../domains/runs/playable-games.ts';
import { readConfig } from '../composition/config.ts';
import { openClock } from '../composition/open-clock.ts';
import { openServedDatabase } from '../platform/database/open-database.ts';
import { SessionCache } from '../platform/sessions/session-cache.ts';
import type { ActionCommand } from './actions.ts';
import { changeLines } from './change-lines.ts';
import type { Terminal } from './terminal.ts';

const options = z.object({
  reason: z.string('is required for the record').trim().min(1, 'must not be empty').max(500),
  yes: z.boolean().default(false),
});

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
  const { action, reason, yes } = parse(name, command, args);
  const { confirm, env, operator, print } = terminal;
  const show = ({ subject, changes }: ActionResult) => {
    for (const line of [subject.title, ...changeLines(changes)]) print(line);
  };
  const db = await openServedDatabase(readConfig(env).database);
  try {
    const games = await loadGames();
    const clock = await openClock(db, db.engine);
    const services = { db, games, clock, sessionCache: new SessionCache(clock) };
    show(await preview(services, action));
    if (!yes && !confirm)
      throw new Error('Nothing was changed: there is no terminal to confirm on. Use --yes to apply.');
    if (!yes && !(await confirm?.('Apply?'))) throw new Error('Nothing was changed.');
    const result = await act(services, action, { operator, reason });
    print('Done and recorded:');
    show(result);
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
    const messages = error.issues.map(({ path: [at], message }) =>
      typeof at === 'number' ? `<${parameters[at]}> ${message}` : `--${String(at)} ${message}`,
    );
    throw new Error(messages.join('\n'), { cause: error });
  }
}
