import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, moveToPostgres } from '../platform/database/open-database.ts';
import { makeScratchFolder } from '../testing/databases/scratch-folder.ts';
import { createTestDatabase } from '../testing/databases/test-database.ts';
import { type TestServer, newVisitor, populate, startTestServer, testEngine } from '../testing/index.ts';
import { runOperator } from './run-operator.ts';

const folder = makeScratchFolder();
const file = join(folder, 'star-seekers.sqlite');

/** What players see of the hub before it is moved. */
let before: unknown;
/** When it was seen: the boards of a month are others after its end. */
let seenAt = 0;

async function seenOn(server: TestServer): Promise<unknown> {
  const visitor = newVisitor(server);
  const { user } = await visitor.api('login', { body: { email: 'board-3@example.com', password: 'orbit-of-seven' } });
  return {
    user,
    board: await visitor.api('gameBoard', { params: { gameId: '2' }, query: {} }),
    hall: await visitor.api('globalBoard', { query: {} }),
    transactions: await visitor.api('transactions', { query: {} }),
  };
}

const onPostgres = testEngine() === 'postgres';

beforeAll(async () => {
  if (!onPostgres) return;
  const server = await startTestServer({ database: file });
  await populate(server);
  before = await seenOn(server);
  seenAt = server.clock.now();
  await server.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

async function move(url: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const terminal = { env: { DATA_DIR: folder }, operator: 'ops', print, printError: print, confirm: undefined };
  const code = await runOperator(['database:move', url, ...args], terminal);
  return { code, output: lines.join('\n') };
}

test.runIf(onPostgres)(
  'a hub is moved to PostgreSQL, also when the move is interrupted, and nobody notices',
  async () => {
    const target = await createTestDatabase();
    expect(await move(target.address)).toMatchObject({ code: 1, output: expect.stringContaining('--yes') as string });
    // A transaction after which everything ends, as after a kill.
    for (const end of [1, 4, 7]) {
      let batches = 0;
      const interrupted = moveToPostgres(
        file,
        target.address,
        async () => undefined,
        () => {
          batches++;
          if (batches === end) throw new Error('killed');
        },
      );
      await expect(interrupted).rejects.toThrow('killed');
      await expect(openDatabase(target.address)).rejects.toThrow('incomplete: run database:move again');
    }
    const { code, output } = await move(target.address, '--yes');
    expect(output).toMatch(/^runs: 18 rows, the same in both$/m);
    expect(output).toContain('Start the servers with DATABASE_URL');
    expect(code).toBe(0);
    const server = await startTestServer({ database: target.address });
    server.clock.set(seenAt);
    expect(await seenOn(server)).toEqual(before);
    await server.close();
    expect(await move(target.address, '--yes')).toMatchObject({
      code: 1,
      output: expect.stringContaining('The new database is not empty') as string,
    });
    await target.remove();
  },
);

test.runIf(onPostgres)('a row that differs in the new database is named, and no server starts on it', async () => {
  const target = await createTestDatabase();
  const other = await openDatabase(target.address, { error: () => undefined, info: () => undefined });
  const moved = moveToPostgres(
    file,
    target.address,
    async () => undefined,
    (table) => {
      if (table === 'users')
        tampered = sql`update users set username = 'somebody' where email = 'board-3@example.com'`.execute(other);
    },
  );
  let tampered: Promise<unknown> = Promise.resolve();
  await expect(moved).rejects.toThrow('users: a row differs');
  await tampered;
  await other.close();
  await expect(openDatabase(target.address)).rejects.toThrow('incomplete');
  await target.remove();
});

test.runIf(onPostgres)('nothing is moved of a file whose ledger has faults, of which some are named', async () => {
  const target = await createTestDatabase();
  const db = await openDatabase(file);
  const raise = async (amount: number) => {
    const raised = await db
      .updateTable('accounts')
      .set((eb) => ({ balance: eb('balance', '+', amount) }))
      .executeTakeFirstOrThrow();
    return Number(raised.numUpdatedRows);
  };
  const faults = await raise(1);
  const { code, output } = await move(target.address, '--yes');
  await raise(-1);
  await db.close();
  expect(code).toBe(1);
  expect(output.match(/its transfers sum to/g)).toHaveLength(20);
  expect(output).toContain(`and ${faults - 20} more`);
  const moved = await openDatabase(target.address);
  expect(await moved.selectFrom('users').selectAll().execute()).toEqual([]);
  await moved.close();
  await target.remove();
});

test.runIf(onPostgres)('nothing is moved while a server runs', async () => {
  const target = await createTestDatabase();
  const db = await openDatabase(file);
  const now = Date.now();
  await db
    .insertInto('processes')
    .values({ id: 'living', started_at: now, seen_at: now, ended_at: null, rules: null })
    .execute();
  await db.close();
  expect(await move(target.address, '--yes')).toMatchObject({
    code: 1,
    output: expect.stringContaining('A server is running on this database') as string,
  });
  await target.remove();
});
