import { afterEach, expect, test } from 'vitest';
import { type TestServer, newPlayer, newVisitor, refusal, startRun, startTestServer } from '../../testing/index.ts';
import type { Limits, RateLimit } from '../limits.ts';

const TWO: RateLimit = { max: 2, windowMs: 60_000 };

let server: TestServer;

afterEach(async () => server.close());

async function serverWith(limits: Partial<Limits>): Promise<TestServer> {
  server = await startTestServer({ limits });
  server.clock.stop();
  return server;
}

const wrongLogin = (email: string) => ({ body: { email, password: 'not the password' } });

test('sign-in attempts are limited per account, existing or not', async () => {
  await serverWith({ login: TWO });
  const { user } = await newPlayer(server);
  const { api } = newVisitor(server);
  for (const email of [user.email, user.email.toUpperCase()]) {
    expect((await refusal(api('login', wrongLogin(email)))).code).toBe('auth/bad_credentials');
  }
  const known = await refusal(api('login', wrongLogin(user.email)));
  for (let attempt = 0; attempt < 2; attempt++) await refusal(api('login', wrongLogin('nobody@example.com')));
  const unknown = await refusal(api('login', wrongLogin('nobody@example.com')));
  expect([known.status, known.code, known.retryAfterS]).toEqual([429, 'request/rate_limited', 60]);
  expect([unknown.status, unknown.code, unknown.retryAfterS, unknown.message]).toEqual([
    429,
    'request/rate_limited',
    60,
    known.message,
  ]);
});

test('password guessing locks out unknown browsers, not the owner’s browser (B 3)', async () => {
  server = await startTestServer({
    limits: { login: TWO, loginOfStrangers: { max: 4, windowMs: 60_000 } },
    publicUrl: 'http://hub.example',
  });
  server.clock.stop();
  const { user, password, fetch: send } = await newPlayer(server);
  const signIn = async (browser: typeof fetch, address: string, attempted: string) => {
    const answer = await browser('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: user.email, password: attempted }),
    });
    return answer.status;
  };
  const stranger = newVisitor(server).fetch;
  const wrong = async (address: string) => signIn(stranger, address, 'not the password');
  const one = '203.0.113.1';
  expect([await wrong(one), await wrong(one), await wrong(one)]).toEqual([401, 401, 429]);
  // From another address the owner can sign in, even with a new browser.
  expect(await signIn(newVisitor(server).fetch, '198.51.100.1', password)).toBe(200);
  // Attempts from many addresses lock out unknown browsers, but not the owner's.
  expect([await wrong('203.0.113.2'), await wrong('203.0.113.2')]).toEqual([401, 429]);
  expect(await signIn(newVisitor(server).fetch, '198.51.100.2', password)).toBe(429);
  expect(await signIn(send, one, password)).toBe(200);
});

test('a browser is known only to the account that it signed in to', async () => {
  await serverWith({ login: TWO });
  const { user } = await newPlayer(server);
  const { api } = await newPlayer(server);
  for (let attempt = 0; attempt < 2; attempt++) await refusal(newVisitor(server).api('login', wrongLogin(user.email)));
  expect((await refusal(api('login', wrongLogin(user.email)))).code).toBe('request/rate_limited');
});

test('sign-in attempts are limited per address across all accounts', async () => {
  await serverWith({ loginByAddress: TWO });
  const { api } = newVisitor(server);
  await refusal(api('login', wrongLogin('one@example.com')));
  await refusal(api('login', wrongLogin('two@example.com')));
  expect((await refusal(api('login', wrongLogin('three@example.com')))).code).toBe('request/rate_limited');
});

