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

test('sign-ins to one account are limited, whether it exists or not', async () => {
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

test('who tries passwords for an address stops strangers, and never its owner (B 3)', async () => {
  server = await startTestServer({
    limits: { login: TWO, loginOfStrangers: { max: 4, windowMs: 60_000 } },
    publicUrl: 'http://hub.example',
  });
  server.clock.stop();
  const { user, password, fetch: send } = await newPlayer(server);
  const signIn = async (browser: typeof fetch, address: string, tried: string) => {
    const answer = await browser('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: user.email, password: tried }),
    });
    return answer.status;
  };
  const stranger = newVisitor(server).fetch;
  const wrong = async (address: string) => signIn(stranger, address, 'not the password');
  const one = '203.0.113.1';
  expect([await wrong(one), await wrong(one), await wrong(one)]).toEqual([401, 401, 429]);
  // From elsewhere the owner comes in, also with a browser that has never signed in.
  expect(await signIn(newVisitor(server).fetch, '198.51.100.1', password)).toBe(200);
  // From all over the world: strangers are stopped, and the owner's own browser is none.
  expect([await wrong('203.0.113.2'), await wrong('203.0.113.2')]).toEqual([401, 429]);
  expect(await signIn(newVisitor(server).fetch, '198.51.100.2', password)).toBe(429);
  expect(await signIn(send, one, password)).toBe(200);
});

test('a browser that signed in to one account is a stranger to every other', async () => {
  await serverWith({ login: TWO });
  const { user } = await newPlayer(server);
  const { api } = await newPlayer(server);
  for (let attempt = 0; attempt < 2; attempt++) await refusal(newVisitor(server).api('login', wrongLogin(user.email)));
  expect((await refusal(api('login', wrongLogin(user.email)))).code).toBe('request/rate_limited');
});

test('sign-ins from one address are limited over all accounts', async () => {
  await serverWith({ loginByAddress: TWO });
  const { api } = newVisitor(server);
  await refusal(api('login', wrongLogin('one@example.com')));
  await refusal(api('login', wrongLogin('two@example.com')));
  expect((await refusal(api('login', wrongLogin('three@example.com')))).code).toBe('request/rate_limited');
});

test('an address that the caller makes up does not count', async () => {
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

test('behind a proxy its word on the address counts, and not what the caller wrote before it', async () => {
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
  for (let made = 0; made < 3; made++) statuses.push(await attempt(`203.0.113.${made}, 127.0.0.1, 198.51.100.7`));
  expect(statuses).toEqual([401, 401, 429]);
  expect(await attempt('198.51.100.7, 198.51.100.8')).toBe(401);
});

test('new accounts from one address are limited; a form with a mistake costs nothing', async () => {
  await serverWith({ register: TWO });
  await newPlayer(server);
  const { api } = newVisitor(server);
  const mistake = { body: { username: '!', email: 'nova@example.com', password: 'secret-orbit' } };
  for (let attempt = 0; attempt < 3; attempt++) expect((await refusal(api('register', mistake))).status).toBe(400);
  await newPlayer(server);
  const third = { body: { username: 'third', email: 'third@example.com', password: 'secret-orbit' } };
  expect((await refusal(api('register', third))).code).toBe('request/rate_limited');
});

test('run starts, score calls and rolls are limited by player', async () => {
  await serverWith({ startRun: TWO, submitScore: TWO, roll: TWO, openRunsPerGame: 9 });
  const one = await newPlayer(server, 9);
  const other = await newPlayer(server, 9);
  const score = { body: { gameId: 2, score: 0, points: 0 } } as const;
  for (let call = 0; call < 2; call++) {
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

test('at once as many get through as the limit allows', async () => {
  await serverWith({ loginByAddress: { max: 5, windowMs: 60_000 }, login: { max: 100, windowMs: 60_000 } });
  const { api } = newVisitor(server);
  const calls = Array.from({ length: 20 }, async () => refusal(api('login', wrongLogin('nova@example.com'))));
  const codes = (await Promise.all(calls)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'auth/bad_credentials')).toHaveLength(5);
  expect(codes.filter((code) => code === 'request/rate_limited')).toHaveLength(15);
});

test('what is refused anyway is not written down', async () => {
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

test.each(['/healthz', '/readyz', '/api/stripe/webhook'])('%s has a roof of its own (B 11)', async (path) => {
  await serverWith({ callsByAddress: { max: 2, windowMs: 60_000 } });
  const call = async () =>
    (await fetch(server.url + path, { method: path.startsWith('/api') ? 'POST' : 'GET' })).status;
  await fetch(`${server.url}/api/config`);
  const statuses = [await call(), await call(), await call()];
  expect(statuses.map((status) => status === 429)).toEqual([false, false, true]);
});

test('calls of any kind from one address have a roof; another address has its own', async () => {
  server = await startTestServer({
    limits: { callsByAddress: { max: 3, windowMs: 60_000 } },
    publicUrl: 'http://hub.example',
  });
  const call = async (path: string, address: string) =>
    fetch(server.url + path, { headers: { 'x-forwarded-for': address } });
  const statuses: number[] = [];
  for (const path of ['/api/config', '/api/user', '/api/leaderboard/global', '/api/config']) {
    statuses.push((await call(path, '203.0.113.1')).status);
  }
  expect(statuses).toEqual([200, 401, 200, 429]);
  const refused = await call('/api/config', '203.0.113.1');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'request/rate_limited' });
  expect((await call('/api/config', '203.0.113.2')).status).toBe(200);
  expect((await call('/healthz', '203.0.113.1')).status).toBe(200);
});
