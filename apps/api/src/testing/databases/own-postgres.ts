import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { makePostgresTemplate } from './postgres-databases.ts';
import { testOnPostgres } from './test-database.ts';

/** Starts a PostgreSQL server for the databases of this process. @returns stops the server */
export async function startOwnPostgres(): Promise<() => Promise<void>> {
  const server = await startEmbeddedPostgres();
  await makePostgresTemplate(server.url);
  testOnPostgres(server.url);
  return server.stop;
}
