/** `pnpm backup <file>`: copies the SQLite database of `DATA_DIR` while the server runs; see `docs/operations.md`. */
import { resolve } from 'node:path';
import { readConfig } from '../composition/config.ts';
import { isPostgresUrl } from '../platform/database/open-database.ts';
import { messageOf } from '../platform/message-of.ts';
import { backUp } from '../platform/database/back-up.ts';

const [to] = process.argv.slice(2);

try {
  const { database } = readConfig(process.env);
  if (to === undefined) throw new Error('Usage: pnpm backup <file>');
  if (isPostgresUrl(database)) throw new Error('A PostgreSQL database is backed up with its own pg_dump.');
  backUp(database, resolve(to));
  console.log(`Copied ${database} to ${resolve(to)}.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
