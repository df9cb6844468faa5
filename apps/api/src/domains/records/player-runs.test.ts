import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  newPlayer,
  newVisitor,
  playAndSubmit,
  refusal,
  startAndPlay,
  startRun,
  startTestServer,
} from '../../testing/index.ts';

const NOVEMBER = Date.UTC(2026, 10, 21, 12);
const DECEMBER = Date.UTC(2026, 11, 2, 12);
const HOUR = 60 * 60 * 1000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  server.clock.stop(NOVEMBER);
});

afterEach(async () => server.close());

async function submit(player: TestPlayer, options?: Parameters<typeof playAndSubmit>[2]) {
  const played = await playAndSubmit(server, player, options);
  server.clock.advance(HOUR);
  return played;
}

/** Copies a run with its result. @param changes of the copies, by their number */
async function copies(
  runId: string,
  count: number,
  changes: (index: number) => { score: number; finished_at: number },
) {
  const { db } = server.services;
  const run = await db.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
  const result = await db.selectFrom('results').selectAll().where('run_id', '=', runId).executeTakeFirstOrThrow();
  for (let index = 0; index < count; index++) {
    const change = changes(index);
    const id = newId(change.finished_at);
    await db
      .insertInto('runs')
      .values({ ...run, id, live_id: null, started_at: change.finished_at })
      .execute();
    await db
      .insertInto('results')
      .values({ ...result, run_id: id, ...change })
      .execute();
  }
}

test('all closed runs of the player are listed, latest first, with what became of them', async () => {
  const player = await newPlayer(server, 5);
  const counting = await submit(player, { quitAfter: 1200 });
  const unplayed = await submit(player, { quitAfter: 0 });
  const rejected = await startAndPlay(server, player, { quitAfter: 60 });
  await refusal(player.api('submitScore', { body: { ...claimFor(rejected), score: 1_000_000 } }));
  const otherGame = await submit(player, { gameId: 6 });
  await startRun(player);
  await submit(await newPlayer(server, 1));
  const { runs, before } = await player.api('playerRuns');
  expect(before).toBe(null);
  expect(runs.map(({ runId, standing }) => [runId, standing])).toEqual([
    [otherGame.runId, 'counts'],
    [rejected.runId, 'rejected'],
    [unplayed.runId, 'history'],
    [counting.runId, 'counts'],
  ]);
  expect(runs[1]).toMatchObject({ result: null, witness: null, ticks: null, rankThen: null });
  expect(runs[2]?.witness?.fault).toBe('unplayed');
  expect(runs[3]).toMatchObject({ rankThen: 1, ticks: counting.log.ticks, result: { score: counting.score } });
});

test('the list is filtered by game, by what counts, and by the month in which a run ended', async () => {
  const player = await newPlayer(server, 4);
  const snake = await submit(player);
  const unplayed = await submit(player, { quitAfter: 0 });
  server.clock.stop(DECEMBER);
  const later = await submit(player);
  const cargo = await submit(player, { gameId: 6 });
  const idsOf = async (query: { gameId?: string; standing?: 'counts' | 'history'; month?: string }) =>
    (await player.api('playerRuns', { query })).runs.map(({ runId }) => runId);
  expect(await idsOf({ gameId: '6' })).toEqual([cargo.runId]);
  expect(await idsOf({ standing: 'history' })).toEqual([unplayed.runId]);
  expect(await idsOf({ standing: 'counts' })).toEqual([cargo.runId, later.runId, snake.runId]);
  expect(await idsOf({ month: '2026-11' })).toEqual([unplayed.runId, snake.runId]);
  expect(await idsOf({ month: '2026-12', gameId: '2' })).toEqual([later.runId]);
  expect(await idsOf({ month: '2027-01' })).toEqual([]);
});

test('the list has pages of 50', async () => {
  const player = await newPlayer(server, 1);
  const { runId } = await submit(player);
  await copies(runId, 119, (index) => ({ score: index, finished_at: NOVEMBER + HOUR + index }));
  const ids: string[] = [];
  const sizes: number[] = [];
  for (let before: string | null | undefined; before !== null;) {
    const page = await player.api('playerRuns', { query: before === undefined ? {} : { before } });
    sizes.push(page.runs.length);
    ids.push(...page.runs.map((run) => run.runId));
    ({ before } = page);
  }
  expect(sizes).toEqual([50, 50, 20]);
  expect(new Set(ids).size).toBe(120);
  expect(ids.at(-1)).toBe(runId);
  expect(ids).toEqual(ids.toSorted().toReversed());
});

test('a plot has the best run of each interval, at most 100 a game', async () => {
  const player = await newPlayer(server, 3);
  const cargo = await submit(player, { gameId: 6 });
  const unplayed = await submit(player, { quitAfter: 0 });
  const { runId } = await submit(player);
  const first = server.clock.now();
  const scores = Array.from({ length: 1000 }, (_, index) => (index * 7919) % 5000);
  await copies(runId, 1000, (index) => ({ score: scores[index] ?? 0, finished_at: first + index * HOUR }));
  const plot = await player.api('playerPlot');
  expect(plot.map(({ gameId, runs }) => [gameId, runs])).toEqual([
    [2, 1002],
    [6, 1],
  ]);
  const [snake, other] = plot;
  expect(other?.points).toMatchObject([{ runId: cargo.runId, score: cargo.score, counts: true }]);
  const points = snake?.points ?? [];
  expect(points.length).toBeGreaterThan(90);
  expect(points.length).toBeLessThanOrEqual(100);
  const times = points.map(({ finishedAt }) => finishedAt);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(Math.max(...points.map(({ score }) => score))).toBe(Math.max(...scores));

  const history = await player.api('playerPlot', { query: { standing: 'history' } });
  expect(history).toMatchObject([{ gameId: 2, points: [{ runId: unplayed.runId, counts: false }] }]);
  expect(await player.api('playerPlot', { query: { gameId: '1' } })).toEqual([]);
});

test('the list and the plot are for the signed-in player only', async () => {
  const { api } = newVisitor(server);
  expect((await refusal(api('playerRuns'))).code).toBe('auth/required');
  expect((await refusal(api('playerPlot'))).code).toBe('auth/required');
});
