import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestServer,
  claimFor,
  newPlayer,
  newVisitor,
  refusal,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

test('a player’s card is public and found by name, ignoring case', async () => {
  const player = await newPlayer(server, 2);
  const { api } = newVisitor(server);
  const { id, username } = player.user;
  expect(await api('player', { params: { username } })).toEqual({
    id,
    username,
    faction: 'none',
    rankTitle: 'Rookie',
    totalPoints: 0,
    gamesPlayed: 0,
    games: [],
    commendations: [],
  });
  const playedRun = await startAndPlay(server, player, { skill: 'good', quitAfter: 600 });
  await player.api('submitScore', { body: claimFor(playedRun) });
  const card = await api('player', { params: { username: username.toUpperCase() } });
  expect(card).toMatchObject({ username, totalPoints: playedRun.points, gamesPlayed: 1 });
  const breakdown = await player.api('gameBreakdown', { params: { id } });
  expect(card.games).toEqual(breakdown.map((record) => ({ ...record, bestRunId: playedRun.runId })));
  expect(card.games).toMatchObject([{ gameId: 2, bestScore: playedRun.score, gamesPlayed: 1 }]);
});

test('a card contains no private data', async () => {
  const { user } = await newPlayer(server, 7);
  const card = await newVisitor(server).api('player', { params: { username: user.username } });
  expect(Object.keys(card).toSorted()).toEqual(
    ['commendations', 'faction', 'gamesPlayed', 'games', 'id', 'rankTitle', 'totalPoints', 'username'].toSorted(),
  );
  expect(JSON.stringify(card)).not.toContain(user.email);
});

test.each(['nobody-at-all', '../user', 'ünknown'])('the player %s is not found', async (username) => {
  const error = await refusal(newVisitor(server).api('player', { params: { username } }));
  expect({ status: error.status, code: error.code }).toEqual({ status: 404, code: 'players/not_found' });
});
