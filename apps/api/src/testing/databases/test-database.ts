import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPostgresDatabase, dropPostgresDatabase } from './postgres-databases.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { copyTemplateDatabase } from './template-file.ts';

/** A temporary database for one test. */
export interface TestDatabase {
  /** For `openDatabase`, or for a server process as `DATABASE_URL`. */
  readonly address: string;
  remove(): Promise<void>;
}

let postgresServer: string | undefined;

/** Switches the test databases of this process to PostgreSQL. @param url of a superuser on a server with the template */
export function testOnPostgres(url: string): void {
  postgresServer = url;
}

/** The engine of this process's test databases. */
export function testEngine(): 'sqlite' | 'postgres' {
  return postgresServer === undefined ? 'sqlite' : 'postgres';
}

/** Creates a migrated, empty database on the engine of this test run. */
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
