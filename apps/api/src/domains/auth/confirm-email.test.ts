import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newPlayer, newVisitor, refusal, startTestServer } from '../../testing/index.ts';

const HOUR = 60 * 60 * 1000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ verifyEmail: 'required' });
});

afterAll(async () => server.close());

/** The tokens of the links that an address was sent, newest first. */
async function tokensFor(address: string): Promise<string[]> {
  const mails = (await server.mails()).filter(({ to }) => to === address);
  return mails.flatMap(({ text }) => /\/confirm-email\?token=([\w-]{43})\n/.exec(text)?.[1] ?? []);
}

const confirm = async (token: string) => (await newVisitor(server).api('confirmEmail', { body: { token } })).confirmed;

test('only a player with a confirmed address rolls; the link of the e-mail confirms it, once', async () => {
  const { api, user } = await newPlayer(server);
  expect(await api('diceCooldown')).toEqual({ canRoll: true, timeRemaining: 0, confirmEmail: true });
  const { status, code } = await refusal(api('rollDice'));
  expect({ status, code }).toEqual({ status: 403, code: 'dice/email_unconfirmed' });
  expect((await api('exportUser')).emailConfirmedAt).toBeNull();

  const [token = '', ...others] = await tokensFor(user.email);
  expect(others).toEqual([]);
  expect(await server.services.db.selectFrom('email_confirmations').select('token_hash').execute()).not.toContainEqual({
    token_hash: token,
  });
  expect(await confirm(token)).toBe(true);
  expect(await confirm(token)).toBe(false);
  expect(await api('diceCooldown')).toEqual({ canRoll: true, timeRemaining: 0 });
  expect((await api('rollDice')).number).toBe(1);
  expect((await api('exportUser')).emailConfirmedAt).toBeGreaterThan(0);
});

test('a link is sent again on request; only the latest works, for 24 hours', async () => {
  const { api, user } = await newPlayer(server);
  await tokensFor(user.email);
  await api('sendConfirmation');
  const [second = '', first = ''] = await tokensFor(user.email);
  expect([await confirm(first), await confirm('no such token')]).toEqual([false, false]);
  server.clock.advance(24 * HOUR);
  expect(await confirm(second)).toBe(false);
  await api('sendConfirmation');
  expect(await confirm((await tokensFor(user.email))[0] ?? '')).toBe(true);
  await api('sendConfirmation');
  expect(await tokensFor(user.email)).toHaveLength(3);
});

test('setting a password with the link of an e-mail confirms the address too', async () => {
  const { api, user } = await newPlayer(server);
  await api('requestReset', { body: { email: user.email } });
  const mails = await server.mails();
  const mail = mails.find(({ to, subject }) => to === user.email && subject.includes('password'));
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await newVisitor(server).api('resetPassword', { body: { token, password: 'another-orbit' } });
  const again = newVisitor(server);
  await again.api('login', { body: { email: user.email, password: 'another-orbit' } });
  expect((await again.api('rollDice')).number).toBe(1);
});

test('the link of a deleted account confirms nothing', async () => {
  const { api, user, password } = await newPlayer(server);
  const [token = ''] = await tokensFor(user.email);
  await api('deleteUser', { body: { password } });
  expect(await confirm(token)).toBe(false);
});

test('a hub that does not ask for it sends no links', async () => {
  const other = await startTestServer();
  const { api } = await newPlayer(other);
  await api('sendConfirmation');
  expect(await other.mails()).toEqual([]);
  expect((await api('rollDice')).number).toBe(1);
  await other.close();
});
