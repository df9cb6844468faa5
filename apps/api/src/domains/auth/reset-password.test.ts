import { createHash } from 'node:crypto';
import { HUB_TIME_HEADER } from '@star-seekers/contracts/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  newPlayer,
  newVisitor,
  refusal,
  snapshot,
  startTestServer,
} from '../../testing/index.ts';
import { deleteExpired } from '../../composition/housekeeping.ts';
import { postWithHeaders } from '../../testing/post-with-headers.ts';

const HOUR = 60 * 60 * 1000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

/** Requests a reset link and returns it from the e-mail. */
async function resetLink(email: string): Promise<URL> {
  await newVisitor(server).api('requestReset', { body: { email } });
  const [mail] = await server.mails();
  expect(mail?.to.toLowerCase()).toBe(email.toLowerCase());
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
}

const tokenFor = async (email: string) => (await resetLink(email)).searchParams.get('token') ?? '';

const reset = async (token: string, password = 'a-new-orbit') =>
  newVisitor(server).api('resetPassword', { body: { token, password } });

const login = async ({ user }: TestPlayer, password: string) =>
  newVisitor(server).api('login', { body: { email: user.email, password } });

test('a reset link from the e-mail sets a new password and invalidates the old one', async () => {
  const player = await newPlayer(server);
  const link = await resetLink(player.user.email.toUpperCase());
  expect(link.origin + link.pathname).toBe(`http://localhost:${new URL(server.url).port}/reset-password`);
  expect(await reset(link.searchParams.get('token') ?? '')).toEqual({ message: expect.any(String) });
  expect((await login(player, 'a-new-orbit')).user.id).toBe(player.user.id);
  expect((await refusal(login(player, player.password))).code).toBe('auth/bad_credentials');
});

test('checking a reset link reports whether it is valid and does not consume it (D 10)', async () => {
  const { user } = await newPlayer(server);
  const token = await tokenFor(user.email);
  const check = async (link: string) => newVisitor(server).api('checkReset', { body: { token: link } });
  expect(await check(token)).toEqual({ valid: true });
  await reset(token);
  expect(await check(token)).toEqual({ valid: false });
  expect(await check('made-up')).toEqual({ valid: false });
  const expired = await tokenFor(user.email);
  server.clock.advance(HOUR);
  expect(await check(expired)).toEqual({ valid: false });
});

test('a reset revokes every session of the account and no other', async () => {
  const player = await newPlayer(server);
  const other = await newPlayer(server);
  const phone = newVisitor(server);
  await phone.api('login', { body: { email: player.user.email, password: player.password } });
  await reset(await tokenFor(player.user.email));
  expect((await refusal(player.api('user'))).code).toBe('auth/required');
  expect((await refusal(phone.api('user'))).code).toBe('auth/required');
  expect((await other.api('user')).user.id).toBe(other.user.id);
});

test('a reset revokes a sign-in with the old password that is in flight', async () => {
  const player = await newPlayer(server);
  const token = await tokenFor(player.user.email);
  const { passwords } = server.services;
  const verify = passwords.verify.bind(passwords);
  passwords.verify = async (...input) => {
    const matches = await verify(...input);
    await reset(token);
    return matches;
  };
  const thief = newVisitor(server);
  await thief.api('login', { body: { email: player.user.email, password: player.password } });
  passwords.verify = verify;
  expect((await refusal(thief.api('user'))).code).toBe('auth/required');
});

test('of 100 concurrent uses of one reset link exactly one succeeds', async () => {
  const player = await newPlayer(server);
  const token = await tokenFor(player.user.email);
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, async (_, index) =>
      reset(token, `orbit-number-${index}`).then(
        () => index,
        (error: { code: string }) => error.code,
      ),
    ),
  );
  const winners = outcomes.filter((outcome) => typeof outcome === 'number');
  expect(winners).toHaveLength(1);
  for (const outcome of outcomes) {
    // The hash queue may be full, which also rejects the request.
    if (outcome !== winners[0]) expect(['auth/reset_invalid', 'request/rate_limited']).toContain(outcome);
  }
  expect((await login(player, `orbit-number-${winners[0]}`)).user.id).toBe(player.user.id);
});

test('only the latest reset link is valid', async () => {
  const { user } = await newPlayer(server);
  const older = await tokenFor(user.email);
  const newer = await tokenFor(user.email);
  expect((await refusal(reset(older))).code).toBe('auth/reset_invalid');
  await reset(newer);
  expect((await refusal(reset(newer))).code).toBe('auth/reset_invalid');
});

