import { parseArgs } from 'node:util';
import { readConfig } from '../composition/config.ts';
import { ledgerFaults } from '../composition/ledger-faults.ts';
import { isPostgresUrl, moveToPostgres } from '../platform/database/open-database.ts';
import { requireFile } from '../platform/database/sqlite.ts';
import { type Terminal, requireConfirmation } from './terminal.ts';

/** Progress is printed so often. */
const ROWS_A_LINE = 50_000;

/** Faults that are named. */
const MOST_FAULTS = 20;

/** Moves the SQLite database of `DATA_DIR` to PostgreSQL: see `docs/operations.md`. */
export async function databaseMove(args: readonly string[], terminal: Terminal): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { yes: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [url, ...rest] = positionals;
  if (url === undefined || rest.length > 0 || !isPostgresUrl(url))
    throw new Error('Usage: operator database:move <postgres-url> [--yes]');
  const { database } = readConfig(terminal.env);
  if (isPostgresUrl(database)) throw new Error('DATABASE_URL is set: the hub is on PostgreSQL already.');
  requireFile(database);
  const { print } = terminal;
  if (!values.yes) {
    print(`Copies ${database} to PostgreSQL. The file stays as it is.`);
    await requireConfirmation(terminal);
  }
  const tables = await moveToPostgres(
    database,
    url,
    async (trx) => {
      const faults = await ledgerFaults(trx);
      if (faults.length === 0) return;
      const shown = faults.slice(0, MOST_FAULTS);
      const more = faults.length > shown.length ? [`and ${faults.length - shown.length} more`] : [];
      throw new Error(['The ledger has faults; operator ledger:check lists them:', ...shown, ...more].join('\n'));
    },
    (table, rows) => {
      if (rows % ROWS_A_LINE === 0) print(`${table}: ${rows} rows`);
    },
  );
  for (const { name, rows } of tables) if (rows > 0) print(`${name}: ${rows} rows, the same in both`);
  print('Start the servers with DATABASE_URL, and with the same SESSION_SECRET.');
  return 0;
}
