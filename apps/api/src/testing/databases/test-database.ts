import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPostgresDatabase, dropPostgresDatabase } from './postgres-databases.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { copyTemplateDatabase } from './template-file.ts';

/** A database of a test's own. */
export interface TestDatabase {
  /** What `openDatabase` and, as `DATABASE_URL`, a server process take. */
  readonly address: string;
  remove(): Promise<void>;
}

let postgresServer: string | undefined;

/** Makes the databases of this process on a PostgreSQL server instead of in SQLite files. @param url of a superuser, after the template was made */
export function testOnPostgres(url: string): void {
  postgresServer = url;
}

/** The engine of this process's test databases. */
export function testEngine(): 'sqlite' | 'postgres' {
  return postgresServer === undefined ? 'sqlite' : 'postgres';
}

/** A database with all tables and no rows, on the engine that the test run is for. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = postgresServer;
  if (server !== undefined) {
    const address = await createPostgresDatabase(server);
    return { address, remove: async () => dropPostgresDatabase(server, address) };
  }
  const folder = makeScratchFolder();
  const address = join(folder, 'hub.sqlite');
  await copyTemplateDatabase(address);
  return { address, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}
