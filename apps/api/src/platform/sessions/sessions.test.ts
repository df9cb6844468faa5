import { createHash } from 'node:crypto';
import { SESSION_HINT_COOKIE } from '@star-seekers/contracts/session-hint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newPlayer, newVisitor, refusal, startTestServer } from '../../testing/index.ts';
import { deleteExpired } from '../../composition/housekeeping.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

const sessions = () => server.services.db.selectFrom('sessions').selectAll().execute();

async function sessionOf(userId: string) {
  return server.services.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

test('the session cookie is HttpOnly, SameSite=Lax and valid for 30 days', async () => {
  const response = await newVisitor(server).fetch('/api/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'cookie', email: 'cookie@example.com', password: 'secret-orbit' }),
  });
  const cookie = response.headers.getSetCookie().find((set) => set.startsWith('star-seekers=')) ?? '';
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).toContain('Path=/');
  const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  expect(Math.round((expires - Date.now()) / DAY)).toBe(30);
});

test('over https the cookie is bound to the host', async () => {
  const secure = await startTestServer({ publicUrl: 'https://hub.example' });
  const overHttps = { 'x-forwarded-proto': 'https', origin: 'https://hub.example' };
  const register = (username: string, headers: Record<string, string>) =>
    fetch(`${secure.url}/api/register`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ username, email: `${username}@example.com`, password: 'secret-orbit' }),
    });
  const cookies = (await register('nova', overHttps)).headers.getSetCookie();
  for (const set of cookies) expect(set).toContain('Secure');
  const cookie = cookies.find((set) => set.startsWith('__Host-star-seekers=')) ?? '';
  expect(cookie).toContain('Path=/;');

  const logout = await fetch(`${secure.url}/api/logout`, {
    method: 'POST',
    headers: { ...overHttps, cookie: cookie.split(';')[0] ?? '' },
  });
  expect(logout.headers.getSetCookie().join()).toMatch(/__Host-star-seekers=;.*Secure/);

  const inTheClear = await register('vega', { ...overHttps, 'x-forwarded-proto': 'http' });
  expect(inTheClear.headers.getSetCookie()).toEqual([]);
  await secure.close();
});

test('a visitor gets no session', async () => {
  const before = (await sessions()).length;
  const response = await fetch(`${server.url}/api/leaderboard/global`);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await sessions()).toHaveLength(before);
});

test('signing in creates a new session id, against session fixation', async () => {
  const player = await newPlayer(server);
  const planted = player.cookie();
  const browser = newVisitor(server, planted);
  await browser.api('login', { body: { email: player.user.email, password: player.password } });
  expect(browser.cookie()).not.toBe(planted);
  expect((await refusal(newVisitor(server, planted).api('user'))).code).toBe('auth/required');
  expect((await browser.api('user')).user.id).toBe(player.user.id);
});

test('signing out revokes the session, also for a copy of its cookie', async () => {
  const player = await newPlayer(server);
  const copy = newVisitor(server, player.cookie());
  await player.api('logout');
  expect(player.cookie()).toBe('');
  expect((await refusal(copy.api('user'))).code).toBe('auth/required');
  await player.api('logout');
});

test('the database contains no usable session id', async () => {
  const player = await newPlayer(server);
  const value = decodeURIComponent(player.cookie().split('=')[1] ?? '');
  const id = value.slice(0, value.lastIndexOf('.'));
  const rows = await sessions();
  expect(rows.map((row) => row.id_hash)).toContain(createHash('sha256').update(id).digest('base64url'));
  expect(JSON.stringify(rows)).not.toContain(id);
});

test.each([
  ['no value', ''],
  ['a made-up id', 'star-seekers=made-up'],
  ['a made-up signature', `star-seekers=${'a'.repeat(32)}.${'b'.repeat(43)}`],
])('a cookie with %s is not accepted', async (_, cookie) => {
  expect((await refusal(newVisitor(server, cookie).api('user'))).code).toBe('auth/required');
});

