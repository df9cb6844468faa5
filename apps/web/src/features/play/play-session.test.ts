import { type TestServer, newPlayer, startTestServer } from '@star-seekers/api/testing';
import type { ApiClient } from '@star-seekers/contracts/client';
import { games } from '@star-seekers/games';
import type { AnyGameSim } from '@star-seekers/sim';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SEED, failureOf, playingOn, snake, ticketOf } from './testing/play-page.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ randomness: { seed: () => SEED } });
});

afterAll(async () => server.close());

/** Long enough for more answers than a lease brings. */
const LONG_TICKS = 8400;

const { openPage, begin, play, playOn, leave, submit, finish } = playingOn(() => server);

test('a run is started for a credit, played, verified and shown among its neighbours', async () => {
  const player = await newPlayer(server, 3);
  const page = openPage(player);
  const ticket = ticketOf(await page.session.start());
  expect(page.credits).toBe(2);
  expect(await page.store.ofUser(player.user.id)).toMatchObject([
    { runId: ticket.runId, epoch: 1, unsent: [], claim: null },
  ]);

  const submission = await finish(page, ticket);
  if (submission.status !== 'verified') throw new Error(submission.status);
  expect(submission.rank).toBeGreaterThanOrEqual(1);
  expect(submission.bestScore).toBe(submission.score);
  expect(submission.neighbours.filter(({ you }) => you)).toEqual([
    { rank: submission.rank, username: player.user.username, score: submission.score, you: true },
  ]);
  expect(await page.store.ofUser(player.user.id)).toEqual([]);
  expect(await player.api('results', { query: { gameId: '2' } })).toMatchObject({ gamesPlayed: 1 });
});

test('a start whose answer was lost is asked again and takes one credit', async () => {
  const player = await newPlayer(server, 3);
  const page = openPage(player);
  page.connection.broken = 'after';
  expect(failureOf(await page.session.start())).toEqual({ kind: 'network' });
  page.connection.broken = null;
  const { runId } = ticketOf(await page.session.start());
  expect(page.credits).toBe(2);
  expect(await player.api('openRuns')).toMatchObject([{ runId }]);
});

test('without a credit there is no run', async () => {
  const page = openPage(await newPlayer(server));
  expect(failureOf(await page.session.start())).toEqual({ kind: 'insufficient', credits: 0 });
  expect(page.credits).toBe(0);
});

test('a page with older rules reloads once and is charged nothing', async () => {
  const player = await newPlayer(server, 1);
  const page = openPage(player, undefined, { sim: { ...snake, rulesVersion: snake.rulesVersion + 1 } });
  expect(failureOf(await page.session.start())).toEqual({ kind: 'stale' });
  expect(failureOf(await page.session.start())).toMatchObject({ kind: 'failed' });
  expect((await player.api('user')).user.credits).toBe(1);
});

test('a page with newer rules neither goes on with an open run nor ends it: the server that plays it may live beside its own', async () => {
  const player = await newPlayer(server, 1);
  const before = openPage(player);
  await leave(before, await play(before, ticketOf(await before.session.start()), 200));
  const after = openPage(player, before.store, { sim: { ...snake, rulesVersion: snake.rulesVersion + 1 } });
  for (const failure of [failureOf(await after.session.resume()), await after.session.abandon()])
    expect(failure).toMatchObject({ kind: 'failed' });
  expect(await player.api('openRuns')).toHaveLength(1);
});

test('after a reload the run goes on exactly where it was left', async () => {
  const player = await newPlayer(server, 1);
  const before = openPage(player);
  const ticket = ticketOf(await before.session.start());
  const run = await play(before, ticket, 200);
  await leave(before, run);

  const after = openPage(player, before.store);
  const resumed = ticketOf(await after.session.resume());
  expect(resumed).toEqual({ ...ticket, resumeFrom: run.controller.log });
  expect(await finish(after, resumed)).toMatchObject({ status: 'verified', fault: null });
});

test('a run goes on at another device, also when the first one is lost within it', async () => {
  const player = await newPlayer(server, 1);
  const first = openPage(player);
  const ticket = ticketOf(await first.session.start());
  const lost = await play(first, ticket, 200);

  // Web Locks are those of one browser.
  vi.stubGlobal('navigator', {});
  const second = openPage(player);
  vi.unstubAllGlobals();
  const resumed = ticketOf(await second.session.resume());
  expect(resumed.resumeFrom?.ticks).toBe(180);
  const run = begin(second, resumed);
  await expect.poll(() => first.takenOver).toBe(true);
  // What the first one still plays is nobody's.
  lost.controller.stepOnce();
  lost.controller.pause();
  await playOn(second, run);
  expect(await submit(second, resumed, run)).toMatchObject({ status: 'verified', fault: null });
});

test('a run of more answers than a lease brings goes on, with those of its log', async () => {
  const player = await newPlayer(server, 1);
  const before = openPage(player);
  const ticket = ticketOf(await before.session.start());
  const run = await play(before, ticket, LONG_TICKS);
  await leave(before, run);
  const answers: unknown[] = [];
  const api = async (...request: Parameters<ApiClient>) => {
    const answer = await before.connection.api(...request);
    answers.push(answer);
    return answer;
  };
  const after = openPage(player, before.store, { api: api as ApiClient });
  const resumed = ticketOf(await after.session.resume());
  const lease = answers.find((answer) => typeof answer === 'object' && answer !== null && 'answersFrom' in answer);
  expect(lease).toMatchObject({ answersFrom: expect.toSatisfy((from: number) => from > 0) });
  expect(resumed.resumeFrom).toEqual(run.controller.log);
  expect(await finish(after, resumed)).toMatchObject({ status: 'verified', fault: null });
});

