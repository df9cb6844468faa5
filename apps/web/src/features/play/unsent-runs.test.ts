import { type TestPlayer, type TestServer, newPlayer, startTestServer } from '@star-seekers/api/testing';
import { createClient } from '@star-seekers/contracts/client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { FinishedKeptRun } from './kept-run.ts';
import { type RunStore, createMemoryRunStore } from './run-store.ts';
import { sendRun } from './send-run.ts';
import { SEED, failureOf, openPage, playingOn, ticketOf } from './testing/play-page.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ randomness: { seed: () => SEED } });
});

afterAll(async () => server.close());

const { play, finish, brittleConnection } = playingOn(() => server);

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
