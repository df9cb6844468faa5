import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../platform/database/back-up.ts';
import { createPostgresDatabase, dropPostgresDatabase } from './postgres-databases.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { copyTemplateDatabase } from './template-file.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

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

/** Copies a database of this test run that nobody is connected to: a backup of it, which is restored at the address of the copy. */
export async function copyTestDatabase(address: string): Promise<TestDatabase> {
  const server = postgresServer;
  if (server !== undefined) {
    const copy = await createPostgresDatabase(server, new URL(address).pathname.slice(1));
    return { address: copy, remove: async () => dropPostgresDatabase(server, copy) };
  }
  const folder = makeScratchFolder();
  const copy = join(folder, 'hub.sqlite');
  backUp(address, copy);
  return { address: copy, remove: async () => rmSync(folder, { recursive: true, force: true }) };
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

/** Whether a statement waits for a lock of PostgreSQL. */
export async function waitsForLock(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0;
}