test('a forged X-Forwarded-For does not change the client address', async () => {
  await serverWith({ loginByAddress: TWO });
  const codes: string[] = [];
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await newVisitor(server).fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${attempt}` },
      body: JSON.stringify({ email: 'nova@example.com', password: 'wrong' }),
    });
    codes.push(((await response.json()) as { code: string }).code);
  }
  expect(codes).toEqual([
    'auth/bad_credentials',
    'auth/bad_credentials',
    'request/rate_limited',
    'request/rate_limited',
  ]);
});

test('behind a proxy only the address that the proxy appended counts', async () => {
  server = await startTestServer({ limits: { loginByAddress: TWO }, publicUrl: 'http://hub.example' });
  const attempt = async (forwarded: string) =>
    (
      await newVisitor(server).fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ email: 'nova@example.com', password: 'wrong' }),
      })
    ).status;
  const statuses: number[] = [];
  for (let index = 0; index < 3; index++) statuses.push(await attempt(`203.0.113.${index}, 127.0.0.1, 198.51.100.7`));
  expect(statuses).toEqual([401, 401, 429]);
  expect(await attempt('198.51.100.7, 198.51.100.8')).toBe(401);
});

test('registrations are limited per address; invalid forms do not count', async () => {
  await serverWith({ register: TWO });
  await newPlayer(server);
  const { api } = newVisitor(server);
  const invalid = { body: { username: '!', email: 'nova@example.com', password: 'secret-orbit' } };
  for (let attempt = 0; attempt < 3; attempt++) expect((await refusal(api('register', invalid))).status).toBe(400);
  await newPlayer(server);
  const third = { body: { username: 'third', email: 'third@example.com', password: 'secret-orbit' } };
  expect((await refusal(api('register', third))).code).toBe('request/rate_limited');
});

test('run starts, score submissions and rolls are limited per player', async () => {
  await serverWith({ startRun: TWO, submitScore: TWO, roll: TWO, openRunsPerGame: 9 });
  const one = await newPlayer(server, 9);
  const other = await newPlayer(server, 9);
  const score = { body: { gameId: 2, score: 0, points: 0 } } as const;
  for (let index = 0; index < 2; index++) {
    await startRun(one);
    await refusal(one.api('submitScore', score));
  }
  await one.api('rollDice');
  await refusal(one.api('rollDice'));

  expect((await refusal(startRun(one))).code).toBe('request/rate_limited');
  expect((await refusal(one.api('submitScore', score))).code).toBe('request/rate_limited');
  expect((await refusal(one.api('rollDice'))).code).toBe('request/rate_limited');
  expect((await startRun(other)).credits).toBe(8);
});

test('the limit is lifted when its window ends', async () => {
  await serverWith({ login: TWO });
  const { api } = newVisitor(server);
  const attempt = async () => refusal(api('login', wrongLogin('nova@example.com')));
  await attempt();
  server.clock.advance(20_000);
  await attempt();
  expect((await attempt()).retryAfterS).toBe(40);
  server.clock.advance(39_999);
  expect((await attempt()).retryAfterS).toBe(1);
  server.clock.advance(1);
  expect((await attempt()).code).toBe('auth/bad_credentials');
});

test('of concurrent requests exactly as many as the limit succeed', async () => {
  await serverWith({ loginByAddress: { max: 5, windowMs: 60_000 }, login: { max: 100, windowMs: 60_000 } });
  const { api } = newVisitor(server);
  const requests = Array.from({ length: 20 }, async () => refusal(api('login', wrongLogin('nova@example.com'))));
  const codes = (await Promise.all(requests)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'auth/bad_credentials')).toHaveLength(5);
  expect(codes.filter((code) => code === 'request/rate_limited')).toHaveLength(15);
});

test('attempts beyond the limit are not counted in the database', async () => {
  await serverWith({ login: TWO });
  const { api } = newVisitor(server);
  const attempts = async () =>
    (
      await server.services.db
        .selectFrom('rate_limits')
        .select('attempts')
        .where('key', 'like', 'login:account:%')
        .execute()
    )[0]?.attempts;
  for (let attempt = 0; attempt < 6; attempt++) await refusal(api('login', wrongLogin('nova@example.com')));
  expect(await attempts()).toBe(3);
});

test.each(['/healthz', '/readyz', '/api/stripe/webhook'])('%s has its own per-address cap (B 11)', async (path) => {
  await serverWith({ requestsByAddress: { max: 2, windowMs: 60_000 } });
  const send = async () =>
    (await fetch(server.url + path, { method: path.startsWith('/api') ? 'POST' : 'GET' })).status;
  await fetch(`${server.url}/api/config`);
  const statuses = [await send(), await send(), await send()];
  expect(statuses.map((status) => status === 429)).toEqual([false, false, true]);
});

test('all requests from one address share a cap; another address has its own', async () => {
  server = await startTestServer({
    limits: { requestsByAddress: { max: 3, windowMs: 60_000 } },
    publicUrl: 'http://hub.example',
  });
  const send = async (path: string, address: string) =>
    fetch(server.url + path, { headers: { 'x-forwarded-for': address } });
  const statuses: number[] = [];
  for (const path of ['/api/config', '/api/user', '/api/leaderboard/global', '/api/config']) {
    statuses.push((await send(path, '203.0.113.1')).status);
  }
  expect(statuses).toEqual([200, 401, 200, 429]);
  const rejected = await send('/api/config', '203.0.113.1');
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await rejected.json()).toMatchObject({ code: 'request/rate_limited' });
  expect((await send('/api/config', '203.0.113.2')).status).toBe(200);
  expect((await send('/healthz', '203.0.113.1')).status).toBe(200);
});

test('the cap of all requests is lifted when its window ends', async () => {
  await serverWith({ requestsByAddress: { max: 1, windowMs: 60_000 } });
  const statuses = async () => [await status(), await status()];
  const status = async () => (await fetch(`${server.url}/api/config`)).status;
  expect(await statuses()).toEqual([200, 429]);
  server.clock.advance(60_000);
  expect(await statuses()).toEqual([200, 429]);
});
