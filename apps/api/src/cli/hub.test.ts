import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDatabase } from '../platform/database/database.ts';
import { migrations } from '../platform/database/migrations/index.ts';
import { sqliteTraits } from '../platform/database/sqlite.ts';
import { createTestDatabase, newPlayer, startTestServer, testEngine } from '../testing/index.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'star-seekers-cli-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

/** A server at work, and its operator's commands. */
async function startHub() {
  const database = testEngine() === 'postgres' ? await createTestDatabase() : undefined;
  const server = await startTestServer({ database: database?.address ?? join(dataDir, 'star-seekers.sqlite') });
  return {
    server,
    hub: async (...args: string[]) => hub(args, database?.address),
    async close() {
      await server.close();
      await database?.remove();
    },
  };
}

/** Runs a command of the operator. */
async function hub(args: string[], DATABASE_URL?: string): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL };
  return promisify(execFile)(process.execPath, [join(import.meta.dirname, 'hub.ts'), ...args], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  );
}

const SOUND = { code: 0, output: 'The ledger is sound.\n' };

test('ledger:check proves a sound ledger, and names what is wrong with another', async () => {
  const { server, hub, close } = await startHub();
  const { user } = await newPlayer(server, 3);
  expect(await hub('ledger:check')).toEqual(SOUND);

  await server.services.db.updateTable('accounts').set({ balance: 9 }).where('kind', '=', 'wallet').execute();
  const { code, output } = await hub('ledger:check');
  expect(code).toBe(1);
  expect(output).toBe(`wallet of ${user.id} holds 9, its transfers give 3\nThe ledger has 1 faults.\n`);
  await close();
});

test('ledger:check waits for nobody who writes, and sees what has been committed (A 2)', async () => {
  const { server, hub, close } = await startHub();
  await newPlayer(server, 3);
  await server.services.db.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ balance: 9 }).where('kind', '=', 'wallet').execute();
    expect(await hub('ledger:check')).toEqual(SOUND);
  });
  await close();
});

test('while a database is read, a server goes on writing to it, and the reader sees one moment (A 2)', async () => {
  const database = await createTestDatabase();
  const server = await startTestServer({ database: database.address });
  const counts = await readDatabase(database.address, async (trx) => {
    const players = async () => (await trx.selectFrom('users').select('id').execute()).length;
    const before = await players();
    await newPlayer(server, 3);
    return [before, await players()];
  });
  expect(counts).toEqual([0, 0]);
  await server.close();
  await database.remove();
});

test('ledger:check leaves a database of an earlier version as it is (A 2)', async () => {
  const { server, hub, close } = await startHub();
  const { db } = server.services;
  const applied = async () => (await sql`select name from kysely_migration order by name`.execute(db)).rows;
  const last = Object.keys(migrations(sqliteTraits)).at(-1);
  await sql`delete from kysely_migration where name = ${last}`.execute(db);
  const before = await applied();
  expect(await hub('ledger:check')).toEqual({ code: 1, output: expect.stringContaining('is older than this version') });
  expect(await applied()).toEqual(before);
  await close();
});

test('without a database there is nothing to check', async () => {
  expect(await hub(['ledger:check'])).toEqual({ code: 1, output: expect.stringContaining('There is no database at') });
});

test('a command that does not exist gets the list of those that do', async () => {
  expect(await hub(['ledger:fix'])).toEqual({ code: 1, output: expect.stringContaining('ledger:check') });
  expect((await hub([])).code).toBe(0);
});
