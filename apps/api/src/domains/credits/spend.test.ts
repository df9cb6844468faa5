import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  ledgerFaults,
  newPlayer,
  refusal,
  snapshot,
  startTestServer,
} from '../../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  await server.close();
});

const spend = async (
  { api }: TestPlayer,
  body: { amount: number; reason?: string },
  headers: { 'idempotency-key'?: string } = {},
) => api('spendCredits', { body, headers });

test('spent credits leave the wallet and appear in the history', async () => {
  const player = await newPlayer(server, 5);
  expect(await spend(player, { amount: 2 })).toEqual({ credits: 3 });
  expect(await spend(player, { amount: 3, reason: '  A new hull ' })).toEqual({ credits: 0 });
  expect((await player.api('transactions')).slice(0, 2)).toMatchObject([
    { type: 'spent', amount: 3, description: 'A new hull' },
    { type: 'spent', amount: 2, description: 'Credits spent', kind: 'spent' },
  ]);
});

test.each(['Dice of Iris', 'Space Snake - Game Started', 'Gamer Pack - Purchased'])(
  'a reason of a player’s own, %s, is taken for nothing of the hub (E 6)',
  async (reason) => {
    const player = await newPlayer(server, 1);
    await spend(player, { amount: 1, reason });
    expect((await player.api('transactions'))[0]).toMatchObject({ description: reason, kind: null, name: null });
  },
);

test('spending more than the wallet holds is rejected; pending credits do not count', async () => {
  const player = await newPlayer(server, 2);
  await player.api('rollDice');
  const before = await snapshot(server.services.db);
  const error = await refusal(spend(player, { amount: 3 }));
  expect({ status: error.status, code: error.code, details: error.details }).toEqual({
    status: 402,
    code: 'credits/insufficient',
    details: { credits: 2 },
  });
  expect(error.message).toBe('You need 3 credits and have 2.');
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('of 64 concurrent requests only the covered ones succeed', async () => {
  const player = await newPlayer(server, 10);
  const outcomes = await Promise.all(
    Array.from({ length: 64 }, async () =>
      spend(player, { amount: 1 }).then(
        () => 'spent',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'credits/insufficient')).toHaveLength(54);
});

test('a request repeated with its key, even concurrently, spends once and gets the same answer', async () => {
  const player = await newPlayer(server, 10);
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 16 }, async () => spend(player, { amount: 4 }, headers)));
  expect(new Set(answers.map(({ credits }) => credits))).toEqual(new Set([6]));
  await spend(player, { amount: 1 });
  expect(await spend(player, { amount: 4 }, headers)).toEqual({ credits: 6 });
  expect((await player.api('user')).user.credits).toBe(5);
});

test('an idempotency key belongs to one request of one player', async () => {
  const [player, other] = [await newPlayer(server, 10), await newPlayer(server, 10)];
  const headers = { 'idempotency-key': randomUUID() };
  await spend(player, { amount: 1 }, headers);
  for (const body of [{ amount: 2 }, { amount: 1, reason: 'Another' }]) {
    expect((await refusal(spend(player, body, headers))).code).toBe('request/key_reused');
  }
  expect(await spend(other, { amount: 2 }, headers)).toEqual({ credits: 8 });
});

test('a rejected request does not use up its key', async () => {
  const player = await newPlayer(server, 1);
  const headers = { 'idempotency-key': randomUUID() };
  expect((await refusal(spend(player, { amount: 2 }, headers))).code).toBe('credits/insufficient');
  expect(await spend(player, { amount: 1 }, headers)).toEqual({ credits: 0 });
});
