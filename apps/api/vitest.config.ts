import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeTests } from '@star-seekers/config/vitest';
import { defineConfig } from 'vitest/config';

const TESTS = ['src/**/*.test.ts', 'stress/**/*.test.ts'];

/** Tests with a server that run only on SQLite, by the reason why the engine makes no difference. */
const SQLITE_ONLY: Readonly<Record<string, readonly string[]>> = {
  'tests the SQLite file': ['platform/database/back-up'],
  'the server process has no DATABASE_URL': ['server'],
  'uses no table': [
    'domains/legal/legal',
    'domains/runs/live/live-feed',
    'domains/runs/stream/stream-bounds',
    'platform/api-docs',
    'platform/error-handler',
    'platform/mailer/mailer',
    'platform/metrics',
    'platform/security-headers',
    'platform/time-limits',
    'platform/web/web-files',
  ],
  'requests are rejected by their format, headers or number': [
    'platform/bad-input',
    'domains/bridge/bad-input',
    'platform/same-origin',
    'platform/rate-limit/limited-addresses',
  ],
  'hashes are computed outside the database': ['domains/auth/low-priority-hashing'],
  'names are reserved by their characters': ['domains/auth/forbidden-names'],
  'runs are verified without the database; submit-score and stream/calls cover the stored run': [
    'domains/runs/forgery',
    'domains/verifier/stored-run',
  ],
  'another hub is read by calls that are tested on both': ['cli/verify/verify', 'cli/verify/verify-dice'],
  'cards and questions are dealt from the stored chunks; stream/stream stores them on both': [
    'domains/runs/stream/calls',
  ],
  'what a socket brings is stored as what comes by POST; stream/stream and several-processes store it on both': [
    'domains/runs/stream/socket',
  ],
  'the page of a run reads what challenges and records/run-texts read on both': [
    'domains/records/run-page',
    'domains/records/run-pace',
  ],
  'what a run has collected is stored and read with its result; challenges does both on both': [
    'domains/records/keepsakes',
  ],
  'a replay is made of the stored log; challenges reads it on both': ['domains/records/replay'],
  'pictures and heads of pages are made of what records/run-page reads': ['domains/records/share/share'],
  'unknown payments are stored as those of reconcile, which runs on both': ['domains/payments/unknown-payments'],
  'the process closes its connections and writes its log': [
    'platform/graceful-close',
    'platform/loop-watch',
    'platform/refusals',
  ],
};

const sqliteOnly = new Set(
  Object.values(SQLITE_ONLY)
    .flat()
    .map((name) => `src/${name}.test.ts`),
);

/** All other tests with a database, recognized by their import of `src/testing` or `stress`, run on PostgreSQL too. */
const withDatabase = globSync(TESTS, { cwd: import.meta.dirname }).filter((path) =>
  /from '([./]+\/testing\/|\.\/test-short-forms\.ts)/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
);
const onPostgres = withDatabase.filter((path) => !sqliteOnly.delete(path));
if (sqliteOnly.size > 0) throw new Error(`no test with a database: ${[...sqliteOnly].join()}`);

const { test: { include: _include, ...test } = {} } = nodeTests();

export default defineConfig({
  test: {
    ...test,
    // Beside another package: its tests often wait for a thread, a process or the database.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'sqlite', include: TESTS } },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onPostgres,
          globalSetup: 'src/testing/databases/postgres-global-setup.ts',
          setupFiles: 'src/testing/databases/use-postgres.ts',
        },
      },
    ],
  },
});
