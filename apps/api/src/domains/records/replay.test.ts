import { games } from '@star-seekers/games';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import { TICKS_PER_SECOND, decodeCommandLog, verifyLog } from '@star-seekers/sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestServer,
  claimFor,
  newPlayer,
  newVisitor,
  playRun,
  refusal,
  sendTo,
  startAndPlay,
  startRun,
  startTestServer,
} from '../../testing/index.ts';
import { gameWithId } from '../../testing/play-run.ts';

const QUIZ = 4;
const TWO_MINUTES = 120 * TICKS_PER_SECOND;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

test('anyone can replay a run from a board to the same score', async () => {
  const player = await newPlayer(server, 1);
  const playedRun = await startAndPlay(server, player, { skill: 'good', quitAfter: 600 });
  await player.api('submitScore', { body: claimFor(playedRun) });
  const { api } = newVisitor(server);
  const [row] = await api('gameBoard', { params: { gameId: '2' } });
  const {
    gameId,
    seed = -1,
    rulesVersion,
    replay,
    score,
    player: by,
  } = await api('replay', {
    params: { id: row?.runId ?? '' },
  });
  const { id, username } = player.user;
  expect({ gameId, score, by }).toEqual({ gameId: 2, score: playedRun.score, by: { id, username, faction: 'none' } });
  const sim = games.get(gameId)?.sim;
  expect(rulesVersion).toBe(sim?.rulesVersion);
  if (!sim) throw new Error('no such game');
  const log = decodeCommandLog(sim.commands, await unpackReplay(replay), { maxTicks: sim.maxTicks });
  expect(verifyLog(sim, { seed }, log).outcome.score).toBe(score);
});

test('replays of the quiz, however many, do not tell which question has which answer (B 1)', async () => {
  const player = await newPlayer(server, 2);
  const told: unknown[] = [];
  for (let count = 0; count < 2; count++) {
    const played = await startAndPlay(server, player, { gameId: QUIZ, skill: 'good', quitAfter: TWO_MINUTES });
    await player.api('submitScore', { body: claimFor(played) });
    const { replay, score } = await newVisitor(server).api('replay', { params: { id: played.runId } });
    const { sim } = gameWithId(QUIZ);
    const log = decodeCommandLog(sim.commands, await unpackReplay(replay), sim);
    expect(verifyLog(sim, { seed: 0 }, log).outcome.score).toBe(score);
    const numbers = log.commands.flatMap(({ command }) => {
      const { briefed = [], question = [] } = command as { briefed?: number[]; question?: number };
      return [briefed, question].flat();
    });
    told.push([...new Set(numbers)].every((number, at) => number === at));
  }
  expect(told).toEqual([true, true]);
});

test('a quiz whose stored log has the numbers of the bank has no public replay', async () => {
  const player = await newPlayer(server, 1);
  const played = await startAndPlay(server, player, { gameId: QUIZ, skill: 'good', quitAfter: TWO_MINUTES });
  await player.api('submitScore', { body: claimFor(played) });
  const { db } = server.services;
  await db.updateTable('runs').set({ rules_version: 2 }).where('id', '=', played.runId).execute();
  const replay = newVisitor(server).api('replay', { params: { id: played.runId } });
  expect((await refusal(replay)).code).toBe('runs/not_found');
});

test('an open or rejected run has no public replay', async () => {
  const player = await newPlayer(server, 2);
  const { runId, setup } = await startRun(player);
  const replayCode = async (id: string) => (await refusal(player.api('replay', { params: { id } }))).code;
  expect(await replayCode(runId)).toBe('runs/not_found');
  const played = await playRun(2, setup, sendTo(server, runId), { quitAfter: 60 });
  expect(await replayCode(runId)).toBe('runs/not_found');
  const body = { ...claimFor({ ...played, runId }), points: played.points + 1 };
  expect((await refusal(player.api('submitScore', { body }))).code).toBe('runs/rejected');
  expect(await replayCode(runId)).toBe('runs/not_found');
  expect(await replayCode('no-such-run')).toBe('runs/not_found');
});
