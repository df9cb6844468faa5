import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../composition/config.ts';
import { openGateway } from '../../domains/payments/gateway.ts';
import {
  buy,
  claimFor,
  keepTime,
  ledgerFaults,
  newPlayer,
  newVisitor,
  playRun,
  sendAtOnce,
  SharedTime,
  startAndPlay,
  startRun,
  startTestServer,
} from '../../testing/index.ts';
import { compileCache } from '../../testing/server-process/hub-process.ts';
import { programFile } from '../../testing/server-process/programs.ts';
import { machineClock } from '../clock.ts';
import { backUp } from './back-up.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-back-up-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const root = join(import.meta.dirname, '../../../../..');

/** Runs commands of `docs/operations.md`, as an operator does who says yes. */
async function run(commands: string, variables: Record<string, string> = {}): Promise<string> {
  const pnpm = `pnpm() { case $1 in operator) shift; "$NODE" "$PROGRAM" operator "$@";; backup) "$NODE" "$PROGRAM" backup "$2";; esac; }`;
  const script = `${pnpm}\n${commands.replaceAll(/(--reason ".*")/g, '$1 --yes')}`;
  const env = {
    ...compileCache(),
    PATH: process.env['PATH'],
    NODE: process.execPath,
    PROGRAM: programFile('program'),
    DATA_DIR: join(folder, 'data'),
    ...variables,
  };
  return (await promisify(execFile)('sh', ['-euc', script], { env, cwd: root })).stdout;
}

const runBackUp = async (to: string) => run(`pnpm backup ${to}`);

/** The commands of the guide by which a file is restored. */
function restoreCommands(): string {
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const section = guide.slice(guide.indexOf('\n## Restore\n'));
  const blocks = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block ?? '');
  return blocks.filter((block) => !block.includes('DATABASE_URL')).join('');
}

test('a backup taken under load restores a working server by the commands of docs/operations.md', async () => {
  mkdirSync(join(folder, 'data'));
  const live = join(folder, 'data/star-seekers.sqlite');
  const server = await startTestServer({ database: live });
  const player = await newPlayer(server, 40);
  const others = await Promise.all(Array.from({ length: 4 }, async () => newPlayer(server, 40)));
  const before = claimFor(await startAndPlay(server, player, { skill: 'good', quitAfter: 600 }));
  await player.api('submitScore', { body: before });

  const load = { isOver: false };
  const time = new SharedTime(server.clock);
  const playing = others.map(async (other) => {
    for (let run = 0; run < 40 && !load.isOver; run++) {
      const { runId, gameId, setup } = await startRun(other);
      const send = keepTime(server.clock, sendAtOnce(other, runId), time);
      const played = await time.with(async () => playRun(gameId, setup, send, { quitAfter: 60 }));
      await other.api('submitScore', { body: claimFor({ ...played, runId }) });
    }
  });
  const copy = join(folder, 'backups/monday.sqlite');
  expect(await runBackUp(copy)).toContain(copy);
  load.isOver = true;
  await Promise.all(playing);
  await server.close();

  const output = await run(restoreCommands(), { BACKUP: copy });
  expect(output).toMatch(/Done and recorded:\n[\s\S]*paid payments {2}0 → 0\nThe ledger is consistent\.\n$/);
  const restored = await startTestServer({ database: live });
  restored.clock.set(server.clock.now());
  const { api } = newVisitor(restored);
  const { user } = await api('login', { body: { email: player.user.email, password: player.password } });
  expect(user).toMatchObject({ id: player.user.id, credits: 39, totalPoints: before.points });
  expect((await api('globalBoardMe')).rank).toBeGreaterThan(0);
  expect(await ledgerFaults(restored.services.db)).toEqual([]);
  const again = await startAndPlay(restored, { ...player, api }, { quitAfter: 60 });
  expect((await api('submitScore', { body: claimFor(again) })).accepted).toBe(true);
  await restored.close();
});

test('nobody else on the machine can read what players have done and paid, and a backup holds no session', async () => {
  const env = { DATA_DIR: join(folder, 'data') };
  const config = readConfig(env);
  const server = await startTestServer({
    database: config.database,
    payments: await openGateway(config, machineClock),
  });
  const player = await newPlayer(server);
  await buy(server, player);
  await player.api('requestReset', { body: { email: player.user.email } });
  const copy = join(folder, 'backups/monday.sqlite');
  await runBackUp(copy);
  // While all of them are open, with their side files.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const modes = files.map(({ name, parentPath }) => [name, statSync(join(parentPath, name)).mode & 0o777] as const);
  expect(modes.map(([name]) => name).toSorted()).toEqual([
    'monday.sqlite',
    'session-secret',
    ...['star-seekers.sqlite', 'stripe-sandbox.sqlite'].flatMap((name) => [name, `${name}-shm`, `${name}-wal`]),
  ]);
  expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([]);
  expect(['data', 'backups'].map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o700, 0o700]);
  const rows = (path: string, table: string) => {
    const database = new Sqlite(path, { readonly: true });
    const { count } = database.prepare(`select count(*) as count from ${table}`).get() as { count: number };
    database.close();
    return count;
  };
  for (const table of ['sessions', 'password_resets', 'rate_limits'])
    expect([table, rows(config.database, table) > 0, rows(copy, table)]).toEqual([table, true, 0]);
  const [session] = await server.services.db.selectFrom('sessions').select('id_hash').execute();
  expect(readFileSync(copy).includes(session?.id_hash ?? '')).toBe(false);
  expect([rows(copy, 'users'), rows(copy, 'receipts')]).toEqual([1, 1]);
  await server.close();
});

test('a backup overwrites no file and requires a database', () => {
  const [missing, existing] = [join(folder, 'missing.sqlite'), join(folder, 'existing.sqlite')];
  expect(() => backUp(missing, join(folder, 'copy.sqlite'))).toThrow('There is no database');
  writeFileSync(existing, 'mine');
  expect(() => backUp(existing, existing)).toThrow('already exists');
});

test('a damaged database is not backed up', () => {
  const damaged = join(folder, 'damaged.sqlite');
  writeFileSync(damaged, Buffer.alloc(8192, 'not a database'));
  expect(() => backUp(damaged, join(folder, 'copy.sqlite'))).toThrow(/not a database/);
  expect(existsSync(join(folder, 'copy.sqlite'))).toBe(false);
});
