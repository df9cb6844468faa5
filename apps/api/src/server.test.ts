import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { User } from '@star-seekers/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { payOnPage } from './testing/index.ts';

let dataDir: string;
const processes: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'star-seekers-server-'));
});

afterEach(() => {
  for (const process of processes.splice(0)) process.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

function spawnServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', WEB_ROOT: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  return child;
}

/** Starts the server and waits for the line that says where it is. `log` is everything that it has printed. */
async function start(env: Record<string, string> = {}) {
  const child = spawnServer(env);
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const address = () => /^Star Seekers is ready: (http:\/\/localhost:\d+)$/m.exec(log)?.[1];
  await expect.poll(address, { timeout: 20_000 }).toBeDefined();
  return { child, url: address() ?? '', log: () => log };
}

const login = { email: 'nova@example.com', password: 'secret-orbit' };

const post = async (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the server cleanly, and the next start finds everything',
  async (signal) => {
    const first = await start();
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    expect((await post(`${first.url}/api/register`, { username: 'nova', ...login })).status).toBe(201);
    first.child.kill(signal);
    expect(await once(first.child, 'exit')).toEqual([0, null]);

    const second = await start();
    expect((await post(`${second.url}/api/login`, login)).status).toBe(200);
  },
  30_000,
);

test('what was paid before a kill is granted after the next start', async () => {
  const first = await start();
  const answer = await post(`${first.url}/api/register`, { username: 'nova', ...login });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ packageId: 'gamer' });
  const checkout = await fetch(`${first.url}/api/stripe/create-checkout-session`, { method: 'POST', headers, body });
  const { url } = (await checkout.json()) as { url: string };
  await payOnPage(url);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await start();
  const credits = async () => {
    const { user } = (await (await fetch(`${second.url}/api/user`, { headers })).json()) as { user: User };
    return user.credits;
  };
  await expect.poll(credits, { timeout: 20_000 }).toBe(250);
}, 60_000);

test('the most talkative log holds neither a password nor a session', async () => {
  const { child, url, log } = await start({ LOG_LEVEL: 'debug' });
  const answer = await post(`${url}/api/register`, { username: 'nova', ...login });
  const session = answer.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? '';
  await fetch(`${url}/api/user`, { headers: { cookie: `star-seekers=${session}` } });
  await fetch(`${url}/reset-password?token=a-token-of-a-reset-link`, { headers: { accept: 'text/html' } });
  await post(`${url}/api/auth/reset-password`, { token: 'a-token-of-a-reset-link', password: 'a-new-orbit' });
  child.kill('SIGINT');
  await once(child, 'close');
  expect(log()).toContain('/api/register');
  expect(session.length).toBeGreaterThan(32);
  for (const secret of [login.password, login.email, session, 'a-token-of-a-reset-link', 'a-new-orbit'])
    expect(log()).not.toContain(secret);
}, 30_000);

test.each([
  [
    'a public address without a secret',
    { PUBLIC_URL: 'https://hub.example' },
    /SESSION_SECRET: needed when PUBLIC_URL is set/,
  ],
  [
    'a public address without a word on mail',
    { PUBLIC_URL: 'https://hub.example', SESSION_SECRET: 'a secret that is longer than 32 characters' },
    /MAIL: needed when PUBLIC_URL is set/,
  ],
  [
    'a public address without a word on payments',
    { PUBLIC_URL: 'https://hub.example', SESSION_SECRET: 'a secret of the tests, longer than 32 characters' },
    /PAYMENTS: needed when PUBLIC_URL is set/,
  ],
  ['a port that is none', { PORT: 'http' }, /PORT/],
])(
  '%s ends the start with a reason and no stack',
  async (_, env, reason) => {
    const child = spawnServer(env);
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(errors).toMatch(reason);
    expect(errors).not.toContain('    at ');
  },
  30_000,
);

test('a port that is taken is named', async () => {
  const { url } = await start();
  const child = spawnServer({ PORT: new URL(url).port });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(errors).toContain(new URL(url).port);
}, 30_000);
