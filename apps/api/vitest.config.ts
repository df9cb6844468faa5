import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeTests } from '@star-seekers/config/vitest';
import { defineConfig } from 'vitest/config';

const TESTS = ['src/**/*.test.ts', 'stress/**/*.test.ts'];

/** Tests with a server that run only on SQLite. */
const SQLITE_ONLY: ReadonlySet<string> = new Set([
  // Tests the SQLite file.
  'src/platform/database/back-up.test.ts',
  // The server process has no DATABASE_URL.
  'src/server.test.ts',
  // Blocks the event loop.
  'src/platform/loop-watch.test.ts',
]);

/** Tests that run on PostgreSQL too, by path and name: they are about what engines do in different ways. */
const ALL_ON_POSTGRES: readonly RegExp[] = [
  /^stress\//,
  // Connections, migrations, announced writes.
  /^src\/platform\/(?:database|processes)\//,
  // A statement that fails, at each place.
  /^src\/domains\/runs\/stream\/failed-statements\./,
  // Transactions at the same time: locks and lost races.
  /^src\/(?:composition|domains|platform)\/\S+ .*(?:concurrent|simultaneous|at once|processes|while )/,
  /^src\/domains\/(?:credits\/credits|payments\/payments)\.model\./,
  /^src\/domains\/runs\/(?:side-by-side|verify-lease|stream\/several-processes)\./,
  // The order of rows.
  /^src\/domains\/leaderboards\/(?:ranks|ties)\./,
  // The command reads one database and writes the other.
  /^src\/cli\/(?:database-move|after-restore)\./,
];

/** Written by the tests on SQLite, read by those on PostgreSQL: see `statement-cover.ts`. */
const statementRecord = join(import.meta.dirname, 'artifacts/statements.jsonl');

/** Tests with a database are recognized by their import of `src/testing` or `stress`. */
const onPostgres = globSync(TESTS, { cwd: import.meta.dirname }).filter(
  (path) =>
    !SQLITE_ONLY.has(path) &&
    /from '([./]+\/testing\/|\.\/test-short-forms\.ts)/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
);

const { test: { include: _include, ...test } = {} } = nodeTests();

export default defineConfig({
  test: {
    ...test,
    // Beside another package, whose browser takes the other processor: a second worker makes both slower than it saves.
    maxWorkers: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: TESTS,
          globalSetup: [
            'src/testing/server-process/bundle-global-setup.ts',
            'src/testing/databases/record-global-setup.ts',
          ],
          setupFiles: 'src/testing/databases/use-sqlite.ts',
          provide: { statementRecord },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onPostgres,
          globalSetup: [
            'src/testing/server-process/bundle-global-setup.ts',
            'src/testing/databases/record-global-setup.ts',
            'src/testing/databases/postgres-global-setup.ts',
          ],
          setupFiles: 'src/testing/databases/use-postgres.ts',
          provide: { statementRecord, allOnPostgres: ALL_ON_POSTGRES.map(({ source }) => source) },
          // After those on SQLite.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
