import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordsWithoutPlayer } from '../../platform/database/migrations/0030-records-without-player.ts';
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

test('a barred player gets auth/barred on every request and sign-in, and stays on the boards', async () => {
  const player = await newPlayer(server, 3);
  const { username } = player.user;
  await perform(barAction(username.toUpperCase()));
  const requests = [player.api('user'), player.api('rollDice'), signIn(player)].map(refusal);
  for (const { code, status } of await Promise.all(requests)) {
    expect({ code, status }).toEqual({ code: 'auth/barred', status: 403 });
  }
  expect(await player.api('globalBoard')).toEqual([]);
  expect(await newVisitor(server).api('player', { params: { username } })).toMatchObject({ username });
  // A wrong password does not reveal the bar.
  const guess = newVisitor(server).api('login', { body: { email: player.user.email, password: 'not-the-password' } });
  expect((await refusal(guess)).code).toBe('auth/bad_credentials');
});

test('after an unbar the player must sign in again in every browser', async () => {
  const player = await newPlayer(server);
  await perform(barAction(player.user.username));
  expect((await refusal(player.api('user'))).code).toBe('auth/barred');
  await perform(unbarAction(player.user.username));
  expect((await refusal(player.api('user'))).code).toBe('auth/required');
  expect((await (await signIn(player)).api('user')).user.id).toBe(player.user.id);
});

test('the browser of a barred player can sign out or sign in to another account', async () => {
  const player = await newPlayer(server);
  const other = await newPlayer(server);
  await perform(barAction(player.user.username));
  await player.api('login', { body: { email: other.user.email, password: other.password } });
  expect((await player.api('user')).user.id).toBe(other.user.id);
  await player.api('logout');
  expect((await refusal(player.api('user'))).code).toBe('auth/required');
});

test('a sign-in in flight during a bar creates no valid session, even after the unbar', async () => {
  const player = await newPlayer(server);
  const visitor = newVisitor(server);
  const { email } = player.user;
  const signingIn = visitor.api('login', { body: { email, password: player.password } }).catch(() => undefined);
  await Promise.all([signingIn, perform(barAction(player.user.username))]);
  await perform(unbarAction(player.user.username));
  expect((await refusal(visitor.api('user'))).code).toBe('auth/required');
});

test('a rename changes the name and reserves the old one for 90 days', async () => {
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

test.each(['Admin', 'somebody-else'])('renaming to %s is rejected', async (name) => {
  const player = await newPlayer(server);
  await newVisitor(server)
    .api('register', { body: { username: 'Somebody-Else', email: 'else@example.com', password: 'secret-orbit' } })
    .catch(() => undefined);
  const before = await snapshot(server.services.db);
  await expect(perform(renameAction(player.user.username, name))).rejects.toThrow('This username is taken.');
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('a sign-out revokes every session, and the player can sign in again', async () => {
  const player = await newPlayer(server);
  const elsewhere = await signIn(player);
  const { changes } = await perform(signOutAction(player.user.username));
  expect(changes).toEqual([{ what: 'sessions', before: 2, after: 0 }]);
  for (const { api } of [player, elsewhere]) expect((await refusal(api('user'))).code).toBe('auth/required');
  expect((await (await signIn(player)).api('user')).user.id).toBe(player.user.id);
});

test('credits are given and taken through the ledger, with the record as their subject', async () => {
  const player = await newPlayer(server, 3);
  const { username } = player.user;
  await perform(giveAction(username, 5));
  await perform(takeAction(username, 2));
  expect((await player.api('user')).user.credits).toBe(6);
  expect((await player.api('transactions')).slice(0, 2)).toMatchObject([
    { type: 'spent', amount: 2, description: 'Taken by the operator', kind: 'taken' },
    { type: 'earned', amount: 5, description: 'Given by the operator', kind: 'given' },
  ]);
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

test('taking more credits than the wallet holds is rejected and takes none', async () => {
  const player = await newPlayer(server, 3);
  const before = await snapshot(server.services.db);
  await expect(perform(takeAction(player.user.username, 4))).rejects.toThrow('has 3 credits: 4 cannot be taken');
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('given credits settle debts first', async () => {
  const player = await newPlayer(server);
  const checkout = await buy(server, player);
  await player.api('spendCredits', { body: { amount: 100 } });
  await refund(server, checkout);
  const { changes } = await perform(giveAction(player.user.username, 30));
  expect(changes).toEqual([{ what: 'owed credits', before: 100, after: 70 }]);
  expect((await player.api('user')).user.credits).toBe(0);
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

test('an operator transfer without a record is a ledger fault', async () => {
  const player = await newPlayer(server);
  const { db } = server.services;
  await perform(giveAction(player.user.username, 5));
  const [transfer] = await db.selectFrom('ledger_transfers').selectAll().execute();
  if (!transfer) throw new Error('no transfer');
  const forged = { ...transfer, id: 'forged', idempotency_key: 'forged', ref: 'record:forged' };
  await db.insertInto('ledger_transfers').values(forged).execute();
  await db.updateTable('accounts').set({ balance: 10 }).where('kind', '=', 'wallet').execute();
  expect(await ledgerFaults(db)).toEqual([`transfer forged of 5 for ${player.user.id} has no record`]);
});

test('a credit record without a transfer is a ledger fault', async () => {
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

test('a record is append-only and contains operator, command, player, reason and changes', async () => {
  const player = await newPlayer(server);
  await perform(giveAction(player.user.username, 5));
  const { db } = server.services;
  const record = {
    id: expect.any(String) as string,
    at: expect.any(Number) as number,
    operator: 'ops',
    command: 'credits give',
    user_id: player.user.id,
    run_id: null,
    reason: 'a test',
    result: JSON.stringify([{ what: 'credits', before: 0, after: 5 }]),
  };
  // The migration that makes room for records without a player keeps the others.
  await db.transaction(async (trx) => recordsWithoutPlayer(db.engine).up(trx));
  expect(await db.selectFrom('operator_records').selectAll().execute()).toEqual([record]);
  await expect(db.updateTable('operator_records').set({ reason: 'another' }).execute()).rejects.toThrow('append-only');
  await expect(db.deleteFrom('operator_records').execute()).rejects.toThrow('append-only');
  const ofAll = { ...record, id: 'of-all', at: 1, command: 'after-restore', user_id: null };
  await db.insertInto('operator_records').values(ofAll).execute();
  expect(await ledgerFaults(db)).toEqual([]);
});

test('actions on unknown and deleted players are rejected', async () => {
  const player = await newPlayer(server);
  const { id } = player.user;
  await player.api('deleteUser', { body: { password: player.password } });
  for (const name of ['nobody-at-all', player.user.username, `Anonymous-${id.slice(-10)}`]) {
    await expect(perform(barAction(name))).rejects.toThrow(`There is no player called ${name}.`);
  }
});
