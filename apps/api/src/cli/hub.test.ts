import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDatabase } from '../platform/database/open-database.ts';
import { migrations } from '../platform/database/migrations/index.ts';
import { sqliteTraits } from '../platform/database/sqlite.ts';
import {
  buy,
  claimFor,
  createTestDatabase,
  newPlayer,
  refund,
  snapshot,
  startAndPlay,
  startTestServer,
  testEngine,
} from '../testing/index.ts';
import { runHub } from './run-hub.ts';
import { type Terminal, confirmOn } from './terminal.ts';

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
    hub: async (command: string, ...args: string[]) =>
      hub([...command.split(' '), ...args], { DATABASE_URL: database?.address }),
    /** The same by somebody at a terminal, who answers. */
    answer: async (answer: boolean, command: string, ...args: string[]) =>
      hub([...command.split(' '), ...args], { DATABASE_URL: database?.address }, async () => answer),
    async close() {
      await server.close();
      await database?.remove();
    },
  };
}

/** Runs a command of the operator. */
async function hub(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  confirm?: Terminal['confirm'],
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(`${line}\n`);
  const terminal = { env: { DATA_DIR: dataDir, ...env }, operator: 'ops', print, printError: print, confirm };
  return { code: await runHub(args, terminal), output: lines.join('') };
}

