import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase, testEngine } from '../../testing/index.ts';
import { openDatabase } from './database.ts';

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

/** Without any table. @returns the variables that lead a server to it */
async function emptyDatabase(): Promise<Record<string, string>> {
  if (testEngine() === 'sqlite') return { DATA_DIR: join(folder, 'data') };
  const { db, close } = await openDatabase(database.address);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await close();
  return { DATA_DIR: folder, DATABASE_URL: database.address };
}

/** A server as an operator starts it; resolves with what it prints until it is ready or ends. */
async function startServer(child: ChildProcess): Promise<string> {
  let said = '';
  return Promise.race([
    new Promise<string>((resolve) => {
      child.stdout?.setEncoding('utf8').on('data', (part: string) => {
        said += part;
        if (said.includes('Star Seekers is ready')) resolve(said);
      });
    }),
    child.stderr ? text(child.stderr) : '',
  ]);
}

test('servers that start at once on an empty database make its tables once, and all are ready', async () => {
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    WEB_ROOT: folder,
    SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
    ...(await emptyDatabase()),
  };
  const children = Array.from({ length: 3 }, () =>
    spawn(process.execPath, [join(import.meta.dirname, '../../server.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  try {
    for (const said of await Promise.all(children.map(startServer))) expect(said).toContain('Star Seekers is ready');
  } finally {
    const exits = children.map(async (child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(exits);
  }
});
