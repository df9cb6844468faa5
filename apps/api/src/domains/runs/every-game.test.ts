import { games } from '@star-seekers/games';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestServer,
  claimFor,
  newPlayer,
  playRun,
  sendTo,
  startRun,
  startTestServer,
} from '../../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

const runs = [...games.values()].flatMap(({ id, names }) =>
  (['good', 'poor'] as const).map((skill) => ({ gameId: id, game: names.screen, skill })),
);

test.each(runs)('a $skill run of $game is charged, verified and counted', async ({ gameId, game, skill }) => {
  const player = await newPlayer(server, 1);
  const { runId, setup } = await startRun(player, gameId);
  expect((await player.api('user')).user.credits).toBe(0);
  const spent = (await player.api('transactions')).find(({ type }) => type === 'spent');
  expect(spent).toMatchObject({ amount: 1, description: `${game} - Game Started` });
  const quitAfter = 90 * TICKS_PER_SECOND;
  const playedRun = await playRun(gameId, setup, sendTo(server, player, runId), { skill, quitAfter });
  const answer = await player.api('submitScore', { body: claimFor({ ...playedRun, runId }) });
  const { score, points } = playedRun;
  expect(answer).toMatchObject({ accepted: true, score, points, witness: { fault: null, lateTicks: 0, pauses: 0 } });
  const [row] = await player.api('gameBreakdown', { params: { id: player.user.id } });
  expect(row).toMatchObject({ gameId, bestScore: score, totalPoints: points, gamesPlayed: 1 });
});
