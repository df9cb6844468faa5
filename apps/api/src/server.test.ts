import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '@star-seekers/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { payOnPage } from './testing/index.ts';
import { type HubProcess, spawnHub } from './testing/server-process/hub-process.ts';

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

test('SIGINT and SIGTERM stop the server cleanly, and the next start has all data', async () => {
  const first = await start();
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  expect((await post(`${first.url}/api/register`, { username: 'nova', ...login })).status).toBe(201);
  first.child.kill('SIGINT');
  expect(await first.ended).toMatchObject({ code: 0, signal: null });

  const second = await start();
  expect((await post(`${second.url}/api/login`, login)).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toMatchObject({ code: 0, signal: null });

  const third = await start();
  expect((await post(`${third.url}/api/login`, login)).status).toBe(200);
});

test('a payment before a SIGKILL is granted after the next start', async () => {
  const first = await start();
  const answer = await post(`${first.url}/api/register`, { username: 'nova', ...login });
  const cookie = sessionCookieOf(answer);
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ packageId: 'gamer' });
  const checkout = await fetch(`${first.url}/api/stripe/create-checkout-session`, { method: 'POST', headers, body });
  const { url } = (await checkout.json()) as { url: string };
  await payOnPage(url);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await start();
  const credits = async () => {
    const { user } = (await (await fetch(`${second.url}/api/user`, { headers })).json()) as { user: User };
    return user.credits;
  };
  // Granted credits stay, so polling cannot miss them.
  await expect.poll(credits, { interval: 20, timeout: 60_000 }).toBe(250);
});

test('the debug log contains no passwords, sessions or tokens', async () => {
  const { child, url, ended } = await start({ LOG_LEVEL: 'debug' });
  const answer = await post(`${url}/api/register`, { username: 'nova', ...login });
  const session = sessionCookieOf(answer).split('=')[1] ?? '';
  await fetch(`${url}/api/user`, { headers: { cookie: `star-seekers=${session}` } });
  await fetch(`${url}/reset-password?token=a-token-of-a-reset-link`, { headers: { accept: 'text/html' } });
  await post(`${url}/api/auth/reset-password`, { token: 'a-token-of-a-reset-link', password: 'a-new-orbit' });
  child.kill('SIGINT');
  const { output } = await ended;
  expect(output).toContain('/api/register');
  expect(session.length).toBeGreaterThan(32);
  for (const secret of [login.password, login.email, session, 'a-token-of-a-reset-link', 'a-new-orbit'])
    expect(output).not.toContain(secret);
});

test('an invalid setting aborts the start with its name and a reason, without a stack trace', async () => {
  const { code, output } = await spawnServer({ PUBLIC_URL: 'https://hub.example' }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/SESSION_SECRET: needed when PUBLIC_URL is set/);
  expect(output).not.toContain('    at ');
});

test('an occupied port is named in the error', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const port = String((occupant.address() as AddressInfo).port);
  const { code, output } = await spawnServer({ PORT: port }).ended;
  expect(code).toBe(1);
  expect(output).toContain(port);
  occupant.close();
});
