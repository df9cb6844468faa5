import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, newPlayer, newVisitor, refusal, startTestServer } from '../../testing/index.ts';
import { isGuessable } from './guessable-passwords.ts';

const OWNER = { username: 'Nova-Prime', email: 'stella.k+hub@example.com' };

const words = (text: string) => text.trim().split(/\s+/);

test.each(
  words(`
    password Password PASSWORD1 password123 Password1! P@ssw0rd p4$$w0rd pa55word pass-word pass.word
    123password !password! password2026 passwordpassword qwerty qwerty123 1q2w3e4r 1qaz2wsx QWERTZ azerty12
    123456 1234567890 12345678901 987654321 654321 000000 111111 121212 123123 112233112233
    aaaaaa abcabc abcdef zyxwvu asdfgh zxcvbn qazwsx iloveyou ILoveYou! dragon dragon99 dr4g0n
    letmein Letmein1 monkey12 welcome1 Sunshine! football7 starseekers StarSeekers2026 starseeker1 ------
  `),
)('%s is guessable', (password) => expect(isGuessable(password, OWNER)).toBe(true));

test.each(
  words(`
    nova-prime NovaPrime1 novaprime N0vaPr1me! my-nova-prime-9 emirp.novaprime stella.k stellak99 StellaK! xx-stella.k-xx
    5te11ak stella.k+hub
  `),
)('%s is guessable by who knows the player', (password) => expect(isGuessable(password, OWNER)).toBe(true));

test.each(
  words(`
    secret-orbit orbit-of-seven a-new-orbit another-orbit correct-horse-stable dragonfly-in-amber Tr0ub4dor&3
    passwordless-orbit 8361940275 q7Rz!m x9fk2pwe 夜空を見上げる ключ-от-неба supernova-37-lamps stellar-drift nova-of-primes
  `),
)('%s is not', (password) => expect(isGuessable(password, OWNER)).toBe(false));

test('a short name makes no password guessable that only contains it', () => {
  const owner = { username: 'Ann', email: 'me@example.com' };
  expect(isGuessable('planned-orbit', owner)).toBe(false);
  expect(isGuessable('some-orbit', owner)).toBe(false);
  expect(isGuessable('ann2026', owner)).toBe(true);
});

describe('a guessable password', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(async () => server.close());

  const guessable = { status: 400, code: 'auth/password_guessable', details: { fields: [{ field: 'body.password' }] } };

  test('is refused in a new account', async () => {
    for (const password of ['password', 'quiet-comet-7', 'halley.e1']) {
      const body = { username: 'Quiet-Comet', email: 'halley.e@example.com', password };
      expect(await refusal(newVisitor(server).api('register', { body }))).toMatchObject(guessable);
    }
  });

  test('is refused as a new password', async () => {
    const player = await newPlayer(server);
    for (const password of ['password', `${player.user.username}-orbit`]) {
      const body = { currentPassword: player.password, password };
      expect(await refusal(player.api('changePassword', { body }))).toMatchObject(guessable);
    }
    const wrong = player.api('changePassword', { body: { currentPassword: 'wrong', password: 'password' } });
    expect((await refusal(wrong)).code).toBe('auth/wrong_password');
  });

  test('is refused with a reset link, which works again', async () => {
    const { user } = await newPlayer(server);
    const { api } = newVisitor(server);
    await api('requestReset', { body: { email: user.email } });
    const [mail] = await server.mails();
    const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    for (const password of ['letmein', `my-${user.username}`])
      expect(await refusal(api('resetPassword', { body: { token, password } }))).toMatchObject(guessable);
    await api('resetPassword', { body: { token, password: 'a-new-orbit' } });
    await api('login', { body: { email: user.email, password: 'a-new-orbit' } });
  });

  test('of an account from before still signs in', async () => {
    const { user } = await newPlayer(server);
    const { db, passwords } = server.services;
    const password_hash = await passwords.hash('password');
    await db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
    const { user: again } = await newVisitor(server).api('login', {
      body: { email: user.email, password: 'password' },
    });
    expect(again.id).toBe(user.id);
  });
});
