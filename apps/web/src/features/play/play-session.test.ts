import { type TestPlayer, type TestServer, newPlayer, startTestServer } from '@star-seekers/api/testing';
import { createClient } from '@star-seekers/contracts/client';
import type { RunTicket, StartResult, Submission } from '@star-seekers/games/game-host';
import { type AnyGame, games } from '@star-seekers/games';
import { Run, TICK_MS, resimulate } from '@star-seekers/sim';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { FinishedKeptRun } from './kept-run.ts';
import type { OpenGameRun } from './open-run.ts';
import { type PlaySessionOptions, createPlaySession } from './play-session.ts';
import { type RunStore, createMemoryRunStore } from './run-store.ts';
import { sendRun } from './send-run.ts';
import { createSubmissionQueue } from './submission-queue.ts';

const { sim: snake, createBot } = games.get(2) as AnyGame;

const SEED = 7;

let server: TestServer;

beforeAll(async () => {
  // A run in which both bots last long enough for what the tests do.
  server = await startTestServer({ randomness: { seed: () => SEED } });
});

afterAll(async () => server.close());

/** A page of a player: everything that ends with the page. What it shares with other pages is passed in. */
function openPage(
  player: TestPlayer,
  store: RunStore = createMemoryRunStore(),
  changes: Partial<PlaySessionOptions> = {},
) {
  const page = {
    credits: player.user.credits,
    open: undefined as OpenGameRun | null | undefined,
    reloads: 0,
    takenOver: false,
    tookOver: false,
    signedIn: player.user.id as string | null,
    verdicts: [] as Submission['status'][],
  };
  const api = changes.api ?? player.api;
  const submissions = createSubmissionQueue({
    store,
    send: async (run) => sendRun(api, run),
    currentUserId: () => page.signedIn,
    onVerdict: (_run, { status }) => void page.verdicts.push(status),
  });
  const session = createPlaySession({
    sim: snake,
    userId: player.user.id,
    api,
    store,
    submissions,
    onTakenOver: () => {
      page.takenOver = true;
    },
    onTookOver: () => {
      page.tookOver = true;
    },
    onStaleClient: () => {
      page.reloads++;
      return page.reloads === 1;
    },
    onCredits: (credits) => {
      page.credits = credits;
    },
    onOpenRun: (open) => {
      page.open = open;
    },
    ...changes,
  });
  return Object.assign(page, { session, submissions, store });
}

type Page = ReturnType<typeof openPage>;

function ticketOf(result: StartResult): RunTicket {
  if ('failure' in result) throw new Error(`no run: ${JSON.stringify(result.failure)}`);
  return result.ticket;
}

function failureOf(result: StartResult) {
  return 'failure' in result ? result.failure : undefined;
}

/** Plays on with a bot, as far as told or to the end, while the server's clock runs along. */
function play(ticket: RunTicket, ticks?: number) {
  const run = ticket.resumeFrom ? resimulate(snake, ticket.setup, ticket.resumeFrom) : new Run(snake, ticket.setup);
  const bot = createBot({ skill: ticks === undefined ? 'poor' : 'good', seed: 1 });
  let played = 0;
  while (!run.ended && played !== ticks) {
    run.step(bot(run.state));
    played++;
  }
  server.clock.advance(Math.ceil(played * TICK_MS));
  return run;
}

/** Plays to the end, hands the run in and waits for the verdict. */
async function finish(page: Page, ticket: RunTicket): Promise<Submission> {
  const run = play(ticket);
  if (!run.outcome) throw new Error('the run goes on');
  const { log, outcome } = run;
  return new Promise((resolve) => {
    page.session.submit({ ticket, log, outcome }, (submission) => {
      if (submission.status !== 'verifying') resolve(submission);
    });
  });
}

/** The player's connection, which can be made to fail on the way there or back. */
function brittleConnection({ fetch: send }: TestPlayer) {
  const line = { broken: null as 'before' | 'after' | null };
  const api = createClient({
    baseUrl: server.url,
    fetch: async (input, init) => {
      if (line.broken === 'before') throw new TypeError('the connection was cut');
      const response = await send(input, init);
      if (line.broken === 'after') throw new TypeError('the connection was cut');
      return response;
    },
  });
  return Object.assign(line, { api });
}

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

