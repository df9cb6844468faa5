import { ApiError } from '@star-seekers/contracts/client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { factionBoardQuery, gameBoardQuery, globalBoardQuery } from './board-queries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers the calls one after the other; null is a lost connection. @returns how many were made */
function answerWith(...answers: readonly (readonly [status: number, body: unknown] | null)[]): () => number {
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
])('a board %s that is no list is a list of one (C 12)', async (_, ask) => {
  answerWith([200, ROW]);
  expect(await ask()).toEqual([ROW]);
  answerWith([200, [ROW, ROW]]);
  expect(await ask()).toEqual([ROW, ROW]);
});

test.each([
  ['the network', null],
  ['the server', [500, LOST]],
  ['a proxy', [502, 'bad gateway']],
] as const)('a board is asked for once more when %s failed, and only once (C 12)', async (_, failure) => {
  const calls = answerWith(failure, [200, [ROW]]);
  expect(await client().fetchQuery(globalBoardQuery)).toEqual([ROW]);
  expect(calls()).toBe(2);
  const more = answerWith(failure, failure, [200, [ROW]]);
  await expect(client().fetchQuery(globalBoardQuery)).rejects.toBeInstanceOf(ApiError);
  expect(more()).toBe(2);
});

test('a refusal is final', async () => {
  const calls = answerWith([404, { code: 'request/not_found', message: 'There is nothing here.' }]);
  await expect(client().fetchQuery(globalBoardQuery)).rejects.toThrow('There is nothing here.');
  expect(calls()).toBe(1);
});

test('an entry without a user is skipped', async () => {
  const rows = [ROW, { rank: 2 }, { rank: 3, user: null }];
  answerWith([200, rows], [200, rows], [200, { rank: 1 }]);
  expect(await client().fetchQuery(globalBoardQuery)).toEqual([ROW]);
  expect(await client().fetchQuery(gameBoard)).toEqual([ROW]);
  expect(await client().fetchQuery(gameBoard)).toEqual([]);
});

test.each([
  ['of all games', (asking: QueryClient) => asking.fetchQuery(globalBoardQuery)],
  ['of a game', (asking: QueryClient) => asking.fetchQuery(gameBoard)],
  ['of the factions', (asking: QueryClient) => asking.fetchQuery(factionBoardQuery)],
])('a board %s is cached for 30 s', async (_, ask) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const calls = answerWith([200, []], [200, []]);
  const asking = client();
  const from = Date.now();
  await ask(asking);
  vi.setSystemTime(from + 29_999);
  await ask(asking);
  expect(calls()).toBe(1);
  vi.setSystemTime(from + 30_000);
  await ask(asking);
  expect(calls()).toBe(2);
});
