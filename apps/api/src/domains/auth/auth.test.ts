import { type ApiError, HUB_TIME_HEADER } from '@star-seekers/contracts/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HeldHashing } from '../../testing/held-hashing.ts';
import { type TestServer, newPlayer, newVisitor, refusal, snapshot, startTestServer } from '../../testing/index.ts';
import { argon2Hashing } from './argon2-hashing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

const body = (username: string, email = `${username}@example.com`) => ({
  body: { username, email, password: 'secret-orbit' },
});

test('a new account starts signed in, without credits and without a faction', async () => {
  const { api } = newVisitor(server);
  const { user } = await api('register', body('Nova_7'));
  expect(user).toEqual({
    id: expect.any(String),
    username: 'Nova_7',
    email: 'Nova_7@example.com',
    faction: 'none',
    credits: 0,
    pendingCredits: 0,
    owedCredits: 0,
    totalPoints: 0,
    solanaWallet: null,
    watchable: false,
    listed: false,
    rankTitle: 'Rookie',
  });
  expect(await api('user')).toEqual({ user });
});

test('a password matches in composed and decomposed Unicode form (B 11)', async () => {
  const composed = 'Überfahrt-é';
  const account = { email: 'composed@example.com', password: composed.normalize('NFD') };
  await newVisitor(server).api('register', { body: { username: 'composed', ...account } });
  for (const form of ['NFC', 'NFD'] as const) {
    const { api } = newVisitor(server);
    const login = { body: { email: account.email, password: composed.normalize(form) } };
    expect((await api('login', login)).user.username).toBe('composed');
  }
});

test.each([
  ['the name', body('Taken', 'other@example.com'), 'auth/username_taken'],
  ['the name in another case', body('tAKEN', 'other@example.com'), 'auth/username_taken'],
  ['the address', body('other', 'Taken@example.com'), 'auth/email_taken'],
  ['the address in another case', body('other', 'TAKEN@EXAMPLE.COM'), 'auth/email_taken'],
  ['both', body('taken', 'taken@example.com'), 'auth/email_taken'],
])('registration with %s of another account is rejected', async (_, input, code) => {
  await newVisitor(server)
    .api('register', body('Taken'))
    .catch(() => undefined);
  const before = await snapshot(server.services.db);
  const error = await refusal(newVisitor(server).api('register', input));
  expect({ status: error.status, code: error.code }).toEqual({ status: 409, code });
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('of 16 concurrent registrations of one name exactly one succeeds', async () => {
  const attempts = Array.from({ length: 16 }, async (_, index) =>
    newVisitor(server)
      .api('register', body('crowd', `crowd-${index}@example.com`))
      .then(
        () => 'registered',
        (error: { code: string }) => error.code,
      ),
  );
  const outcomes = await Promise.all(attempts);
  expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'auth/username_taken')).toHaveLength(15);
});

test('sign-in ignores the case of the address and works in several browsers at once', async () => {
  const player = await newPlayer(server);
  const phone = newVisitor(server);
  const { user } = await phone.api('login', {
    body: { email: player.user.email.toUpperCase(), password: player.password },
  });
  expect(user).toEqual(player.user);
  expect((await player.api('user')).user).toEqual((await phone.api('user')).user);
});

test('an unknown address and a wrong password get identical responses', async () => {
  const player = await newPlayer(server);
  const answer = async (email: string, password: string) => {
    const response = await newVisitor(server).fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { date: _date, [HUB_TIME_HEADER]: _time, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  };
  const wrongPassword = await answer(player.user.email, 'not the password');
  expect(wrongPassword.status).toBe(401);
  expect(JSON.parse(wrongPassword.text)).toMatchObject({ code: 'auth/bad_credentials' });
  expect(await answer('nobody@example.com', 'not the password')).toEqual(wrongPassword);
  expect(await answer('nobody@example.com', player.password)).toEqual(wrongPassword);
});

test('passwords are stored only as argon2id hashes of the specified strength', async () => {
  const strong = await startTestServer({ hashing: argon2Hashing });
  const player = await newPlayer(strong);
  const rows = await strong.services.db.selectFrom('users').selectAll().where('id', '=', player.user.id).execute();
  const [, algorithm, , strength = ''] = rows[0]?.password_hash.split('$') ?? [];
  expect(algorithm).toBe('argon2id');
  expect(new Set(strength.split(','))).toEqual(new Set(['m=19456', 't=2', 'p=1']));
  expect(JSON.stringify(rows)).not.toContain(player.password);
  await strong.close();
});

test('every character of a password counts, up to 128', async () => {
  const { api } = newVisitor(server);
  const long = Array.from({ length: 32 }, (_, index) => `é🚀${String.fromCodePoint(0x400 + index)}`).join('');
  await api('register', { body: { username: 'longest', email: 'longest@example.com', password: long } });
  const login = async (password: string) =>
    newVisitor(server).api('login', { body: { email: 'longest@example.com', password } });
  expect((await refusal(login(`${long.slice(0, -1)}.`))).code).toBe('auth/bad_credentials');
  expect((await login(long)).user.username).toBe('longest');
});

test('sign-ins beyond the full queue are rejected with Retry-After, without a database write', async () => {
  const hashing = new HeldHashing();
  const small = await startTestServer({ limits: { passwordQueue: 2 }, hashing });
  const { db, passwords } = small.services;
  const player = await newPlayer(small);
  const computedBefore = passwords.computed;
  const refusals: string[] = [];
  const signIns = (count: number) =>
    Array.from({ length: count }, async () =>
      newVisitor(small)
        .api('login', { body: { email: player.user.email, password: player.password } })
        .catch(({ code, retryAfterS }: ApiError) => refusals.push(`${code} ${retryAfterS}`)),
    );
  void hashing.hold();
  const flood = signIns(20);
  await expect.poll(() => refusals.length + passwords.computed - computedBefore + passwords.waiting).toBe(20);
  expect(passwords.waiting).toBe(2);
  const tries = () => db.selectFrom('rate_limits').selectAll().where('key', 'like', 'login:%').execute();
  const before = await tries();
  await Promise.all(signIns(20));
  expect(await tries()).toEqual(before);
  hashing.release();
  await Promise.all(flood);
  expect(passwords.computed - computedBefore).toBe(40 - refusals.length);
  expect(new Set(refusals)).toEqual(new Set(['request/rate_limited 2']));
  expect((await player.api('user')).user.id).toBe(player.user.id);
  await small.close();
});

test('the config contains the version and only links that the operator set', async () => {
  expect(await newVisitor(server).api('config')).toEqual({
    links: {},
    trailer: {},
    payments: 'sandbox',
    version: '0.1.0',
  });
});
