import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  type Visitor,
  buy,
  ledgerFaults,
  newPlayer,
  newVisitor,
  refund,
  refusal,
  snapshot,
  startTestServer,
} from '../../testing/index.ts';
import { type Action, act } from './action.ts';
import { barAction, giveAction, renameAction, signOutAction, takeAction, unbarAction } from './player-actions.ts';

const BY = { operator: 'ops', reason: 'a test' };
const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => server.close());

const perform = async (action: Action) => act(server.services, action, BY);

const signIn = async ({ user: { email }, password }: TestPlayer) => {
  const visitor = newVisitor(server);
  await visitor.api('login', { body: { email, password } });
  return visitor;
};

test('a barred player is told so by every call and at the sign-in, and stands on the boards as before', async () => {
  const player = await newPlayer(server, 3);
  const { username } = player.user;
  await perform(barAction(username.toUpperCase()));
  const calls = [player.api('user'), player.api('rollDice'), signIn(player)].map(refusal);
  for (const { code, status } of await Promise.all(calls)) {
    expect({ code, status }).toEqual({ code: 'auth/barred', status: 403 });
  }
  expect(await player.api('globalBoard')).toEqual([]);
  expect(await newVisitor(server).api('player', { params: { username } })).toMatchObject({ username });
  // Whoever only knows the address learns nothing.
  const guess = newVisitor(server).api('login', { body: { email: player.user.email, password: 'not-the-password' } });
  expect((await refusal(guess)).code).toBe('auth/bad_credentials');
});

test('a player who may sign in again has to, in every browser', async () => {
  const player = await newPlayer(server);
  await perform(barAction(player.user.username));
  expect((await refusal(player.api('user'))).code).toBe('auth/barred');
  await perform(unbarAction(player.user.username));
  expect((await refusal(player.api('user'))).code).toBe('auth/required');
  expect((await (await signIn(player)).api('user')).user.id).toBe(player.user.id);
});

test('a barred browser can sign out, and somebody else in with it', async () => {
  const player = await newPlayer(server);
  const other = await newPlayer(server);
  await perform(barAction(player.user.username));
  await player.api('login', { body: { email: other.user.email, password: other.password } });
  expect((await player.api('user')).user.id).toBe(other.user.id);
  await player.api('logout');
  expect((await refusal(player.api('user'))).code).toBe('auth/required');
});

test('a sign-in that is under way while its player is barred opens nothing, then and later', async () => {
  const player = await newPlayer(server);
  const under = newVisitor(server);
  const { email } = player.user;
  const signingIn = under.api('login', { body: { email, password: player.password } }).catch(() => undefined);
  await Promise.all([signingIn, perform(barAction(player.user.username))]);
  await perform(unbarAction(player.user.username));
  expect((await refusal(under.api('user'))).code).toBe('auth/required');
});

test('a renamed player plays on under the new name, and nobody can take the old one for 90 days', async () => {
  const player = await newPlayer(server);
  const { username, id } = player.user;
  await perform(renameAction(username, 'Quiet-Comet'));
  expect((await player.api('user')).user).toMatchObject({ id, username: 'Quiet-Comet' });
  const other = await newPlayer(server);
  const take = async ({ api }: Visitor) => api('updateProfile', { body: { username } });
  for (const taker of [player, other]) expect((await refusal(take(taker))).code).toBe('auth/username_taken');
  const [record] = await server.services.db.selectFrom('operator_records').selectAll().execute();
  expect(JSON.stringify(record)).not.toMatch(new RegExp(`${username}|Quiet`));
  server.clock.advance(90 * DAY);
  expect((await take(await signIn(other))).user.username).toBe(username);
});