test('what was played without a connection goes on after a reload, and is damaged no run', async () => {
  const player = await newPlayer(server, 1);
  const before = openPage(player);
  const ticket = ticketOf(await before.session.start());
  const run = await play(before, ticket, 100);
  before.connection.cut();
  await playOn(before, run, 100);
  await leave(before, run);
  const [kept] = await before.store.ofUser(player.user.id);
  expect(kept?.unsent.map(({ kind, toTick }) => [kind, toTick])).toEqual([
    ['play', 120],
    ['play', 180],
    ['pause', 200],
  ]);

  const after = openPage(player, before.store);
  expect(ticketOf(await after.session.resume()).resumeFrom).toEqual(run.controller.log);
  after.session.close();
  const [again] = await before.store.ofUser(player.user.id);
  if (!again) throw new Error('the run was not kept');
  await before.store.put({ ...again, unsent: again.unsent.map((chunk) => ({ ...chunk, log: 'AgH' })) });
  expect(ticketOf(await openPage(player, before.store).session.resume()).resumeFrom?.ticks).toBe(60);
});

test('a run that hides something has no seed, and knows what it was told after a reload', async () => {
  const memory = games.get(3)?.sim as AnyGameSim;
  const player = await newPlayer(server, 1);
  const before = openPage(player, undefined, { sim: memory });
  const ticket = ticketOf(await before.session.start());
  expect(ticket.setup).toEqual({ seed: 0 });
  const run = begin(before, ticket);
  const faceOf = (state: unknown) => (state as { readonly cards: { readonly face: number | null }[] }).cards[5]?.face;
  await playOn(before, run, 0);
  run.controller.stepOnce([{ turn: 5 }]);
  await before.connection.answered();
  run.controller.stepOnce();
  expect(faceOf(run.controller.state)).toEqual(expect.any(Number));
  await leave(before, run);

  const after = openPage(player, before.store, { sim: memory });
  const resumed = begin(after, ticketOf(await after.session.resume()));
  expect(faceOf(resumed.controller.state)).toBe(faceOf(run.controller.state));
  after.session.close();
});

test('a start while a run is open offers that run', async () => {
  const player = await newPlayer(server, 2);
  const before = openPage(player);
  const ticket = ticketOf(await before.session.start());
  before.session.close();
  const after = openPage(player);
  expect(failureOf(await after.session.start())).toMatchObject({ kind: 'failed' });
  await expect.poll(() => after.open?.head.runId).toBe(ticket.runId);
  expect((await player.api('user')).user.credits).toBe(1);
});

test('an abandoned run counts what was reached in it, and the next one can start', async () => {
  const player = await newPlayer(server, 2);
  const before = openPage(player);
  const ticket = ticketOf(await before.session.start());
  const run = await play(before, ticket, 600);
  await leave(before, run);

  const after = openPage(player, before.store);
  expect(await after.session.abandon()).toBeUndefined();
  expect(after.verdicts).toEqual(['verified']);
  const { last } = await player.api('results', { query: { gameId: '2' } });
  expect(last).toMatchObject({ runId: ticket.runId, reason: 'quit', score: snake.outcome(run.controller.state).score });
  expect(ticketOf(await after.session.start()).runId).not.toBe(ticket.runId);
});

test('a run of which nothing was kept can be abandoned too, but not without a connection', async () => {
  const player = await newPlayer(server, 1);
  const before = openPage(player);
  ticketOf(await before.session.start());
  before.session.close();
  const after = openPage(player);
  after.connection.broken = 'before';
  await after.store.put(...((await before.store.ofUser(player.user.id)) as [never]));
  expect(await after.session.abandon()).toEqual({ kind: 'network' });
  after.connection.broken = null;
  await after.session.abandon();
  expect(after.verdicts).toEqual(['verified']);
  expect(await player.api('openRuns')).toEqual([]);
});

test('a forged score is refused and forgotten', async () => {
  const player = await newPlayer(server, 1);
  const page = openPage(player);
  const ticket = ticketOf(await page.session.start());
  const run = await play(page, ticket);
  expect((await submit(page, ticket, run, 1)).status).toBe('rejected');
  expect(await page.store.ofUser(player.user.id)).toEqual([]);
});

test('a second tab is told and may take the game over; the first one then keeps nothing any more', async () => {
  const player = await newPlayer(server, 1);
  const first = openPage(player);
  const ticket = ticketOf(await first.session.start());
  const run = await play(first, ticket, 120);

  const second = openPage(player, first.store);
  const failure = failureOf(await second.session.resume());
  if (failure?.kind !== 'elsewhere') throw new Error(`expected another tab, got ${failure?.kind}`);
  failure.takeOver();
  await expect
    .poll(() => [first.takenOver, second.tookOver, second.open?.head.runId])
    .toEqual([true, true, ticket.runId]);

  await playOn(first, run, 600);
  const resumed = ticketOf(await second.session.resume());
  expect(resumed.resumeFrom?.ticks).toBe(120);
  expect((await finish(second, resumed)).status).toBe('verified');
});
