import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  ledgerFaults,
  newPlayer,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';

const PLAYERS = 10;
const RUNS_EACH = 100;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

interface Tally {
  readonly best: number;
  readonly points: number;
}

/** Plays and hands in one run after another; most by a poor bot to their end, some by a good one that is called away. */
async function playMany(player: TestPlayer, index: number): Promise<Tally> {
  let [best, points] = [0, 0];
  for (let number = 0; number < RUNS_EACH; number++) {
    const good = number % 10 === 0;
    const played = await startAndPlay(server, player, {
      skill: good ? 'good' : 'poor',
      botSeed: index * RUNS_EACH + number,
      quitAfter: (good ? 40 : 20) * TICKS_PER_SECOND,
    });
    const answer = await player.api('submitScore', { body: claimFor(played) });
    best = Math.max(best, played.score);
    points += played.points;
    expect(answer).toMatchObject({ accepted: true, score: played.score, bestScore: best, totalPoints: points });
  }
  return { best, points };
}

test('of 1,000 honest runs none is refused, and the boards hold what was played', async () => {
  const players: TestPlayer[] = [];
  for (let index = 0; index < PLAYERS; index++) players.push(await newPlayer(server, RUNS_EACH));
  const tallies = await Promise.all(players.map(playMany));

  const rows = await server.services.db.selectFrom('results').selectAll().execute();
  expect(rows).toHaveLength(PLAYERS * RUNS_EACH);
  const hall = await players[0]?.api('globalBoard');
  const board = await players[0]?.api('gameBoard', { params: { gameId: '2' }, query: { type: 'yearly' } });
  for (const [index, { user }] of players.entries()) {
    expect(hall?.find((row) => row.user.id === user.id)).toMatchObject({
      totalPoints: tallies[index]?.points,
      gamesPlayed: RUNS_EACH,
    });
    expect(board?.find((row) => row.user.id === user.id)).toMatchObject({
      score: tallies[index]?.best,
      points: tallies[index]?.points,
    });
  }
  for (const { api } of players) expect((await api('user')).user.credits).toBe(0);
  expect(await ledgerFaults(server.services.db)).toEqual([]);
}, 120_000);
