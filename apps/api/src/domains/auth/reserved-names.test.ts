import { expect, test } from 'vitest';
import { newPlayer, newVisitor, refusal, startTestServer } from '../../testing/index.ts';
import { isReservedName } from './reserved-names.ts';

test.each([
  'admin',
  'ADMIN',
  'Ad-min',
  '__root__',
  'Star_Seekers',
  'star-seekers-team',
  'Anonymous-0123456789',
  'anonymous',
])('%s is reserved', (name) => expect(isReservedName(name)).toBe(true));

test.each([
  'Adm1n',
  '4dm1n',
  'SupportTeam',
  'Star5eekers',
  'officialsupport',
  '__proto__',
  'constructor',
  'hasOwnProperty',
])('%s is reserved (B 11)', (name) => expect(isReservedName(name)).toBe(true));

test.each(['Nova', 'administrated', 'rooted', 'support-ship', 'anon'])('%s is not reserved', (name) =>
  expect(isReservedName(name)).toBe(false),
);

test('registration and renaming reject a reserved name', async () => {
  const server = await startTestServer();
  const register = newVisitor(server).api('register', {
    body: { username: 'Admin', email: 'admin@example.com', password: 'secret-orbit' },
  });
  expect((await refusal(register)).code).toBe('auth/username_taken');
  const { api } = await newPlayer(server);
  expect((await refusal(api('updateProfile', { body: { username: 'mod-erator' } }))).code).toBe('auth/username_taken');
  await server.close();
});
