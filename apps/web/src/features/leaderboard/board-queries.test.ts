import { ApiError } from '@star-seekers/contracts/client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { factionBoardQuery, gameBoardQuery, globalBoardQuery } from './board-queries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Replies to requests in order; null is a lost connection. @returns reads the number of requests */
function replyWith(...answers: readonly (readonly [status: number, body: unknown] | null)[]): () => number {
  let calls = 0;
  vi.stubGlobal('fetch', async () => {
    const answer = answers[calls++];
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return () => calls;
}

const client = () => new QueryClient({ defaultOptions: { queries: { retryDelay: 0, networkMode: 'always' } } });
const gameBoard = gameBoardQuery({ kind: 'game', gameId: 2, period: 'monthly', scope: 'global' });
const ROW = { rank: 1, user: { id: 'u1', username: 'Nova', faction: 'oni' } };
const LOST = { code: 'server/internal', message: 'Something failed on our side.' };

test.each([
  ['of all games', () => client().fetchQuery(globalBoardQuery)],
  ['of a game', () => client().fetchQuery(gameBoard)],
  ['of the factions', () => client().fetchQuery(factionBoardQuery)],
])('a board %s that is not a list is read as a list of one (C 12)', async (_, fetchBoard) => {
  replyWith([200, ROW]);
  expect(await fetchBoard()).toEqual([ROW]);
  replyWith([200, [ROW, ROW]]);
  expect(await fetchBoard()).toEqual([ROW, ROW]);
});

test.each([
  ['the network', null],
  ['the server', [500, LOST]],
  ['a proxy', [502, 'bad gateway']],
] as const)('a board request is retried exactly once after a failure of %s (C 12)', async (_, failure) => {
  const calls = replyWith(failure, [200, [ROW]]);
  expect(await client().fetchQuery(globalBoardQuery)).toEqual([ROW]);
  expect(calls()).toBe(2);
  const more = replyWith(failure, failure, [200, [ROW]]);
  await expect(client().fetchQuery(globalBoardQuery)).rejects.toBeInstanceOf(ApiError);
  expect(more()).toBe(2);
});

test('a client error is not retried', async () => {
  const calls = replyWith([404, { code: 'request/not_found', message: 'There is nothing here.' }]);
  await expect(client().fetchQuery(globalBoardQuery)).rejects.toThrow('There is nothing here.');
  expect(calls()).toBe(1);
});

test('an entry without a user is skipped', async () => {
  const rows = [ROW, { rank: 2 }, { rank: 3, user: null }];
  replyWith([200, rows], [200, rows], [200, { rank: 1 }]);
  expect(await client().fetchQuery(globalBoardQuery)).toEqual([ROW]);
  expect(await client().fetchQuery(gameBoard)).toEqual([ROW]);
  expect(await client().fetchQuery(gameBoard)).toEqual([]);
});

test.each([
  ['of all games', (queries: QueryClient) => queries.fetchQuery(globalBoardQuery)],
  ['of a game', (queries: QueryClient) => queries.fetchQuery(gameBoard)],
  ['of the factions', (queries: QueryClient) => queries.fetchQuery(factionBoardQuery)],
])('a board %s is cached for 30 s', async (_, fetchBoard) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const calls = replyWith([200, []], [200, []]);
  const queries = client();
  const from = Date.now();
  await fetchBoard(queries);
  vi.setSystemTime(from + 29_999);
  await fetchBoard(queries);
  expect(calls()).toBe(1);
  vi.setSystemTime(from + 30_000);
  await fetchBoard(queries);
  expect(calls()).toBe(2);
});