test.each(['Admin', 'somebody-else'])('nobody is renamed to %s', async (name) => {
  const player = await newPlayer(server);
  await newVisitor(server)
    .api('register', { body: { username: 'Somebody-Else', email: 'else@example.com', password: 'secret-orbit' } })
    .catch(() => undefined);
  const before = await snapshot(server.services.db);
  await expect(perform(renameAction(player.user.username, name))).rejects.toThrow('This username is taken.');
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('a sign-out ends every session, and the player can sign in again', async () => {
  const player = await newPlayer(server);
  const elsewhere = await signIn(player);
  const { changes } = await perform(signOutAction(player.user.username));
  expect(changes).toEqual([{ what: 'sessions', before: 2, after: 0 }]);
  for (const { api } of [player, elsewhere]) expect((await refusal(api('user'))).code).toBe('auth/required');
  expect((await (await signIn(player)).api('user')).user.id).toBe(player.user.id);
});

test('credits are given and taken through the ledger, under the number of the record', async () => {
  const player = await newPlayer(server, 3);
  const { username } = player.user;
  await perform(giveAction(username, 5));
  await perform(takeAction(username, 2));
  expect((await player.api('user')).user.credits).toBe(6);
  expect((await player.api('transactions')).slice(0, 2)).toMatchObject([
    { type: 'spent', amount: 2, description: 'Taken by the operator' },
    { type: 'earned', amount: 5, description: 'Given by the operator' },
  ]);
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

test('more than there is cannot be taken, and nothing is', async () => {
  const player = await newPlayer(server, 3);
  const before = await snapshot(server.services.db);
  await expect(perform(takeAction(player.user.username, 4))).rejects.toThrow('has 3 credits: 4 cannot be taken');
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('who owes credits pays them of those that are given', async () => {
  const player = await newPlayer(server);
  const bought = await buy(server, player);
  await player.api('spendCredits', { body: { amount: 100 } });
  await refund(server, bought);
  const { changes } = await perform(giveAction(player.user.username, 30));
  expect(changes).toEqual([{ what: 'owed credits', before: 100, after: 70 }]);
  expect((await player.api('user')).user.credits).toBe(0);
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

test('credits that nobody recorded are a fault of the ledger', async () => {
  const player = await newPlayer(server);
  const { db } = server.services;
  await perform(giveAction(player.user.username, 5));
  const [given] = await db.selectFrom('ledger_transfers').selectAll().execute();
  if (!given) throw new Error('nothing was given');
  const forged = { ...given, id: 'forged', idempotency_key: 'forged', ref: 'record:forged' };
  await db.insertInto('ledger_transfers').values(forged).execute();
  await db.updateTable('accounts').set({ balance: 10 }).where('kind', '=', 'wallet').execute();
  expect(await ledgerFaults(db)).toEqual([`transfer forged of 5 for ${player.user.id} has no record`]);
});

test('a record of credits that never moved is a fault of the ledger', async () => {
  const player = await newPlayer(server);
  const { db } = server.services;
  await perform(giveAction(player.user.username, 5));
  const record = await db.selectFrom('operator_records').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('operator_records')
    .values({ ...record, id: 'forged' })
    .execute();
  expect(await ledgerFaults(db)).toEqual(['record forged of credits give moved no credits']);
});

test('the record cannot be changed, and says who did what to whom and why', async () => {
  const player = await newPlayer(server);
  await perform(giveAction(player.user.username, 5));
  const { db } = server.services;
  expect(await db.selectFrom('operator_records').selectAll().execute()).toEqual([
    {
      id: expect.any(String),
      at: expect.any(Number),
      operator: 'ops',
      command: 'credits give',
      user_id: player.user.id,
      run_id: null,
      reason: 'a test',
      result: JSON.stringify([{ what: 'credits', before: 0, after: 5 }]),
    },
  ]);
  await expect(db.updateTable('operator_records').set({ reason: 'another' }).execute()).rejects.toThrow('append-only');
  await expect(db.deleteFrom('operator_records').execute()).rejects.toThrow('append-only');
});

test('nobody is called so, or not any more: nothing can be done', async () => {
  const player = await newPlayer(server);
  const { id } = player.user;
  await player.api('deleteUser', { body: { password: player.password } });
  for (const name of ['nobody-at-all', player.user.username, `Anonymous-${id.slice(-10)}`]) {
    await expect(perform(barAction(name))).rejects.toThrow(`There is no player called ${name}.`);
  }
});