test('a result that an earlier page could not send goes out before the next start', async () => {
  const player = await newPlayer(server, 2);
  const line = brittleConnection(player);
  const before = openPage(player, undefined, { api: line.api });
  const ticket = ticketOf(await before.session.start());
  line.broken = 'before';
  await finish(before, ticket);
  before.session.close();

  const after = openPage(player, before.store);
  expect(ticketOf(await after.session.start()).runId).not.toBe(ticket.runId);
  expect(after.verdicts).toEqual(['verified']);
});

/** A server that takes score calls, in all games or in one, and never answers them. */
function silentAboutScores({ fetch: send }: TestPlayer, gameId?: number) {
  const line = { asked: Promise.withResolvers<void>() };
  const api = createClient({
    baseUrl: server.url,
    fetch: async (input, init) => {
      const { gameId: scored } = JSON.parse((init?.body as string | undefined) ?? '{}') as { gameId?: number };
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const isSilent = pathname === '/api/games/score' && (gameId === undefined || scored === gameId);
      if (!isSilent) return send(input, init);
      line.asked.resolve();
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    },
  });
  return Object.assign(line, { api });
}

/** A finished run as this device keeps it. */
async function unsentRun(player: TestPlayer, store: RunStore): Promise<FinishedKeptRun> {
  const page = openPage(player, store);
  const ticket = ticketOf(await page.session.start());
  const [kept] = await store.ofUser(player.user.id);
  page.session.close();
  if (kept?.runId !== ticket.runId) throw new Error('nothing was kept');
  const run = { ...kept, claim: { score: 0, points: 0 } };
  await store.put(run);
  return run;
}

test('a start does not wait for results of other games (A 5)', async () => {
  const player = await newPlayer(server, 2);
  const store = createMemoryRunStore();
  const unsent = await unsentRun(player, store);
  await store.put({ ...unsent, runId: 'of-another-game', gameId: 1 });
  const page = openPage(player, store, { api: silentAboutScores(player, 1).api });
  expect(ticketOf(await page.session.start()).runId).not.toBe(unsent.runId);
});

test('a start waits ten seconds for a result of its game, a result a minute for its verdict (A 5)', async () => {
  const player = await newPlayer(server, 2);
  const store = createMemoryRunStore();
  const unsent = await unsentRun(player, store);
  // The server lies in the same process, and its time goes on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const line = silentAboutScores(player);
  const page = openPage(player, store, { api: line.api });
  const starting = page.session.start();
  await line.asked.promise;
  vi.advanceTimersByTime(10_000);
  expect(failureOf(await starting)).toEqual({ kind: 'network' });

  line.asked = Promise.withResolvers();
  const sending = sendRun(line.api, unsent);
  await line.asked.promise;
  vi.advanceTimersByTime(60_000);
  expect(await sending).toEqual({ verdict: null, retryAfterMs: undefined });
});

test('a result that cannot be put into a call is given up, and stands in the way of nothing (A 6)', async () => {
  const player = await newPlayer(server, 1);
  const store = createMemoryRunStore();
  const unsent = await unsentRun(player, store);
  await store.put({ ...unsent, log: null as unknown as Uint8Array });
  const page = openPage(player, store);
  await page.submissions.restore(player.user.id);
  expect(page.verdicts).toEqual(['rejected']);
  expect(await store.ofUser(player.user.id)).toEqual([]);
});

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

test('a result is never sent for another account, nor forgotten because that one does not know it', async () => {
  const player = await newPlayer(server, 1);
  const other = await newPlayer(server, 1);
  const page = openPage(player);
  const ticket = ticketOf(await page.session.start());
  const run = play(ticket);
  const kept = (await page.store.ofUser(player.user.id))[0];
  if (!kept || !run.outcome) throw new Error('nothing to send');
  const { score, points } = run.outcome;

  // The page knows that somebody else is signed in: nothing leaves it.
  page.signedIn = other.user.id;
  expect(await finish(page, ticket)).toEqual({ status: 'queued' });
  // The page does not know it yet: the server finds no such run of the other player.
  expect(await sendRun(other.api, { ...kept, claim: { score, points } })).toEqual({
    verdict: null,
    retryAfterMs: undefined,
  });

  page.signedIn = player.user.id;
  await page.submissions.flush();
  expect(page.verdicts).toEqual(['verified']);
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
