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
  startRun,
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

/** Plays and submits a run of Space Snake. */
async function submitRun(player: TestPlayer, quitAfter = 600) {
  const playedRun = await startAndPlay(server, player, { skill: 'good', quitAfter });
  await player.api('submitScore', { body: claimFor(playedRun) });
  return playedRun;
}

/** All public data of a player. */
async function publicData({ api, user }: TestPlayer) {
  return {
    board: await api('gameBoard', { params: { gameId: '2' }, query: { type: 'yearly' } }),
    hall: await api('globalBoard'),
    factions: await api('factionBoard'),
    card: await api('player', { params: { username: user.username } }),
    results: await api('results', { query: { gameId: '2' } }),
    points: (await api('user')).user.totalPoints,
  };
}

test('voiding a run removes it from everything public, and restoring it brings everything back', async () => {
  const player = await newPlayer(server, 2);
  await player.api('updateProfile', { body: { faction: 'oni' } });
  const before = await publicData(player);
  const { runId, points } = await submitRun(player);
  const dataBefore = await publicData(player);
  expect(dataBefore.points).toBe(points);

  await act(server.services, voidAction(runId), BY);
  expect(await publicData(player)).toEqual(before);
  const replay = async () => newVisitor(server).api('replay', { params: { id: runId } });
  expect((await refusal(replay())).code).toBe('runs/not_found');
  expect((await refusal(player.api('gameResult', { body: { gameId: 2, points } }))).code).toBe('results/not_verified');
  // The player's own export contains the decision.
  const { runs, decisions } = await player.api('exportUser');
  expect(runs).toMatchObject([{ runId, status: 'voided', result: { points } }]);
  expect(decisions).toMatchObject([{ command: 'run void', runId, reason: BY.reason }]);

  await act(server.services, restoreAction(runId), BY);
  expect(await publicData(player)).toEqual(dataBefore);
  expect((await replay()).score).toBe(dataBefore.board[0]?.score);
});

test('voiding the best run ranks the player by the next best one', async () => {
  const player = await newPlayer(server, 2);
  const short = await submitRun(player, 400);
  const long = await submitRun(player, 1000);
  const row = async () => (await player.api('gameBoard', { params: { gameId: '2' }, query: {} }))[0];
  const [best, other] = short.score > long.score ? [short, long] : [long, short];
  expect(await row()).toMatchObject({ runId: best.runId, score: best.score, points: short.points + long.points });
  await act(server.services, voidAction(best.runId), BY);
  expect(await row()).toMatchObject({ rank: 1, runId: other.runId, score: other.score, points: other.points });
});

test('resubmitting a voided run is rejected, and its credit stays spent', async () => {
  const player = await newPlayer(server, 1);
  const playedRun = await submitRun(player);
  await act(server.services, voidAction(playedRun.runId), BY);
  const error = await refusal(player.api('submitScore', { body: claimFor(playedRun) }));
  expect(error.code).toBe('runs/closed');
  expect((await player.api('user')).user).toMatchObject({ credits: 0, totalPoints: 0 });
});

test('the preview of a void lists its changes and applies none', async () => {
  const player = await newPlayer(server, 1);
  const { runId, score, points } = await submitRun(player);
  const before = await snapshot(server.services.db);
  const { subject, changes } = await preview(server.services, voidAction(runId));
  expect(await snapshot(server.services.db)).toEqual(before);
  const seen = /^witnessed: \d+ ms unaccounted, 0 ticks late, 0 pauses$/;
  const [run, name, game, ...rest] = subject.title.split(/ of |, /);
  expect([run, name, game, rest.join(', ')]).toEqual([
    `run ${runId}`,
    player.user.username,
    'game 2',
    expect.stringMatching(seen) as string,
  ]);
  expect(changes).toContainEqual({ what: 'run', before: 'verified', after: 'voided' });
  expect(changes).toContainEqual({ what: 'total points', before: points, after: 0 });
  expect(changes).toContainEqual({ what: 'best score in game 2', before: score, after: null });
  expect(changes).toContainEqual({ what: 'score on board hall', before: points, after: null });
  expect((await act(server.services, voidAction(runId), BY)).changes).toEqual(changes);
});

test.each([
  ['no run at all', async () => 'nowhere', 'There is no run nowhere.'],
  ['an open run', async (player: TestPlayer) => (await startRun(player)).runId, 'is open: only a verified'],
  [
    'a run that was not witnessed',
    async (player: TestPlayer) => (await submitRun(player, 0)).runId,
    'is unwitnessed: only a verified',
  ],
])('voiding %s is rejected and changes nothing', async (_, runOf, message) => {
  const player = await newPlayer(server, 1);
  const runId = await runOf(player);
  const before = await snapshot(server.services.db);
  await expect(act(server.services, voidAction(runId), BY)).rejects.toThrow(message);
  await expect(preview(server.services, voidAction(runId))).rejects.toThrow(message);
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('of two concurrent voids of a run exactly one succeeds', async () => {
  const player = await newPlayer(server, 1);
  const { runId } = await submitRun(player);
  const both = [1, 2].map(async () => act(server.services, voidAction(runId), BY));
  const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
  expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await server.services.db.selectFrom('operator_records').select('command').execute()).toHaveLength(1);
  await expect(act(server.services, voidAction(runId), BY)).rejects.toThrow('is voided');
});
