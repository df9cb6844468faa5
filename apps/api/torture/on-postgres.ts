import { startEmbeddedPostgres } from '../src/testing/databases/embedded-postgres.ts';
import { makePostgresTemplate } from '../src/testing/databases/postgres-databases.ts';
import { testOnPostgres } from '../src/testing/databases/test-database.ts';

/** Starts a PostgreSQL server for the databases of this process. @returns stops the server */
export async function startOwnPostgres(): Promise<() => Promise<void>> {
  const server = await startEmbeddedPostgres();
  await makePostgresTemplate(server.url);
  testOnPostgres(server.url);
  return server.stop;
}
