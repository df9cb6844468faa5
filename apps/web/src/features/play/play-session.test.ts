import { type TestServer, newPlayer, startTestServer } from '@star-seekers/api/testing';
import type { Submission } from '@star-seekers/games/game-host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEED, failureOf, openPage, playingOn, snake, ticketOf } from './testing/play-page.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ randomness: { seed: () => SEED } });
});

afterAll(async () => server.close());

const { play, finish, brittleConnection } = playingOn(() => server);

test('a run is started for a credit, played, verified and shown among its neighbours', async () => {
  const player = await newPlayer(server, 3);
  const page = openPage(player);
  const ticket = ticketOf(await page.session.start());
  expect(page.credits).toBe(2);
  expect(await page.store.ofUser(player.user.id)).toMatchObject([{ runId: ticket.runId, ticks: 0, claim: null }]);

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
  const line = brittleConnection(player);
  const page = openPage(player, undefined, { api: line.api });
  line.broken = 'after';
  expect(failureOf(await page.session.start())).toEqual({ kind: 'network' });
  line.broken = null;
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

test('after a reload the run goes on from where it was kept', async () => {
  const player = await newPlayer(server, 1);
  const before = openPage(player);
  const ticket = ticketOf(await before.session.start());
  const { log } = play(ticket, 200);
  before.session.save(ticket, log);
  before.session.close();

  const after = openPage(player, before.store);
  const resumed = ticketOf(await after.session.resume());
  expect(resumed).toEqual({ ...ticket, resumeFrom: log });
  expect((await finish(after, resumed)).status).toBe('verified');
});

test('on another device, or with a damaged log, the run goes on from its first tick', async () => {
  const player = await newPlayer(server, 1);
  const before = openPage(player);
  const ticket = ticketOf(await before.session.start());
  before.session.close();
  const elsewhere = openPage(player);
  expect(ticketOf(await elsewhere.session.resume())).toEqual(ticket);
  elsewhere.session.close();

  const [kept] = await before.store.ofUser(player.user.id);
  if (!kept) throw new Error('the run was not kept');
  await before.store.put({ ...kept, ticks: 60, log: Uint8Array.of(1, 0, 60, 9) });
  expect(ticketOf(await openPage(player, before.store).session.resume())).toEqual(ticket);
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
  const run = play(ticket, 200);
  before.session.save(ticket, run.log);
  before.session.close();

  const after = openPage(player, before.store);
  await after.session.abandon();
  expect(after.verdicts).toEqual(['verified']);
  const { last } = await player.api('results', { query: { gameId: '2' } });
  expect(last).toMatchObject({ runId: ticket.runId, reason: 'quit', score: snake.outcome(run.state).score });
  expect(ticketOf(await after.session.start()).runId).not.toBe(ticket.runId);
});

test('a run of which nothing was kept can be abandoned too', async () => {
  const player = await newPlayer(server, 1);
  const before = openPage(player);
  ticketOf(await before.session.start());
  before.session.close();
  const after = openPage(player);
  await after.session.abandon();
  expect(after.verdicts).toEqual(['verified']);
  expect(await player.api('openRuns')).toEqual([]);
});

test.for(['before', 'after'] as const)(
  'a result whose call is cut %s the server is kept and sent later',
  async (where) => {
    const player = await newPlayer(server, 2);
    const line = brittleConnection(player);
    const page = openPage(player, undefined, { api: line.api });
    const ticket = ticketOf(await page.session.start());
    line.broken = where;
    expect(await finish(page, ticket)).toEqual({ status: 'queued' });
    expect(await page.store.ofUser(player.user.id)).toMatchObject([{ runId: ticket.runId, claim: {} }]);
    // Neither can it be resumed, nor does a late save undo that it is finished.
    page.session.save(ticket, play(ticket, 10).log);
    expect(failureOf(await page.session.start())).toEqual({ kind: 'network' });

    line.broken = null;
    await page.submissions.flush();
    expect(page.verdicts).toEqual(['verified']);
    expect(await page.store.ofUser(player.user.id)).toEqual([]);
  },
);

test('a forged score is refused and forgotten', async () => {
  const player = await newPlayer(server, 1);
  const page = openPage(player);
  const ticket = ticketOf(await page.session.start());
  const { log, outcome } = play(ticket);
  if (!outcome) throw new Error('the run goes on');
  const submission = await new Promise<Submission>((resolve) => {
    page.session.submit({ ticket, log, outcome: { ...outcome, score: outcome.score + 1 } }, (change) => {
      if (change.status !== 'verifying') resolve(change);
    });
  });
  expect(submission.status).toBe('rejected');
  expect(await page.store.ofUser(player.user.id)).toEqual([]);
});

test('a second tab is told and may take the game over; the first one then keeps nothing any more', async () => {
  const player = await newPlayer(server, 1);
  const first = openPage(player);
  const ticket = ticketOf(await first.session.start());
  const { log } = play(ticket, 120);
  first.session.save(ticket, log);

  const second = openPage(player, first.store);
  const failure = failureOf(await second.session.resume());
  if (failure?.kind !== 'elsewhere') throw new Error(`expected another tab, got ${failure?.kind}`);
  failure.takeOver();
  await expect
    .poll(() => [first.takenOver, second.tookOver, second.open?.head.runId])
    .toEqual([true, true, ticket.runId]);

  first.session.save(ticket, play(ticket, 600).log);
  const resumed = ticketOf(await second.session.resume());
  expect(resumed.resumeFrom).toEqual(log);
  expect((await finish(second, resumed)).status).toBe('verified');
});
