import type { StaffRole } from '@star-seekers/contracts/bridge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpired } from '../../composition/housekeeping.ts';
import { addPasskey, bridgeOf, makeStaff, newStaff, passkeyOrigin, signInToBridge } from '../../testing/bridge.ts';
import { type TestServer, newPlayer, newVisitor, refusal, startTestServer } from '../../testing/index.ts';
import { SoftwarePasskey } from '../../testing/software-passkey.ts';
import { act } from '../operators/action.ts';
import { removeStaffAction } from '../operators/staff-actions.ts';

const HOUR = 60 * 60 * 1000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.stop();
});

afterAll(async () => server.close());

const newPasskey = () => new SoftwarePasskey(passkeyOrigin(server));

/** A member of staff with a link, who has no passkey yet. */
async function appointed(role: StaffRole = 'moderator') {
  const player = await newPlayer(server);
  const token = await makeStaff(server, player.user.username, role);
  return { ...player, token, bridge: bridgeOf(player) };
}

const codeOf = async (request: Promise<unknown>) => (await refusal(request)).code as string;

test('a link adds one passkey, which signs in to the bridge for 12 hours', async () => {
  const { bridge, token } = await appointed();
  expect(await bridge('bridgeSession')).toEqual({ role: 'moderator', passkeys: 0, signedInUntil: null });
  expect(await codeOf(bridge('bridgeRecord'))).toBe('bridge/sign_in_first');
  const passkey = newPasskey();
  await addPasskey(bridge, passkey, token);
  expect(await bridge('bridgeSession')).toMatchObject({ passkeys: 1, signedInUntil: null });
  expect(await codeOf(addPasskey(bridge, newPasskey(), token))).toBe('bridge/link_invalid');

  const until = server.clock.now() + 12 * HOUR;
  expect(await signInToBridge(bridge, passkey)).toEqual({ role: 'moderator', passkeys: 1, signedInUntil: until });
  server.clock.set(until - 1000);
  await bridge('bridgeRecord');
  server.clock.set(until);
  expect(await codeOf(bridge('bridgeRecord'))).toBe('bridge/sign_in_first');
  expect(await bridge('bridgeSession')).toMatchObject({ signedInUntil: null });
  await signInToBridge(bridge, passkey);
  await bridge('bridgeRecord');
});

test('what is made with the link is stored without its token, and is gone when it has expired', async () => {
  const { bridge, token, user } = await appointed();
  const { db } = server.services;
  const links = () => db.selectFrom('passkey_links').selectAll().where('user_id', '=', user.id).execute();
  expect(JSON.stringify(await links())).not.toContain(token);
  server.clock.advance(24 * HOUR);
  expect(await codeOf(addPasskey(bridge, newPasskey(), token))).toBe('bridge/link_invalid');
  await deleteExpired(db, server.services.clock.now());
  expect(await links()).toEqual([]);
});

test("a link is good for nobody else's account, and an earlier one for nobody", async () => {
  const [one, other] = [await appointed(), await appointed()];
  expect(await codeOf(addPasskey(other.bridge, newPasskey(), one.token))).toBe('bridge/link_invalid');
  const later = await makeStaff(server, one.user.username, 'moderator');
  expect(await codeOf(addPasskey(one.bridge, newPasskey(), one.token))).toBe('bridge/link_invalid');
  await addPasskey(one.bridge, newPasskey(), later);
});

test('of two browsers that use a link at once one adds its passkey', async () => {
  const { bridge, token, user, password } = await appointed();
  const visitor = newVisitor(server);
  await visitor.api('login', { body: { email: user.email, password } });
  const attempts = [bridge, bridgeOf(visitor)].map(async (each) => addPasskey(each, newPasskey(), token));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await bridge('bridgeSession')).toMatchObject({ passkeys: 1 });
});

test.each([
  ['used at another site', { origin: 'https://evil.example' }],
  ['that verifies nobody', { verifiesUser: false }],
])('a passkey %s is neither added nor accepted', async (_, fault) => {
  const { bridge, token } = await appointed();
  const passkey = newPasskey();
  const good = { origin: passkey.origin, verifiesUser: true };
  Object.assign(passkey, fault);
  expect(await codeOf(addPasskey(bridge, passkey, token))).toBe('bridge/passkey_refused');
  Object.assign(passkey, good);
  await addPasskey(bridge, passkey, token);
  Object.assign(passkey, fault);
  expect(await codeOf(signInToBridge(bridge, passkey))).toBe('bridge/passkey_refused');
  Object.assign(passkey, good);
  await signInToBridge(bridge, passkey);
});

