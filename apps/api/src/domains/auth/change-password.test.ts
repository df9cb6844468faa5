import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newPlayer, newVisitor, refusal, snapshot, startTestServer } from '../../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

const login = async (email: string, password: string) => newVisitor(server).api('login', { body: { email, password } });

test('a new password takes effect at once and signs out every other browser', async () => {
  const player = await newPlayer(server);
  const { email } = player.user;
  const phone = newVisitor(server);
  await phone.api('login', { body: { email, password: player.password } });
  const before = newVisitor(server, player.cookie());

  await player.api('changePassword', { body: { currentPassword: player.password, password: 'a-new-orbit' } });
  expect((await player.api('user')).user.id).toBe(player.user.id);
  for (const ended of [phone, before]) expect((await refusal(ended.api('user'))).code).toBe('auth/required');
  expect((await refusal(login(email, player.password))).code).toBe('auth/bad_credentials');
  expect((await login(email, 'a-new-orbit')).user.id).toBe(player.user.id);
});

test('without the old password nothing changes and the session continues', async () => {
  const player = await newPlayer(server);
  const before = await snapshot(server.services.db);
  const error = await refusal(
    player.api('changePassword', { body: { currentPassword: 'not the password', password: 'a-new-orbit' } }),
  );
  expect({ status: error.status, code: error.code }).toEqual({ status: 403, code: 'auth/wrong_password' });
  expect(await snapshot(server.services.db)).toEqual(before);
  expect((await player.api('user')).user.id).toBe(player.user.id);
});

test('a password change revokes earlier reset links', async () => {
  const player = await newPlayer(server);
  await player.api('requestReset', { body: { email: player.user.email } });
  const token = /token=([\w-]+)/.exec((await server.mails())[0]?.text ?? '')?.[1] ?? '';
  await player.api('changePassword', { body: { currentPassword: player.password, password: 'a-new-orbit' } });
  const reset = player.api('resetPassword', { body: { token, password: 'orbit-of-a-thief' } });
  expect((await refusal(reset)).code).toBe('auth/reset_invalid');
});

test('password guesses are limited per player across all endpoints that ask for it', async () => {
  const limited = await startTestServer({ limits: { confirmPassword: { max: 2, windowMs: 60_000 } } });
  const { api } = await newPlayer(limited);
  const wrong = 'not the password';
  const guesses = [
    async () => api('changePassword', { body: { currentPassword: wrong, password: 'a-new-orbit' } }),
    async () => api('deleteUser', { body: { password: wrong } }),
    async () => api('deleteUser', { body: { password: wrong } }),
  ];
  const codes: string[] = [];
  for (const guess of guesses) codes.push((await refusal(guess())).code);
  expect(codes).toEqual(['auth/wrong_password', 'auth/wrong_password', 'request/rate_limited']);
  await limited.close();
});
