import { type TestPlayer, type TestServer, newPlayer, startTestServer } from '@star-seekers/api/testing';
import { createClient } from '@star-seekers/contracts/client';
import { DAY_MS, dayOf } from '@star-seekers/contracts/daily';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { FinishedKeptRun } from './kept-run.ts';
import { type RunStore, createRunStore } from './run-store.ts';
import { sendRun } from './send-run.ts';
import { SEED, failureOf, playingOn, ticketOf } from './testing/play-page.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ randomness: { seed: () => SEED } });
});

afterAll(async () => server.close());

const { openPage, begin, play, playOn, submit } = playingOn(() => server);

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
  const { controller, stream } = begin(page, ticket);
  controller.quit();
  await page.connection.answered();
  stream.close();
  page.session.close();
  const [kept] = await store.ofUser(player.user.id);
  if (kept?.runId !== ticket.runId) throw new Error('nothing was kept');
  const run = { ...kept, claim: { score: 0, points: 0 } };
  await store.put(run);
  return run;
}

test('a start does not wait for results of other games (A 5)', async () => {
  const player = await newPlayer(server, 2);
  const store = createRunStore();
  const unsent = await unsentRun(player, store);
  await store.put({ ...unsent, runId: 'of-another-game', gameId: 1 });
  const page = openPage(player, store, { api: silentAboutScores(player, 1).api });
  expect(ticketOf(await page.session.start()).runId).not.toBe(unsent.runId);
});

test('a start waits ten seconds for a result of its game, a result a minute for its verdict (A 5)', async () => {
  const player = await newPlayer(server, 2);
  const store = createRunStore();
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

test('a result that the server can never take is given up, and stands in the way of nothing (A 6)', async () => {
  const player = await newPlayer(server, 1);
  const store = createRunStore();
  const unsent = await unsentRun(player, store);
  await store.put({ ...unsent, unsent: [{ seq: 7, kind: 'end', toTick: 0, log: 'AwAAAAA', calls: [], token: null }] });
  const page = openPage(player, store);
  await page.submissions.restore(player.user.id);
  expect(page.verdicts).toEqual(['rejected']);
  expect(await store.ofUser(player.user.id)).toEqual([]);
});

test('the attempt of a day has its light for a verdict, and the fault that it ended after midnight', async () => {
  const { clock } = server;
  const attempt = async () => {
    const player = await newPlayer(server, 1);
    const { day } = await player.api('daily', { query: {} });
    const page = openPage(player, undefined, { day });
    const ticket = ticketOf(await page.session.start());
    const run = begin(page, ticket);
    await playOn(page, run, 900);
    run.controller.quit();
    return submit(page, ticket, run);
  };
  const counted = await attempt();
  expect(counted).toMatchObject({ status: 'verified', rank: null, fault: null, neighbours: [] });
  expect(counted).toMatchObject({ ofDay: { rank: 1 } });

  clock.advance((dayOf(clock.now()) + 1) * DAY_MS - clock.now() - 5000);
  const late = await attempt();
  expect(late).toMatchObject({ status: 'verified', fault: { kind: 'afterDay' } });
  expect(late).not.toHaveProperty('ofDay');
});

test('a result is never sent for another account, nor forgotten because that one does not know it', async () => {
  const player = await newPlayer(server, 1);
  const other = await newPlayer(server, 1);
  const page = openPage(player);
  const ticket = ticketOf(await page.session.start());
  const run = await play(page, ticket);
  // The page knows that somebody else is signed in: nothing leaves it.
  page.signedIn = other.user.id;
  expect(await submit(page, ticket, run)).toEqual({ status: 'queued', kept: 'page' });
  // The page does not know it yet: the server finds no such run of the other player.
  const [kept] = await page.store.ofUser(player.user.id);
  expect(await sendRun(other.api, kept as FinishedKeptRun)).toEqual({ verdict: null, retryAfterMs: undefined });

  page.signedIn = player.user.id;
  await page.submissions.flush();
  expect(page.verdicts).toEqual(['verified']);
});

test('a start that is never answered is given up after half a minute, and asked again it gives the same run (G 4)', async () => {
  const player = await newPlayer(server, 2);
  const asked = Promise.withResolvers<void>();
  const send = player.fetch;
  let isSilent = true;
  const api = createClient({
    baseUrl: server.url,
    fetch: async (input, init) => {
      const response = await send(input, init);
      if (init?.method !== 'POST' || !isSilent) return response;
      isSilent = false;
      asked.resolve();
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    },
  });
  const page = openPage(player, undefined, { api });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const starting = page.session.start();
  await asked.promise;
  vi.advanceTimersByTime(30_000);
  expect(failureOf(await starting)).toEqual({ kind: 'network' });
  const { runId } = ticketOf(await page.session.start());
  expect(await player.api('openRuns')).toMatchObject([{ runId }]);
  expect((await player.api('user')).user.credits).toBe(1);
});

test('a result that waits is stored again with each try, in case the store was emptied (G 4)', async () => {
  const player = await newPlayer(server, 1);
  const page = openPage(player);
  const ticket = ticketOf(await page.session.start());
  const run = await play(page, ticket);
  page.connection.cut();
  await submit(page, ticket, run);
  await page.store.remove(player.user.id, ticket.runId);
  await page.submissions.flush();
  expect(await page.store.ofUser(player.user.id)).toMatchObject([{ runId: ticket.runId, claim: {} }]);
});
