import type { RunPage } from '@star-seekers/contracts';
import { games } from '@star-seekers/games';
import { TICK_MS } from '@star-seekers/sim';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  newPlayer,
  newVisitor,
  playAndSubmit,
  refusal,
  sendAtOnce,
  sendTo,
  startRun,
  startTestServer,
} from '../../testing/index.ts';
import { gameWithId, playRun } from '../../testing/play-run.ts';
import { act } from '../operators/action.ts';
import { voidAction } from '../operators/run-actions.ts';

const NOVEMBER = Date.UTC(2026, 10, 21, 12);
const QUIZ = 4;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  server.clock.stop(NOVEMBER);
});

afterEach(async () => server.close());

const pageOf = async (id: string): Promise<RunPage> => newVisitor(server).api('runPage', { params: { id } });

test('anyone sees the outcome, the setup and what the server saw of a run', async () => {
  const player = await newPlayer(server, 1);
  await player.api('updateProfile', { body: { faction: 'oni' } });
  const { runId, score, points, log } = await playAndSubmit(server, player);
  await player.api('updateProfile', { body: { faction: 'mud' } });
  const page = await pageOf(runId);
  const { seed } = await newVisitor(server).api('replay', { params: { id: runId } });
  expect(page).toMatchObject({ runId, gameId: 2, score, points, reason: 'quit', ticks: log.ticks, setup: { seed } });
  expect(page.rulesVersion).toBe(gameWithId(2).sim.rulesVersion);
  expect(page.player).toEqual({ id: player.user.id, username: player.user.username, faction: 'oni' });
  expect(page).toMatchObject({ standing: 'counts', textsWithheld: false, rulesServed: true });
  expect(page.witness).toMatchObject({ fault: null, pauses: 0, pausedAt: [] });
  expect(page.finishedAt).toBeGreaterThan(page.startedAt);
});

test.each([...games.keys()])('the page of game %i shows the secret only if it drew beacons alone', async (gameId) => {
  const { runId } = await playAndSubmit(server, await newPlayer(server, 1), { gameId, quitAfter: 0 });
  const { textsWithheld, secret } = await pageOf(runId);
  const hasBeacons = gameWithId(gameId).sim.beacons !== undefined;
  expect([textsWithheld, secret !== null]).toEqual([gameId === QUIZ, hasBeacons]);
});

test('a run shows its ranks then and now, the best run of its player, and the row above it', async () => {
  const [nova, rigel] = [await newPlayer(server, 3), await newPlayer(server, 1)];
  const first = await playAndSubmit(server, nova, { quitAfter: 400 });
  const second = await playAndSubmit(server, nova, { quitAfter: 1200 });
  const other = await playAndSubmit(server, rigel, { quitAfter: 2400, botSeed: 2 });
  expect(first.score).toBeLessThan(second.score);
  expect(second.score).toBeLessThan(other.score);
  const best = { runId: second.runId, score: second.score, player: { ...playerOf(nova) } };
  const above = { runId: other.runId, score: other.score, player: { ...playerOf(rigel) } };
  const none = { monthly: null, yearly: null };
  expect(await pageOf(first.runId)).toMatchObject({ rankThen: 1, ranks: none, best, next: above });
  expect(await pageOf(second.runId)).toMatchObject({
    rankThen: 1,
    ranks: { monthly: 2, yearly: 2 },
    best,
    next: above,
  });
  expect(await pageOf(other.runId)).toMatchObject({ rankThen: 1, ranks: { monthly: 1, yearly: 1 }, next: null });
  const december = Date.UTC(2026, 11, 3);
  server.clock.stop(december);
  expect((await pageOf(second.runId)).ranks).toEqual({ monthly: 2, yearly: 2 });
});

function playerOf({ user: { id, username, faction } }: TestPlayer) {
  return { id, username, faction };
}

test('the pauses of a run are shown with their times', async () => {
  const player = await newPlayer(server, 1);
  const { runId, setup } = await startRun(player);
  const { clock } = server;
  const send = sendAtOnce(player, runId);
  const startedAt = clock.now();
  let notPlayedMs = 0;
  const played = await playRun(
    2,
    setup,
    async (chunk) => {
      const arrival = startedAt + notPlayedMs + Math.ceil(chunk.toTick * TICK_MS);
      if (chunk.kind === 'pause') notPlayedMs += 7000;
      return clock.during(arrival, async () => send(chunk));
    },
    { pauseAt: 120, quitAfter: 300 },
  );
  await player.api('submitScore', { body: claimFor({ ...played, runId }) });
  expect((await pageOf(runId)).witness?.pausedAt).toEqual([{ tick: 120, ms: 7000 }]);
});

test('a run that was not witnessed is in the history, with the reason; it can be replayed', async () => {
  const { runId } = await playAndSubmit(server, await newPlayer(server, 1), { quitAfter: 0 });
  expect(await pageOf(runId)).toMatchObject({ standing: 'history', witness: { fault: 'unplayed' }, best: null });
  expect((await newVisitor(server).api('replay', { params: { id: runId } })).score).toBe(0);
});

test('a voided run says so, ranks nowhere and cannot be replayed', async () => {
  const { runId } = await playAndSubmit(server, await newPlayer(server, 1));
  await act(server.services, voidAction(runId), { operator: 'ops', reason: 'a program played it' });
  expect(await pageOf(runId)).toMatchObject({
    standing: 'voided',
    rankThen: 1,
    ranks: { monthly: null, yearly: null },
    best: null,
  });
  const replay = newVisitor(server).api('replay', { params: { id: runId } });
  expect((await refusal(replay)).code).toBe('runs/not_found');
});

test('a run by earlier rules, and one from before runs were streamed, still have a page', async () => {
  const { runId } = await playAndSubmit(server, await newPlayer(server, 1));
  const { db } = server.services;
  await db.updateTable('runs').set({ rules_version: 1, log_format: 2 }).where('id', '=', runId).execute();
  await db
    .updateTable('results')
    .set({ witness: null, pace: null, state_hash: null })
    .where('run_id', '=', runId)
    .execute();
  expect(await pageOf(runId)).toMatchObject({
    rulesVersion: 1,
    logFormat: 2,
    rulesServed: false,
    archive: null,
    witness: null,
    stateHash: null,
  });
});

test('an open or rejected run has no page, for its player neither', async () => {
  const player = await newPlayer(server, 1);
  const { runId, setup } = await startRun(player);
  const codeOf = async (id: string) => (await refusal(player.api('runPage', { params: { id } }))).code;
  expect(await codeOf(runId)).toBe('runs/not_found');
  const played = await playRun(2, setup, sendTo(server, runId), { quitAfter: 60 });
  const body = { ...claimFor({ ...played, runId }), points: played.points + 1 };
  await refusal(player.api('submitScore', { body }));
  expect(await codeOf(runId)).toBe('runs/not_found');
  expect(await codeOf('no-such-run')).toBe('runs/not_found');
});

test('the name of a deleted account is not shown', async () => {
  const player = await newPlayer(server, 1);
  const { runId } = await playAndSubmit(server, player);
  await player.api('deleteUser', { body: { password: player.password } });
  expect((await pageOf(runId)).player.username).toMatch(/^Anonymous-/);
});