test('a reset link is valid for an hour', async () => {
  server.clock.stop();
  const [early, late] = [await newPlayer(server), await newPlayer(server)];
  const tokens = [await tokenFor(early.user.email), await tokenFor(late.user.email)] as const;
  server.clock.advance(HOUR - 1);
  await reset(tokens[0]);
  server.clock.advance(1);
  expect((await refusal(reset(tokens[1]))).code).toBe('auth/reset_invalid');
  await deleteExpired(server.services.db, server.clock.now());
  expect(await server.services.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  server.clock.set(Date.now());
});

test.each(['made-up', ' ', 'a'.repeat(43), '%00'])('the invalid token %j is rejected', async (token) => {
  const before = await snapshot(server.services.db);
  expect((await refusal(reset(token))).code).toBe('auth/reset_invalid');
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('the database contains no usable token', async () => {
  const { user } = await newPlayer(server);
  const token = await tokenFor(user.email);
  const rows = await server.services.db.selectFrom('password_resets').selectAll().execute();
  expect(rows.map((row) => row.token_hash)).toContain(createHash('sha256').update(token).digest('base64url'));
  for (const row of rows) expect((await refusal(reset(row.token_hash))).code).toBe('auth/reset_invalid');
});

test('a reset request for a known and an unknown address gets the same response for the same work', async () => {
  const { user } = await newPlayer(server);
  const answer = async (email: string) => {
    const { computed } = server.services.passwords;
    const rows = async () => (await server.services.db.selectFrom('password_resets').selectAll().execute()).length;
    const before = await rows();
    const response = await newVisitor(server).fetch('/api/auth/request-reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const { date: _date, [HUB_TIME_HEADER]: _time, ...headers } = Object.fromEntries(response.headers);
    const text = await response.text();
    await server.services.background.idle();
    const newRows = (await rows()) - before;
    return {
      status: response.status,
      headers,
      text,
      hashes: server.services.passwords.computed - computed,
      written: newRows,
    };
  };
  const knownAnswer = await answer(user.email);
  expect(knownAnswer).toMatchObject({ status: 200, hashes: 0, written: 1 });
  const sentCount = (await server.mails()).length;
  expect(await answer('nobody@example.com')).toEqual(knownAnswer);
  expect(await server.mails()).toHaveLength(sentCount);
});

test('reset links are limited per email address, known or not, and per network address', async () => {
  const TWO = { max: 2, windowMs: HOUR };
  const limited = await startTestServer({ limits: { requestReset: TWO } });
  limited.clock.stop();
  const { user } = await newPlayer(limited);
  const ask = async (email: string) => newVisitor(limited).api('requestReset', { body: { email } });
  for (const email of [user.email, 'nobody@example.com']) {
    await ask(email);
    await ask(email.toUpperCase());
    const error = await refusal(ask(email));
    expect({ code: error.code, after: error.retryAfterS }).toEqual({ code: 'request/rate_limited', after: 3600 });
  }
  expect(await limited.mails()).toHaveLength(2);
  await limited.close();

  const crowded = await startTestServer({ limits: { resetByAddress: TWO } });
  const guess = async () => newVisitor(crowded).api('resetPassword', { body: { token: 'a', password: 'a-new-orbit' } });
  for (let attempt = 0; attempt < 2; attempt++) expect((await refusal(guess())).code).toBe('auth/reset_invalid');
  expect((await refusal(guess())).code).toBe('request/rate_limited');
  await crowded.close();
});

test.each([
  ['host', 'evil.localhost'],
  ['x-forwarded-host', 'evil.example'],
  ['forwarded', 'host=evil.example'],
  ['origin', 'https://evil.example'],
])('the header %s does not change the origin of the reset link', async (name, value) => {
  const { user } = await newPlayer(server);
  const before = (await server.mails()).length;
  const url = `${server.url}/api/auth/request-reset`;
  expect(await postWithHeaders(url, { email: user.email }, { [name]: value })).toBe(200);
  const mails = await server.mails();
  expect(mails.length).toBe(before + 1);
  expect(mails[0]?.text).toContain(`http://localhost:${new URL(server.url).port}/reset-password?token=`);
  expect(JSON.stringify(mails)).not.toContain('evil');
});

test('with PUBLIC_URL, the reset link has its origin', async () => {
  const publicServer = await startTestServer({ publicUrl: 'https://hub.example' });
  const send = async (path: string, body: unknown) =>
    fetch(publicServer.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://hub.example', 'x-forwarded-proto': 'https' },
      body: JSON.stringify(body),
    });
  await send('/api/register', { username: 'nova', email: 'nova@example.com', password: 'secret-orbit' });
  await send('/api/auth/request-reset', { email: 'nova@example.com' });
  expect((await publicServer.mails())[0]?.text).toMatch(/^https:\/\/hub\.example\/reset-password\?token=[\w-]{43}$/m);
  await publicServer.close();
});

test('a hub without e-mail answers every reset request with auth/reset_unavailable', async () => {
  const silent = await startTestServer({ mailer: null });
  const { user } = await newPlayer(silent);
  for (const email of [user.email, 'nobody@example.com']) {
    const error = await refusal(newVisitor(silent).api('requestReset', { body: { email } }));
    expect({ status: error.status, code: error.code }).toEqual({ status: 409, code: 'auth/reset_unavailable' });
  }
  await silent.close();
});

test('a failing mail server does not change the response', async () => {
  const send = async () => {
    throw new Error('no mail today');
  };
  const failing = await startTestServer({ mailer: { send, close: () => {} } });
  const { user } = await newPlayer(failing);
  const ask = async (email: string) => newVisitor(failing).api('requestReset', { body: { email } });
  expect(await ask(user.email)).toEqual(await ask('nobody@example.com'));
  await failing.services.background.idle();
  expect((await ask(user.email)).message).toMatch(/on its way/);
  await failing.close();
});

test('an e-mail in flight is sent before the server stops', async () => {
  const started = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  let sentCount = 0;
  const send = async () => {
    started.resolve();
    await delivered.promise;
    sentCount++;
  };
  const slow = await startTestServer({ mailer: { send, close: () => {} } });
  const { user, api } = await newPlayer(slow);
  await api('requestReset', { body: { email: user.email } });
  await started.promise;
  const closing = slow.close();
  delivered.resolve();
  await closing;
  expect(sentCount).toBe(1);
});
