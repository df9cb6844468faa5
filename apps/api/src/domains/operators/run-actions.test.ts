import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  newPlayer,
  newVisitor,
  refusal,
  snapshot,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';
import { act, preview } from './action.ts';
import { restoreAction, voidAction } from './run-actions.ts';

const BY = { operator: 'ops', reason: 'a script played it' };

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => server.close());

/** A verified run of Space Snake. */
async function playedRun(player: TestPlayer, quitAfter = 1800) {
  const played = await startAndPlay(server, player, { skill: 'good', quitAfter });
  await player.api('submitScore', { body: claimFor(played) });
  return played;
}

/** Everything of a player that anybody can see. */
async function shown({ api, user }: TestPlayer) {
  return {
    board: await api('gameBoard', { params: { gameId: '2' }, query: { type: 'yearly' } }),
    hall: await api('globalBoard'),
    factions: await api('factionBoard'),
    card: await api('player', { params: { username: user.username } }),
    results: await api('results', { query: { gameId: '2' } }),
    points: (await api('user')).user.totalPoints,
  };
}

test('a voided run is nowhere as if it never had counted, and a restored one as if it always had', async () => {
  const player = await newPlayer(server, 2);
  await player.api('updateProfile', { body: { faction: 'oni' } });
  const before = await shown(player);
  const { runId, points } = await playedRun(player);
  const counted = await shown(player);
  expect(counted.points).toBe(points);

  await act(server.services, voidAction(runId), BY);
  expect(await shown(player)).toEqual(before);
  const replay = async () => newVisitor(server).api('replay', { params: { id: runId } });
  expect((await refusal(replay())).code).toBe('runs/not_found');
  expect((await refusal(player.api('gameResult', { body: { gameId: 2, points } }))).code).toBe('results/not_verified');
  // The player's own copy says what became of it.
  const { runs, decisions } = await player.api('exportUser');
  expect(runs).toMatchObject([{ runId, status: 'voided', result: { points } }]);
  expect(decisions).toMatchObject([{ command: 'run void', runId, reason: BY.reason }]);

  await act(server.services, restoreAction(runId), BY);
  expect(await shown(player)).toEqual(counted);
  expect((await replay()).score).toBe(counted.board[0]?.score);
});

test('without a voided run the next best one stands, and its player keeps their place with it', async () => {
  const player = await newPlayer(server, 2);
  const short = await playedRun(player, 1200);
  const long = await playedRun(player, 2400);
  const row = async () => (await player.api('gameBoard', { params: { gameId: '2' }, query: {} }))[0];
  const [best, other] = short.score > long.score ? [short, long] : [long, short];
  expect(await row()).toMatchObject({ runId: best.runId, score: best.score, points: short.points + long.points });
  await act(server.services, voidAction(best.runId), BY);
  expect(await row()).toMatchObject({ rank: 1, runId: other.runId, score: other.score, points: other.points });
});

test('the same claim again does not bring a voided run back, and its credit stays spent', async () => {
  const player = await newPlayer(server, 1);
  const played = await playedRun(player);
  await act(server.services, voidAction(played.runId), BY);
  const error = await refusal(player.api('submitScore', { body: claimFor(played) }));
  expect(error.code).toBe('runs/closed');
  expect((await player.api('user')).user).toMatchObject({ credits: 0, totalPoints: 0 });
});

test('what a void would change is told before, and nothing of it is done', async () => {
  const player = await newPlayer(server, 1);
  const { runId, score, points } = await playedRun(player);
  const before = await snapshot(server.services.db);
  const { subject, changes } = await preview(server.services, voidAction(runId));
  expect(await snapshot(server.services.db)).toEqual(before);
  expect(subject.title).toBe(`run ${runId} of ${player.user.username}, game 2`);
  expect(changes).toContainEqual({ what: 'run', before: 'verified', after: 'voided' });
  expect(changes).toContainEqual({ what: 'total points', before: points, after: 0 });
  expect(changes).toContainEqual({ what: 'best score in game 2', before: score, after: null });
  expect(changes).toContainEqual({ what: 'score on board hall', before: points, after: null });
  expect((await act(server.services, voidAction(runId), BY)).changes).toEqual(changes);
});

test.each([
  ['no run at all', async () => 'nowhere', 'There is no run nowhere.'],
  ['an open run', async (player: TestPlayer) => (await startAndPlay(server, player)).runId, 'is open: only a verified'],
])('%s cannot be voided, and nothing changes', async (_, runOf, why) => {
  const player = await newPlayer(server, 1);
  const runId = await runOf(player);
  const before = await snapshot(server.services.db);
  await expect(act(server.services, voidAction(runId), BY)).rejects.toThrow(why);
  await expect(preview(server.services, voidAction(runId))).rejects.toThrow(why);
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('of two operators who void one run at once, one does', async () => {
  const player = await newPlayer(server, 1);
  const { runId } = await playedRun(player);
  const both = [1, 2].map(async () => act(server.services, voidAction(runId), BY));
  const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
  expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await server.services.db.selectFrom('operator_records').select('command').execute()).toHaveLength(1);
  await expect(act(server.services, voidAction(runId), BY)).rejects.toThrow('is voided');
});
