/**
 * The program of a release, and the commands of the repository: `start` (the default), `check`, `operator <command>`,
 * `backup <file>`; see `docs/operations.md`.
 */
import { resolve } from 'node:path';
import { readConfig } from '../composition/config.ts';
import { messageOf } from '../platform/message-of.ts';
import { backUp } from '../platform/database/back-up.ts';
import { isPostgresUrl } from '../platform/database/open-database.ts';
import { check } from './check.ts';
import { runOperator } from './run-operator.ts';
import { processTerminal } from './terminal.ts';

const [name = 'start', ...args] = process.argv.slice(2);

switch (name) {
  case 'start':
    // Its threads and pages are loaded for this alone.
    await (await import('../server.ts')).main();
    break;
  case 'check':
    await attempt(async () => check(processTerminal()));
    break;
  case 'operator':
    process.exitCode = await runOperator(args, processTerminal());
    break;
  case 'backup':
    await attempt(() => copyDatabase(args));
    break;
  default:
    console.error('The commands are start, check, operator <command> and backup <file>.');
    process.exitCode = 1;
}

/** @param command resolves to whether everything is as it should be */
async function attempt(command: () => boolean | Promise<boolean>): Promise<void> {
  try {
    if (!(await command())) process.exitCode = 1;
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

/** Copies the SQLite database of `DATA_DIR` while the server runs. */
function copyDatabase([to, ...rest]: readonly string[]): true {
  const { database } = readConfig(process.env);
  if (to === undefined || rest.length > 0) throw new Error('Usage: backup <file>');
  if (isPostgresUrl(database)) throw new Error('A PostgreSQL database is backed up with its own pg_dump.');
  backUp(database, resolve(to));
  console.log(`Copied ${database} to ${resolve(to)}.`);
  return true;
}
