import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { makePostgresTemplate } from './postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server for test databases. */
    postgresServer: string;
    /** Path of what the tests on SQLite ask of the database, by test. */
    statementRecord: string;
    /** Expressions for the path and name of tests that run on PostgreSQL whatever they ask. */
    allOnPostgres: string[];
  }
}

/** Provides one PostgreSQL server per test run: the one of `TEST_DATABASE_URL`, or an embedded one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configured = process.env['TEST_DATABASE_URL'];
  const embedded = configured ? undefined : await startEmbeddedPostgres();
  const server = configured ?? embedded?.url ?? '';
  await makePostgresTemplate(server);
  project.provide('postgresServer', server);
  return async () => embedded?.stop();
}
