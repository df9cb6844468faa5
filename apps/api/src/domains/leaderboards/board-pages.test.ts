import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type TestServer,
  claimFor,
  newPlayer,
  newVisitor,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  server.clock.stop(Date.UTC(2026, 10, 21, 12));
});

afterEach(async () => server.close());

test('a board is read in pages to its end, also below a run that its player has surpassed meanwhile', async () => {
  const players = await Promise.all(Array.from({ length: 7 }, async () => newPlayer(server, 2)));
  for (const [index, player] of players.entries()) {
    // Two players of each score.
    const played = await startAndPlay(server, player, { skill: 'good', quitAfter: 300 + 300 * (index >> 1) });
    await player.api('submitScore', { body: claimFor(played) });
  }
  const { api } = newVisitor(server);
  const page = async (query: { after?: string; type?: 'yearly' } = {}) =>
    api('gameBoard', { params: { gameId: '2' }, query: { limit: '3', ...query } });
  const whole = async () => api('gameBoard', { params: { gameId: '2' }, query: {} });
  const all = await whole();
  const runOfRow = (rank: number) => ({ after: all[rank - 1]?.runId ?? '' });
  expect([await page(), await page(runOfRow(3)), await page(runOfRow(6)), await page(runOfRow(7))]).toEqual([
    all.slice(0, 3),
    all.slice(3, 6),
    all.slice(6),
    [],
  ]);
  expect(await page({ ...runOfRow(3), type: 'yearly' })).toEqual(all.slice(3, 6));

  // The third climbs to the top: the rows below their former run are still below it.
  const third = players.find(({ user }) => user.id === all[2]?.user.id);
  if (!third) throw new Error('no third player');
  const best = await startAndPlay(server, third, { skill: 'good', quitAfter: 3600 });
  await third.api('submitScore', { body: claimFor(best) });
  expect((await whole())[0]?.runId).toBe(best.runId);
  expect(await page(runOfRow(3))).toEqual(all.slice(3, 6));
});
