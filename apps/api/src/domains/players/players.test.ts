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

test('everybody sees a player’s card, by the name in whatever case', async () => {
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
  });
  const played = await startAndPlay(server, player, { skill: 'good', quitAfter: 1800 });
  await player.api('submitScore', { body: claimFor(played) });
  const card = await api('player', { params: { username: username.toUpperCase() } });
  expect(card).toMatchObject({ username, totalPoints: played.points, gamesPlayed: 1 });
  expect(card.games).toEqual(await player.api('gameBreakdown', { params: { id } }));
  expect(card.games).toMatchObject([{ gameId: 2, bestScore: played.score, gamesPlayed: 1 }]);
});

test('a card tells nothing that is the player’s own', async () => {
  const { user } = await newPlayer(server, 7);
  const card = await newVisitor(server).api('player', { params: { username: user.username } });
  expect(Object.keys(card).toSorted()).toEqual(
    ['faction', 'gamesPlayed', 'games', 'id', 'rankTitle', 'totalPoints', 'username'].toSorted(),
  );
  expect(JSON.stringify(card)).not.toContain(user.email);
});

test.each(['nobody-at-all', '../user', 'ünknown'])('there is no card of %s', async (username) => {
  const error = await refusal(newVisitor(server).api('player', { params: { username } }));
  expect({ status: error.status, code: error.code }).toEqual({ status: 404, code: 'players/not_found' });
});