/** Runs a command in a process of its own, which nobody looks at. */
async function hubProcess(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, [join(import.meta.dirname, 'hub.ts'), ...args], { env }).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
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
  await server.services.db.transaction(async (trx) => {
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

test('ledger:check names who owes credits (B 10)', async () => {
  const { server, hub, close } = await startHub();
  const player = await newPlayer(server);
  const checkout = await buy(server, player);
  await player.api('spendCredits', { body: { amount: 90 } });
  await refund(server, checkout);
  const output = `${SOUND.output}${player.user.username} owes 90 credits of a purchase that was paid back.\n`;
  expect(await hub('ledger:check')).toEqual({ code: 0, output });
  expect((await hub('player show', player.user.username)).output).toMatch(/credits {3}0.*\nowes {6}90 credits/);
  await close();
});

test('without a database there is nothing to check, nothing to do, and none is made', async () => {
  const nothing = { code: 1, output: expect.stringContaining('There is no database at') as string };
  for (const args of [['ledger:check'], ['record'], ['player', 'show', 'nova']])
    expect(await hub(args)).toEqual(nothing);
  expect(await hub(['player', 'bar', 'nova', '--reason', 'a test', '--yes'])).toEqual(nothing);
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.sqlite'))).toEqual([]);
});

test('a command that does not exist gets the list of those that do', async () => {
  for (const args of [['ledger:fix'], ['toString'], ['player'], ['player', 'delete', 'nova']]) {
    expect(await hub(args)).toEqual({ code: 1, output: expect.stringContaining('player bar <name>') });
  }
  expect((await hub([])).code).toBe(0);
});

const REASON = ['--reason', 'asked for it'] as const;

test('what a command would change is shown, and done only by whoever says yes', async () => {
  const { server, hub, answer, close } = await startHub();
  const { api, user } = await newPlayer(server, 3);
  const give = [user.username, '5', ...REASON] as const;
  const shown = `player ${user.username}\n  credits  3 → 8\n`;
  const before = await snapshot(server.services.db);
  expect(await hub('credits give', ...give)).toEqual({
    code: 1,
    output: `${shown}Nothing was changed: without a terminal to ask on, use --yes to go on.\n`,
  });
  expect(await answer(false, 'credits give', ...give)).toEqual({ code: 1, output: `${shown}Nothing was changed.\n` });
  expect(await snapshot(server.services.db)).toEqual(before);

  const done = { code: 0, output: expect.stringContaining('Done, and written into the record:') as string };
  expect(await answer(true, 'credits give', ...give)).toEqual(done);
  expect(await hub('credits take', user.username, '2', '--yes', ...REASON)).toEqual(done);
  expect((await api('user')).user.credits).toBe(6);
  expect(await hub('ledger:check')).toEqual(SOUND);
  const { output } = await hub('record');
  expect(output).toMatch(/ops {2}credits take {2}player .*\n {2}asked for it .*\n.*8 → 6\n.*ops {2}credits give/);
  expect((await hub('record', '--limit', '1')).output).not.toContain('credits give');
  await close();
});

test('a run is voided and restored while the hub is at work, and the board follows', async () => {
  const { server, hub, close } = await startHub();
  const player = await newPlayer(server, 1);
  const played = await startAndPlay(server, player, { skill: 'good', quitAfter: 1800 });
  await player.api('submitScore', { body: claimFor(played) });
  const board = async () => player.api('gameBoard', { params: { gameId: '2' }, query: {} });
  const before = await board();
  expect(before).toHaveLength(1);
  expect((await hub('run void', played.runId, '--yes', ...REASON)).code).toBe(0);
  expect(await board()).toEqual([]);
  expect((await hub('player show', player.user.username)).output).toMatch(
    new RegExp(`run ${played.runId} {2}game 2 {2}voided .*\n.*ops {2}run void {2}run ${played.runId}`),
  );
  expect((await hub('run restore', played.runId, '--yes', ...REASON)).code).toBe(0);
  expect(await board()).toEqual(before);
  await close();
});

test('what a command does not understand changes nothing and is named', async () => {
  const { server, hub, close } = await startHub();
  const { user } = await newPlayer(server, 3);
  const before = await snapshot(server.services.db);
  const refused: [string, string[], string][] = [
    ['player bar', [user.username, '--yes'], '--reason is required'],
    ['player bar', [user.username, '--yes', '--reason', '  '], '--reason must not be empty'],
    ['player bar', ['--yes', ...REASON], 'Usage: pnpm hub player bar <name> --reason'],
    ['player bar', [user.username, 'another', '--yes', ...REASON], 'Usage: pnpm hub player bar <name> --reason'],
    ['player bar', ['nobody-at-all', '--yes', ...REASON], 'There is no player called nobody-at-all.'],
    ['player bar', [user.username, '--yes', '--force', ...REASON], "'--force'"],
    ['player unbar', [user.username, '--yes', ...REASON], 'is not barred'],
    ['player rename', [user.username, 'a', '--yes', ...REASON], '<new name> must have at least 3 characters'],
    ['player rename', [user.username, 'admin', '--yes', ...REASON], 'This username is taken.'],
    ['record', ['--limit', 'all'], '--limit must be a whole number'],
    ['player show', ['nobody-at-all'], 'There is no player called nobody-at-all.'],
    ['run void', ['nowhere', '--yes', ...REASON], 'There is no run nowhere.'],
    ['run void', ["' or 1=1", '--yes', ...REASON], '<run id> must be 1 to 64 letters'],
    ['credits give', [user.username, '1.5', '--yes', ...REASON], '<n> must be a whole number'],
    ['credits give', [user.username, '0', '--yes', ...REASON], '<n> must be at least 1'],
    ['credits give', [user.username, '1000001', '--yes', ...REASON], '<n> must be at most 1000000'],
    ['credits take', [user.username, '4', '--yes', ...REASON], 'has 3 credits: 4 cannot be taken.'],
  ];
  for (const [command, args, why] of refused) {
    expect([command, await hub(command, ...args)]).toEqual([
      command,
      { code: 1, output: expect.stringContaining(why) },
    ]);
  }
  expect(await hub('record')).toEqual({ code: 0, output: 'The record is empty.\n' });
  expect(await snapshot(server.services.db)).toEqual(before);
  await close();
});

test('the command that is typed works alike: an answer, an exit code, and faults apart', async () => {
  expect(await hubProcess()).toMatchObject({ code: 0, stdout: expect.stringContaining('run void <run id>') });
  expect(await hubProcess('player', 'bar', 'nova', '--yes', ...REASON)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('There is no database at'),
  });
});

test.each([
  ['y\n', true],
  ['YES\n', true],
  ['\n', false],
  ['no\n', false],
  ['yesterday\n', false],
  ['', false],
])('the answer %j is taken for %s', async (typed, meant) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(typed);
  expect(await confirmOn(input, output, 'Do this?')).toBe(meant);
  expect(String(output.read())).toContain('Do this? [y/N]');
});