test('a passkey of another member, and one that was never added, sign in nobody', async () => {
  const [one, other] = [await newStaff(server, 'operator'), await newStaff(server, 'operator')];
  await one.bridge('bridgeSignOut');
  for (const passkey of [other.passkey, newPasskey()]) {
    expect(await codeOf(signInToBridge(one.bridge, passkey))).toBe('bridge/passkey_refused');
  }
  await signInToBridge(one.bridge, one.passkey);
});

test('a signature is good once, for three minutes, for what it was asked, in the session that asked', async () => {
  const { bridge, passkey, user, password } = await newStaff(server, 'operator');
  const signIn = async (assertion: unknown) => codeOf(bridge('bridgeSignIn', { body: { assertion } }));
  const ask = async (body = {}) => passkey.get(await bridge('bridgeChallenge', { body }));

  const used = await ask();
  await bridge('bridgeSignIn', { body: { assertion: used } });
  expect(await signIn(used)).toBe('bridge/passkey_refused');

  const late = await ask();
  server.clock.advance(3 * 60 * 1000);
  expect(await signIn(late)).toBe('bridge/passkey_refused');

  const decide = { decision: { command: 'player sign-out', playerId: 'somebody' }, reason: 'why' };
  expect(await signIn(await ask({ decide }))).toBe('bridge/passkey_refused');

  const replaced = await ask();
  await ask();
  expect(await signIn(replaced)).toBe('bridge/passkey_refused');

  const elsewhere = newVisitor(server);
  await elsewhere.api('login', { body: { email: user.email, password } });
  const own = await ask();
  expect(await codeOf(bridgeOf(elsewhere)('bridgeSignIn', { body: { assertion: own } }))).toBe(
    'bridge/passkey_refused',
  );
});

test('a copied passkey is found out by its counter', async () => {
  const { bridge, passkey } = await newStaff(server, 'operator');
  const { db } = server.services;
  const id = passkey.id.toString('base64url');
  await db.updateTable('passkeys').set({ counter: 1000 }).where('id', '=', id).execute();
  expect(await codeOf(signInToBridge(bridge, passkey))).toBe('bridge/passkey_refused');
});

test('a sign-in to the bridge ends with the session of the hub, the role, the account and a bar', async () => {
  const ended = async (end: (staff: Awaited<ReturnType<typeof newStaff>>) => Promise<unknown>) => {
    const staff = await newStaff(server, 'operator');
    await staff.bridge('bridgeRecord');
    await end(staff);
    return codeOf(staff.bridge('bridgeRecord'));
  };
  const { db, sessionCache } = server.services;
  expect(await ended(async ({ bridge }) => bridge('bridgeSignOut'))).toBe('bridge/sign_in_first');
  expect(await ended(async ({ api }) => api('logout'))).toBe('auth/required');
  expect(await ended(async ({ user }) => makeStaff(server, user.username, 'moderator'))).toBe('bridge/sign_in_first');
  const by = { operator: 'ops', reason: 'a test' };
  expect(await ended(async ({ user }) => act(server.services, removeStaffAction(user.username), by))).toBe(
    'bridge/staff_only',
  );
  expect(await ended(async ({ api, password }) => api('deleteUser', { body: { password } }))).toBe('auth/required');
  // Another process has ended the session; this one still has it in its cache.
  expect(await ended(async ({ user }) => db.deleteFrom('sessions').where('user_id', '=', user.id).execute())).toBe(
    'bridge/sign_in_first',
  );
  const bar = db.updateTable('users').set({ barred_at: 1 });
  expect(await ended(async ({ user }) => bar.where('id', '=', user.id).execute())).toBe('bridge/staff_only');
  expect(
    await ended(async ({ user }) => {
      await bar.where('id', '=', user.id).execute();
      sessionCache.evictPlayer(user.id);
    }),
  ).toBe('auth/barred');
});

test('who is not staff any more has left nothing', async () => {
  const { user, bridge } = await newStaff(server, 'operator');
  const { services } = server;
  await makeStaff(server, user.username, 'operator');
  await act(services, removeStaffAction(user.username), { operator: 'ops', reason: 'a test' });
  for (const table of ['staff', 'passkeys', 'passkey_links', 'staff_sessions'] as const)
    expect(await services.db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()).toEqual([]);
  expect(await codeOf(bridge('bridgeSession'))).toBe('bridge/staff_only');
});
