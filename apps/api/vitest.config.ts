import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeTests } from '@star-seekers/config/vitest';
import { defineConfig } from 'vitest/config';

const TESTS = ['src/**/*.test.ts', 'torture/**/*.test.ts'];

/** Tests that start a server and still run on SQLite alone, by why PostgreSQL would show nothing else. */
const ON_ONE_ENGINE: Readonly<Record<string, readonly string[]>> = {
  "they are about SQLite's file": ['platform/database/back-up'],
  'their server is a process that is given no DATABASE_URL': ['server'],
  'what they are about reaches no table': [
    'domains/legal/legal',
    'platform/api-docs',
    'platform/error-handler',
    'platform/mailer/mailer',
    'platform/metrics',
    'platform/security-headers',
    'platform/time-limits',
    'platform/web/web-files',
  ],
  'what they send is refused by its form or its headers': ['platform/bad-input', 'platform/same-origin'],
  'hashes are computed outside of the database': ['domains/auth/low-priority-hashing'],
  'a name is reserved by its letters': ['domains/auth/reserved-names'],
  'a replay is judged by the verifier; what becomes of its run is in submit-score and reveal': ['domains/runs/forgery'],
  'all games are stored alike; runs of all of them are on both engines in torture': ['domains/runs/every-game'],
};

const once = new Set(
  Object.values(ON_ONE_ENGINE)
    .flat()
    .map((name) => `src/${name}.test.ts`),
);

/** Every other test that reaches a database, which it does through `src/testing` or `torture`, runs on PostgreSQL too. */
const withDatabase = globSync(TESTS, { cwd: import.meta.dirname }).filter((path) =>
  /from '([./]+\/testing\/|\.\/test-tortures\.ts)/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
);
const onPostgres = withDatabase.filter((path) => !once.delete(path));
if (once.size > 0) throw new Error(`no test with a database: ${[...once].join()}`);

const { test: { include: _include, ...test } = {} } = nodeTests();

export default defineConfig({
  test: {
    ...test,
    maxWorkers: '100%',
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