test('an invalid cookie is cleared, and a valid one is extended', async () => {
  const stale = await newVisitor(server, 'star-seekers=made-up').fetch('/api/leaderboard/global');
  expect(stale.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^star-seekers=;.*Expires=Thu, 01 Jan 1970/),
    expect.stringMatching(/^star-seekers-signed-in=;.*Expires=Thu, 01 Jan 1970/),
  ]);

  const player = await newPlayer(server);
  const [value = ''] = player.cookie().split(';');
  expect((await player.fetch('/api/user')).headers.getSetCookie()).toEqual([]);
  server.clock.advance(6 * MINUTE);
  const [again = ''] = (await player.fetch('/api/user')).headers.getSetCookie();
  expect(again.startsWith(`${value};`)).toBe(true);
  expect(again).toMatch(/HttpOnly/);
  expect((await player.fetch('/api/user')).headers.getSetCookie()).toEqual([]);
});

test('a script-readable hint cookie follows the session and contains no secret (C 5)', async () => {
  const hintOf = (response: Response) =>
    response.headers.getSetCookie().find((set) => set.startsWith(`${SESSION_HINT_COOKIE}=`));
  const player = await newPlayer(server);
  const body = JSON.stringify({ email: player.user.email, password: player.password });
  const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const visitor = newVisitor(server);
  const wrong = await visitor.fetch('/api/login', { ...login, body: body.replace('orbit', 'other') });
  expect(hintOf(wrong)).toBeUndefined();

  const hint = hintOf(await visitor.fetch('/api/login', login)) ?? '';
  expect(hint).toMatch(new RegExp(`^${SESSION_HINT_COOKIE}=1; Max-Age=2592000; Path=/; SameSite=Lax$`));
  server.clock.advance(6 * MINUTE);
  expect(hintOf(await visitor.fetch('/api/user'))).toMatch(/=1; Max-Age=2592000/);
  expect(hintOf(await visitor.fetch('/api/logout', { method: 'POST' }))).toMatch(/=;.*Expires=Thu, 01 Jan 1970/);
  expect((await refusal(newVisitor(server, `${SESSION_HINT_COOKIE}=1`).api('user'))).code).toBe('auth/required');
});

test('a session lasts by the time of the hub, not by that of the machine, which is 40 days ahead', async () => {
  server.clock.advance(-40 * DAY);
  const { api, user } = await newPlayer(server);
  // A sign-in with the cookie of a session looks at it too.
  await refusal(api('login', { body: { email: user.email, password: 'another-orbit' } }));
  expect((await api('user')).user.id).toBe(user.id);
  server.clock.advance(40 * DAY);
});

test('an active session is extended by 30 days, at most every five minutes', async () => {
  const player = await newPlayer(server);
  const first = await sessionOf(player.user.id);
  server.clock.advance(4 * MINUTE);
  await player.api('user');
  expect((await sessionOf(player.user.id))?.touched_at).toBe(first?.touched_at);

  server.clock.advance(2 * MINUTE);
  await player.api('user');
  expect((await sessionOf(player.user.id))?.touched_at).toBeGreaterThan(first?.touched_at ?? 0);

  for (let day = 0; day < 60; day += 20) {
    server.clock.advance(20 * DAY);
    await player.api('user');
  }
  server.clock.advance(30 * DAY);
  expect((await refusal(player.api('user'))).code).toBe('auth/required');
});

test('housekeeping deletes only expired sessions', async () => {
  const expired = await newPlayer(server);
  server.clock.advance(29 * DAY);
  const active = await newPlayer(server);
  server.clock.advance(2 * DAY);
  await deleteExpired(server.services.db, server.services.clock.now());
  expect(await sessionOf(expired.user.id)).toBeUndefined();
  expect((await active.api('user')).user.id).toBe(active.user.id);
});
