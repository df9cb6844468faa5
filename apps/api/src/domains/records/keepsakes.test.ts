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
import { act } from '../operators/action.ts';
import { restoreAction, voidAction } from '../operators/run-actions.ts';
import { insertKeepsakes } from '../runs/repository.ts';

let server: TestServer;

beforeAll(async () => {
  const gamesModule = new URL('../../testing/games/collecting.ts', import.meta.url).href;
  server = await startTestServer({ gamesModule });
});

afterAll(async () => server.close());

const KEPT = [
  { item: 2, value: 1 },
  { item: 7, value: 9 },
];

/** A player who has a verified run of a game. */
async function collector(gameId = 2) {
  const player = await newPlayer(server, 5);
  const play = async () => {
    const run = await startAndPlay(server, player, { gameId, quitAfter: 60 });
    await player.api('submitScore', { body: claimFor(run) });
    return run.runId;
  };
  return { ...player, play, runId: await play() };
}

test('a verified run adds to the collection: each thing once, with its greatest value', async () => {
  const player = await collector();
  expect(await player.api('keepsakes')).toEqual({ 2: KEPT });
  await player.play();
  expect(await player.api('keepsakes')).toEqual({ 2: KEPT });
  expect(await (await newPlayer(server)).api('keepsakes')).toEqual({});
});

test('of several runs the greatest value counts', async () => {
  const player = await newPlayer(server, 2);
  const { db } = server.services;
  const ids = [];
  for (let run = 0; run < 2; run++) {
    const { runId } = await startAndPlay(server, player, { quitAfter: 60 });
    ids.push(runId);
    await db.updateTable('runs').set({ status: 'verified' }).where('id', '=', runId).execute();
  }
  await insertKeepsakes(db, ids[0] ?? '', [{ item: 0, value: 12 }]);
  await insertKeepsakes(db, ids[1] ?? '', [
    { item: 0, value: 9 },
    { item: 4, value: 1 },
  ]);
  expect(await player.api('keepsakes')).toEqual({
    2: [
      { item: 0, value: 12 },
      { item: 4, value: 1 },
    ],
  });
});

test('a voided run leaves no trace in the collection, and a restored one all of it', async () => {
  const player = await collector();
  const by = { operator: 'test', reason: 'test' };
  await act(server.services, voidAction(player.runId), by);
  expect(await player.api('keepsakes')).toEqual({});
  await act(server.services, restoreAction(player.runId), by);
  expect(await player.api('keepsakes')).toEqual({ 2: KEPT });
});

test('a rejected run adds nothing', async () => {
  const player = await newPlayer(server, 1);
  const claim = claimFor(await startAndPlay(server, player, { quitAfter: 60 }));
  await refusal(player.api('submitScore', { body: { ...claim, score: claim.score + 1 } }));
  expect(await player.api('keepsakes')).toEqual({});
});

test('the collection is private and is not stored by the browser', async () => {
  const player = await collector();
  const response = await player.fetch('/api/user/keepsakes');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await refusal(newVisitor(server).api('keepsakes'))).code).toBe('auth/required');
});

test('the export tells what each run added', async () => {
  const player = await collector();
  const { runs } = await player.api('exportUser');
  expect(runs.map(({ keepsakes }) => keepsakes)).toEqual([KEPT]);
});
