import { startEmbeddedPostgres } from '../src/testing/databases/embedded-postgres.ts';
import { makePostgresTemplate } from '../src/testing/databases/postgres-databases.ts';
import { testOnPostgres } from '../src/testing/databases/test-database.ts';

/** Lets the databases of this process be on a PostgreSQL server that is started for it. @returns ends the server */
export async function startOwnPostgres(): Promise<() => Promise<void>> {
  const server = await startEmbeddedPostgres();
  await makePostgresTemplate(server.url);
  testOnPostgres(server.url);
  return server.stop;
}
