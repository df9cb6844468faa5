import { afterAll, beforeAll, expect, test } from 'vitest';
import { RUN_LIFETIME_MS } from '../domains/runs/start-run.ts';
import { chunksOfRun } from '../domains/runs/stream/repository.ts';
import {
  type TestServer,
  beginOf,
  claimFor,
  newPlayer,
  refusal,
  sendAtOnce,
  startAndPlay,
  startRun,
  startTestServer,
} from '../testing/index.ts';
import { deleteExpired } from './housekeeping.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

/** Streams the beginning of a run. */
async function streamed(): Promise<string> {
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player);
  await sendAtOnce(player, runId)(beginOf(2));
  return runId;
}

test('what was streamed of closed and expired runs is deleted', async () => {
  const { db, clock } = server.services;
  const expired = await streamed();
  server.clock.advance(RUN_LIFETIME_MS / 2);
  const open = await streamed();
  const player = await newPlayer(server, 1);
  const rejected = await startAndPlay(server, player, { quitAfter: 60 });
  await refusal(player.api('submitScore', { body: { ...claimFor(rejected), points: 1_000_000 } }));
  server.clock.advance(RUN_LIFETIME_MS / 2);

  const left = async () =>
    Promise.all([expired, rejected.runId, open].map(async (id) => (await chunksOfRun.all(db, { runId: id })).length));
  expect(await left()).toEqual([1, 3, 1]);
  await deleteExpired(db, clock.now());
  expect(await left()).toEqual([0, 0, 1]);
});
