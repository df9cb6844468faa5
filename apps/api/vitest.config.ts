import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeTests } from '@star-seekers/config/vitest';
import { defineConfig } from 'vitest/config';

/** Tests of SQLite's file. */
const ONCE = new Set(['src/platform/database/back-up.test.ts']);

const TESTS = ['src/**/*.test.ts', 'torture/**/*.test.ts'];

/** Every other test that reaches a database, which it does through `src/testing` or a torture, runs on PostgreSQL too. */
const onPostgres = globSync(TESTS, { cwd: import.meta.dirname }).filter(
  (path) =>
    !ONCE.has(path) &&
    /from '([./]+\/testing\/|\.\/all\.ts)/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
);

const { test: { include: _include, ...test } = {} } = nodeTests();

export default defineConfig({
  test: {
    ...test,
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
