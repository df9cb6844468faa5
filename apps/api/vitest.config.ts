import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeTests } from '@star-seekers/config/vitest';
import { defineConfig } from 'vitest/config';

/** Long tests of what does not depend on the engine, and tests of SQLite's file. */
const ONCE = new Set(['src/domains/runs/bot-runs.test.ts', 'src/platform/database/back-up.test.ts']);

/** Every other test that reaches a database, which it does through `src/testing`, runs on PostgreSQL too. */
const onPostgres = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (path) => !ONCE.has(path) && /from '[./]+\/testing\//.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
);

const { test: { include = [], ...test } = {} } = nodeTests({ include: ['src/**/*.test.ts', 'torture/**/*.test.ts'] });

export default defineConfig({
  test: {
    ...test,
    projects: [
      { extends: true, test: { name: 'sqlite', include } },
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
