import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase, newPlayer, startTestServer, testEngine } from '../testing/index.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'star-seekers-cli-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

/** Runs a command of the operator. */
async function hub(args: string[], DATABASE_URL?: string): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL };
  return promisify(execFile)(process.execPath, [join(import.meta.dirname, 'hub.ts'), ...args], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  );
}

test('ledger:check proves a sound ledger, and names what is wrong with another', async () => {
  const database: TestDatabase | undefined = testEngine() === 'postgres' ? await createTestDatabase() : undefined;
  const server = await startTestServer({ database: database?.address ?? join(dataDir, 'star-seekers.sqlite') });
  const { user } = await newPlayer(server, 3);
  expect(await hub(['ledger:check'], database?.address)).toEqual({ code: 0, output: 'The ledger is sound.\n' });

  await server.services.db.updateTable('accounts').set({ balance: 9 }).where('kind', '=', 'wallet').execute();
  const { code, output } = await hub(['ledger:check'], database?.address);
  expect(code).toBe(1);
  expect(output).toBe(`wallet of ${user.id} holds 9, its transfers give 3\nThe ledger has 1 faults.\n`);
  await server.close();
  await database?.remove();
});

test('without a database there is nothing to check', async () => {
  expect(await hub(['ledger:check'])).toEqual({ code: 1, output: expect.stringContaining('There is no database at') });
});

test('a command that does not exist gets the list of those that do', async () => {
  expect(await hub(['ledger:fix'])).toEqual({ code: 1, output: expect.stringContaining('ledger:check') });
  expect((await hub([])).code).toBe(0);
});
