import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { makePostgresTemplate } from './postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server that the tests make their databases on. */
    postgresServer: string;
  }
}

/** One PostgreSQL server for the whole test run: that of `TEST_DATABASE_URL`, or one that is started and removed again. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const embedded = given ? undefined : await startEmbeddedPostgres();
  const server = given ?? embedded?.url ?? '';
  await makePostgresTemplate(server);
  project.provide('postgresServer', server);
  return async () => embedded?.stop();
}
