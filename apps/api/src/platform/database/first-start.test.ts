import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase, testEngine } from '../../testing/index.ts';
import { spawnHub } from '../../testing/server-process/hub-process.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-first-start-'));
  database = await createTestDatabase();
});

afterEach(async () => {
  await database.remove();
  rmSync(folder, { recursive: true });
});

/** Creates a database without tables. @returns environment variables for a server that uses it */
async function emptyDatabase(): Promise<Record<string, string>> {
  if (testEngine() === 'sqlite') return { DATA_DIR: join(folder, 'data') };
  const db = await openDatabase(database.address);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await db.close();
  return { DATA_DIR: folder, DATABASE_URL: database.address };
}

test('servers that start concurrently on an empty database create its tables once and become ready', async () => {
  const env = {
    WEB_ROOT: folder,
    SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
    ...(await emptyDatabase()),
  };
  const hubs = [spawnHub(env), spawnHub(env)];
  try {
    for (const url of await Promise.all(hubs.map(async ({ ready }) => ready))) expect(url).toMatch(/^http/);
  } finally {
    for (const { child } of hubs) child.kill('SIGKILL');
    await Promise.all(hubs.map(async ({ ended }) => ended));
  }
});
