import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  ledgerFaults,
  newPlayer,
  refusal,
  rollFace,
  snapshot,
  startRun,
  startTestServer,
} from '../../testing/index.ts';
import { grant } from './service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  await server.close();
});

const collectOf = async ({ api }: TestPlayer, amount: number) => api('collectCredits', { body: { amount } });

test('granted credits are collected in one or several parts, never more than granted', async () => {
  const player = await newPlayer(server);
  await rollFace(server, player, 5);
  expect(await collectOf(player, 2)).toEqual({ credits: 2, pendingCredits: 3, owedCredits: 0 });
  const before = await snapshot(server.services.db);
  const error = await refusal(collectOf(player, 4));
  expect({ status: error.status, code: error.code, details: error.details }).toEqual({
    status: 403,
    code: 'credits/nothing_to_collect',
    details: { pendingCredits: 3 },
  });
  expect(await snapshot(server.services.db)).toEqual(before);
  expect(await collectOf(player, 3)).toEqual({ credits: 5, pendingCredits: 0, owedCredits: 0 });
});

test('of 32 concurrent collections only the covered ones succeed', async () => {
  const player = await newPlayer(server);
  await rollFace(server, player, 5);
  const requests = Array.from({ length: 32 }, async () =>
    collectOf(player, 1).then(
      () => 'collected',
      (error: { code: string }) => error.code,
    ),
  );
  const outcomes = await Promise.all(requests);
  expect(outcomes.filter((outcome) => outcome === 'collected')).toHaveLength(5);
  expect((await player.api('user')).user).toMatchObject({ credits: 5, pendingCredits: 0 });
});

test('the history lists earned and spent credits, newest first, in pages', async () => {
  const player = await newPlayer(server);
  await rollFace(server, player, 5);
  await collectOf(player, 3);
  await startRun(player);
  await collectOf(player, 2);
  const all = await player.api('transactions');
  expect(all.map(({ type, amount, description, kind, name }) => [type, amount, description, kind, name])).toEqual([
    ['earned', 2, 'Dice of Iris', 'dice', null],
    ['spent', 1, 'Space Snake - Game Started', 'played', 'Space Snake'],
    ['earned', 3, 'Dice of Iris', 'dice', null],
  ]);
  const first = await player.api('transactions', { query: { limit: '2' } });
  expect(first).toEqual(all.slice(0, 2));
  expect(await player.api('transactions', { query: { limit: '2', before: first[1]?.id } })).toEqual(all.slice(2));
});

test('a player sees only their own history', async () => {
  const [one, other] = [await newPlayer(server, 3), await newPlayer(server)];
  expect(await one.api('transactions')).toHaveLength(1);
  expect(await other.api('transactions')).toEqual([]);
});

test('the database rejects updating or deleting a transfer', async () => {
  const { db } = server.services;
  await newPlayer(server, 1);
  await expect(db.updateTable('ledger_transfers').set({ amount: 1000 }).execute()).rejects.toThrow('append-only');
  await expect(db.deleteFrom('ledger_transfers').execute()).rejects.toThrow('append-only');
});

test('the database rejects a negative balance', async () => {
  const { user } = await newPlayer(server, 1);
  const overdraft = sql`update accounts set balance = balance - 2 where user_id = ${user.id} and kind = 'wallet'`;
  await expect(overdraft.execute(server.services.db)).rejects.toThrow(/check/i);
});

test('credits are granted once per subject', async () => {
  const { user } = await newPlayer(server);
  const grantOnce = async () =>
    server.services.db.transaction(async (trx) =>
      grant(trx, { userId: user.id, amount: 5, reason: 'Dice of Iris', ref: 'roll:1', now: 1 }),
    );
  await grantOnce();
  await expect(grantOnce()).rejects.toThrow(/unique/i);
});

test('a failed transaction moves no credits', async () => {
  const { user } = await newPlayer(server, 2);
  const before = await snapshot(server.services.db);
  const failing = server.services.db.transaction(async (trx) => {
    await grant(trx, { userId: user.id, amount: 5, reason: 'Dice of Iris', ref: 'roll:2', now: 1 });
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  expect(await snapshot(server.services.db)).toEqual(before);
});
