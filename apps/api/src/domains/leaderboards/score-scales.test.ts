import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestDatabase,
  type TestPlayer,
  type TestServer,
  claimFor,
  createTestDatabase,
  giveCredits,
  newPlayer,
  newVisitor,
  refusal,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';
import { act } from '../operators/action.ts';
import { restoreAction, voidAction } from '../operators/run-actions.ts';
import { scaleOf } from '../../platform/playable-games.ts';

const SNAKE = 2;
const NOVEMBER = Date.UTC(2026, 10, 21, 12);
const BY = { operator: 'ops', reason: 'a test' };

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});

afterAll(async () => testDatabase.remove());

async function start(gamesModule?: string): Promise<TestServer> {
  const options = gamesModule === undefined ? {} : { gamesModule: new URL(gamesModule, import.meta.url).href };
  const server = await startTestServer({ database: testDatabase.address, ...options });
  server.clock.stop(NOVEMBER);
  return server;
}

async function play(server: TestServer, player: Pick<TestPlayer, 'api' | 'fetch' | 'cookie'>, seconds: number) {
  const played = await startAndPlay(server, player, { skill: 'good', quitAfter: seconds * 60 });
  return { runId: played.runId, ...(await player.api('submitScore', { body: claimFor(played) })) };
}

test('rules that bring other scores open new boards and bests, and the older ones stay readable', async () => {
  const before = await start();
  const scale = scaleOf(before.services.games, SNAKE);
  const player = await newPlayer(before, 2);
  const old = await play(before, player, 40);
  await giveCredits(before, player.user.id, 2);
  await before.close();

  const after = await start('../../testing/games/rescaled.ts');
  const { api, ...rest } = newVisitor(after, player.cookie());
  const board = async (query: { scale?: string; after?: string } = {}) =>
    (await api('gameBoard', { params: { gameId: String(SNAKE) }, query })).map(({ runId }) => runId);
  const best = async () => (await api('gameBreakdown', { params: { id: player.user.id } }))[0]?.bestScore;
  const own = async () => api('results', { query: { gameId: String(SNAKE) } });

  expect(await board()).toEqual([]);
  expect(await board({ scale: String(scale) })).toEqual([old.runId]);
  expect(await best()).toBe(null);
  expect(await own()).toMatchObject({ bestScore: null, bestPoints: null, gamesPlayed: 1 });

  const lesser = await play(after, { api, ...rest }, 10);
  expect(lesser.score).toBeLessThan(old.score);
  expect(lesser).toMatchObject({ personalBest: true, bestScore: lesser.score, rank: 1 });
  expect(await board()).toEqual([lesser.runId]);
  expect(await board({ scale: String(scale) })).toEqual([old.runId]);
  expect(await api('boardPeriods', { params: { gameId: String(SNAKE) } })).toEqual([
    { scale: scale + 1, months: ['2026-11'], years: ['2026'] },
    ...Array.from({ length: scale }, (_, index) =>
      index === 0 ? { scale, months: ['2026-11'], years: ['2026'] } : { scale: scale - index, months: [], years: [] },
    ),
  ]);
  expect(await best()).toBe(lesser.score);
  expect(await own()).toMatchObject({ bestScore: lesser.score, bestPoints: lesser.points, gamesPlayed: 2 });
  expect((await api('runPage', { params: { id: old.runId } })).best).toMatchObject({ runId: old.runId });
  expect((await refusal(board({ after: old.runId }))).details).toMatchObject({ fields: [{ field: 'query.after' }] });

  // Figures are the same when they are recomputed from the runs.
  await act(after.services, voidAction(lesser.runId), BY);
  expect(await best()).toBe(null);
  await act(after.services, restoreAction(lesser.runId), BY);
  expect(await best()).toBe(lesser.score);
  expect((await api('user')).user.totalPoints).toBe(old.points + lesser.points);
  await after.close();
});
