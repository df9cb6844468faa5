import type { Pace } from '@star-seekers/contracts';
import { PACE_POINTS } from '@star-seekers/contracts/run';
import { Keyframes } from '@star-seekers/sim';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type TestServer,
  newPlayer,
  newVisitor,
  playAndSubmit,
  refusal,
  startRun,
  startTestServer,
} from '../../testing/index.ts';
import { gameWithId } from '../../testing/play-run.ts';

const NOVEMBER = Date.UTC(2026, 10, 21, 12);

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  server.clock.stop(NOVEMBER);
});

afterEach(async () => server.close());

const paceOf = async (id: string, { api } = newVisitor(server)) => api('runPace', { params: { id } });

const idsOf = ({ own, best, next }: Record<'own' | 'best' | 'next', Pace | null>) =>
  [own, best, next].map((pace) => pace?.runId ?? null);

test.each([
  [60, 2],
  [63, 3],
  [660, 12],
  [60 * 70, PACE_POINTS],
])('the pace of a run of %i ticks has its score at equal intervals, and %i of them', async (quitAfter, most) => {
  const played = await playAndSubmit(server, await newPlayer(server, 1), { gameId: 6, quitAfter });
  const { own } = await paceOf(played.runId);
  if (!own) throw new Error('the run has no pace');
  const { sim } = gameWithId(6);
  const { seed = 0, options } = await newVisitor(server).api('replay', { params: { id: played.runId } });
  const { ticks } = played.log;
  const frames = new Keyframes(sim, { seed, ...(options && { options }) }, played.log);
  for (const [index, score] of own.scores.entries()) {
    const run = frames.seek(Math.min(index * own.everyS * 60, ticks));
    expect(score).toBe(sim.outcome(run.state).score);
  }
  expect(own).toMatchObject({ runId: played.runId, score: played.score, ticks });
  expect(own.scores.length).toBeLessThanOrEqual(most);
  expect((own.scores.length - 1) * own.everyS * 60).toBeGreaterThanOrEqual(ticks);
});

test('a run comes with the pace of the best run of its player and of the row above', async () => {
  const [nova, rigel] = [await newPlayer(server, 2), await newPlayer(server, 1)];
  const first = await playAndSubmit(server, nova, { quitAfter: 400 });
  const second = await playAndSubmit(server, nova, { quitAfter: 1200 });
  const other = await playAndSubmit(server, rigel, { quitAfter: 2400, botSeed: 2 });
  expect(idsOf(await paceOf(first.runId))).toEqual([first.runId, second.runId, other.runId]);
  expect(idsOf(await paceOf(other.runId))).toEqual([other.runId, other.runId, null]);
});

test('an open run comes with the best run of its player and the row to pass next, for its player only', async () => {
  const [nova, rigel, vega] = [await newPlayer(server, 2), await newPlayer(server, 2), await newPlayer(server, 1)];
  const low = await playAndSubmit(server, nova, { quitAfter: 600 });
  const high = await playAndSubmit(server, rigel, { quitAfter: 2400, botSeed: 2 });
  const [ofNova, ofRigel, ofVega] = [await startRun(nova), await startRun(rigel), await startRun(vega)];
  expect(idsOf(await paceOf(ofNova.runId, nova))).toEqual([null, low.runId, high.runId]);
  expect(idsOf(await paceOf(ofRigel.runId, rigel))).toEqual([null, high.runId, null]);
  expect(idsOf(await paceOf(ofVega.runId, vega))).toEqual([null, null, low.runId]);
  for (const stranger of [newVisitor(server), rigel])
    expect((await refusal(paceOf(ofNova.runId, stranger))).code).toBe('runs/not_found');
});

test('the pace of a run from before it was stored is made once, by the rules that it was played by', async () => {
  const { runId } = await playAndSubmit(server, await newPlayer(server, 1), { gameId: 4 });
  const { db } = server.services;
  const before = await paceOf(runId);
  const columns = async () =>
    db.selectFrom('results').select(['pace', 'state_hash']).where('run_id', '=', runId).executeTakeFirstOrThrow();
  const stored = await columns();
  await db.updateTable('results').set({ pace: null, state_hash: null }).where('run_id', '=', runId).execute();
  expect(await Promise.all([paceOf(runId), paceOf(runId)])).toEqual([before, before]);
  expect(await columns()).toEqual(stored);

  await db.updateTable('results').set({ pace: null }).where('run_id', '=', runId).execute();
  await db.updateTable('runs').set({ rules_version: 1 }).where('id', '=', runId).execute();
  expect((await paceOf(runId)).own).toBe(null);
});
