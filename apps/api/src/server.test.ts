import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { User } from '@star-seekers/contracts';
import { COMMAND_LOG_FORMAT } from '@star-seekers/sim';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './platform/database/open-database.ts';
import { payOnPage } from './testing/index.ts';
import { gameWithId } from './testing/play-run.ts';
import { type HubProcess, spawnHub } from './testing/server-process/hub-process.ts';

const ROOT = join(import.meta.dirname, '../../..');

let dataDir: string;
const hubs: HubProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'star-seekers-server-'));
});

afterEach(async () => {
  for (const { child } of hubs) child.kill('SIGKILL');
  await Promise.all(hubs.splice(0).map(({ ended }) => ended));
  rmSync(dataDir, { recursive: true });
});

function spawnServer(env: Record<string, string> = {}): HubProcess {
  const hub = spawnHub({ DATA_DIR: dataDir, WEB_ROOT: dataDir, ...env });
  hubs.push(hub);
  return hub;
}

/** Starts the server and waits until it prints its address. */
async function start(env: Record<string, string> = {}) {
  const hub = spawnServer(env);
  return { ...hub, url: await hub.ready };
}

const login = { email: 'nova@example.com', password: 'secret-orbit' };

const post = async (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

function sessionCookieOf({ headers }: Response): string {
  return (
    headers
      .getSetCookie()
      .find((set) => set.startsWith('star-seekers='))
      ?.split(';', 1)[0] ?? ''
  );
}

/** Signs in and uses links of e-mails. @returns what no log may contain */
async function sendSecrets(url: string): Promise<string[]> {
  const answer = await post(`${url}/api/login`, login);
  expect(answer.status).toBe(200);
  const session = sessionCookieOf(answer).split('=')[1] ?? '';
  expect(session.length).toBeGreaterThan(32);
  await fetch(`${url}/api/user`, { headers: { cookie: `star-seekers=${session}` } });
  await fetch(`${url}/reset-password?token=a-token-of-a-reset-link`, { headers: { accept: 'text/html' } });
  await post(`${url}/api/auth/reset-password`, { token: 'a-token-of-a-reset-link', password: 'a-new-orbit' });
  return [login.password, login.email, session, 'a-token-of-a-reset-link', 'a-new-orbit'];
}

test('each start has all data, after SIGKILL, SIGINT or SIGTERM, and the debug log has no passwords, sessions or tokens', async () => {
  const first = await start();
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  const answer = await post(`${first.url}/api/register`, { username: 'nova', ...login });
  expect(answer.status).toBe(201);
  const headers = {
    cookie: sessionCookieOf(answer),
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  };
  const body = JSON.stringify({ packageId: 'gamer' });
  const checkout = await fetch(`${first.url}/api/stripe/create-checkout-session`, { method: 'POST', headers, body });
  const { url } = (await checkout.json()) as { url: string };
  await payOnPage(url);
  first.child.kill('SIGKILL');
  await first.ended;

  const creditsAt = async (hub: { url: string }) => {
    const { user } = (await (await fetch(`${hub.url}/api/user`, { headers })).json()) as { user: User };
    return user.credits;
  };
  const second = await start();
  // Granted credits stay, so polling cannot miss them.
  await expect.poll(async () => creditsAt(second), { interval: 20, timeout: 60_000 }).toBe(250);
  // A run by rules that nobody plays any more is given back at the next start.
  const { rulesVersion } = gameWithId(2).sim;
  const run = JSON.stringify({ gameId: 2, rulesVersion, logFormat: COMMAND_LOG_FORMAT });
  const key = { 'idempotency-key': 'the-only-run-of-nova' };
  const started = await fetch(`${second.url}/api/runs`, { method: 'POST', headers: { ...headers, ...key }, body: run });
  expect(started.status).toBe(201);
  second.child.kill('SIGINT');
  expect(await second.ended).toMatchObject({ code: 0, signal: null });
  const database = await openDatabase(join(dataDir, 'star-seekers.sqlite'));
  await database.updateTable('runs').set({ rules_version: 1 }).execute();
  await database.close();

  const third = await start({ LOG_LEVEL: 'debug', SHUTDOWN_DELAY: '2' });
  await expect.poll(async () => creditsAt(third), { interval: 20, timeout: 60_000 }).toBe(250);
  const secrets = await sendSecrets(third.url);
  third.child.kill('SIGTERM');
  // It serves until load balancers have noticed.
  await expect.poll(async () => (await fetch(`${third.url}/readyz`)).status, { interval: 20 }).toBe(503);
  expect(await creditsAt(third)).toBe(250);
  const { output, ...end } = await third.ended;
  expect(end).toEqual({ code: 0, signal: null });
  expect(output).toContain('/api/login');
  for (const secret of secrets) expect(output).not.toContain(secret);
});

test('an invalid setting aborts the start with its name and a reason, without a stack trace', async () => {
  const { code, output } = await spawnServer({ PUBLIC_URL: 'https://hub.example' }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/SESSION_SECRET: needed when PUBLIC_URL is set/);
  expect(output).not.toContain('    at ');
});

/** What `npm start` executes. */
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };

/** As npm does, in an environment in which nothing can be built. */
function spawnStart(env: Record<string, string>) {
  const node = dirname(process.execPath);
  return spawn('sh', ['-c', scripts.start], {
    cwd: ROOT,
    env: { PATH: `${node}:/bin:/usr/bin`, DATA_DIR: dataDir, ...env },
  });
}

test('npm start names an invalid setting before it builds (H 6)', async () => {
  const child = spawnStart({ PORT: 'http' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(output).toMatch(/^The configuration is invalid:\n {2}PORT: /);
  expect(output).not.toContain('built');
});

test.skipIf(process.platform !== 'linux')(
  'whoever ends npm start ends the server: no shell is between them (H 6)',
  async () => {
    const child = spawnStart({});
    const ended = once(child, 'close');
    const command = () => readFileSync(`/proc/${child.pid}/cmdline`, 'utf8').split('\0', 1)[0];
    await expect.poll(command).toMatch(/node$/);
    child.kill('SIGKILL');
    await ended;
  },
);

test('an occupied port is named in the error', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const port = String((occupant.address() as AddressInfo).port);
  const { code, output } = await spawnServer({ PORT: port }).ended;
  expect(code).toBe(1);
  expect(output).toContain(port);
  occupant.close();
});
