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

/** Starts the server and waits for the line that says where it is. */
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

test('SIGINT and SIGTERM end the server cleanly, and the next start finds everything', async () => {
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

test('what was paid before a kill is granted after the next start', async () => {
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
  // What was granted stays, so it does not matter when it is looked at.
  await expect.poll(credits, { interval: 20, timeout: 60_000 }).toBe(250);
});

test('the most talkative log holds neither a password nor a session', async () => {
  const { child, url, ended } = await start({ LOG_LEVEL: 'debug' });
  const answer = await post(`${url}/api/register`, { username: 'nova', ...login });
  const session = sessionCookieOf(answer).split('=')[1] ?? '';
  await fetch(`${url}/api/user`, { headers: { cookie: `star-seekers=${session}` } });
  await fetch(`${url}/reset-password?token=a-token-of-a-reset-link`, { headers: { accept: 'text/html' } });
  await post(`${url}/api/auth/reset-password`, { token: 'a-token-of-a-reset-link', password: 'a-new-orbit' });
  child.kill('SIGINT');
  const { printed } = await ended;
  expect(printed).toContain('/api/register');
  expect(session.length).toBeGreaterThan(32);
  for (const secret of [login.password, login.email, session, 'a-token-of-a-reset-link', 'a-new-orbit'])
    expect(printed).not.toContain(secret);
});

test('a setting that is wrong ends the start with its name, a reason and no stack', async () => {
  const { code, printed } = await spawnServer({ PUBLIC_URL: 'https://hub.example' }).ended;
  expect(code).toBe(1);
  expect(printed).toMatch(/SESSION_SECRET: needed when PUBLIC_URL is set/);
  expect(printed).not.toContain('    at ');
});

test('a port that is taken is named', async () => {
  const taker = createServer().listen(0, '127.0.0.1');
  await once(taker, 'listening');
  const port = String((taker.address() as AddressInfo).port);
  const { code, printed } = await spawnServer({ PORT: port }).ended;
  expect(code).toBe(1);
  expect(printed).toContain(port);
  taker.close();
});
