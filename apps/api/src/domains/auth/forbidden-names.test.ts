import { expect, test } from 'vitest';
import { newPlayer, newVisitor, refusal, startTestServer } from '../../testing/index.ts';
import { isReservedName } from './forbidden-names.ts';

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

test.each(
  `
    Admin1 admin_007 1Admin -Admin- Adm1n1 Adrnin AdmIn Admln
    4dm1n77 ADM1N GameMaster Game_Master GarneMaster GM gm1 GameAdmin
    TheAdmin Head-Moderator SuperM0d Moderator_ _Moderator M0derator2 rnoderator vvebmaster
    Staff2 Supp0rt OfficialSupport1 Nova-Admin NovaAdmin Admin-Nova Nova_Adm1n Moderator-Nova-7
    AdminNova StarSeekers1 StarSeekersOfficial TheStarSeekers Anonymous1 _an0nymous
  `
    .trim()
    .split(/\s+/),
)('%s is a twin of a reserved name', (name) => expect(isReservedName(name)).toBe(true));

test.each(
  `
    Nova administrated rooted support-ship anon Barney Modesto GameOver
    TheReal Nova1 Gamer LoreMaster Rootbeer Helper Teamwork Master
    Wisteria Gm-Nova 007 1234
  `
    .trim()
    .split(/\s+/),
)('%s is not reserved', (name) => expect(isReservedName(name)).toBe(false));

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
