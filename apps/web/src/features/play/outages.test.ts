import { type TestServer, newPlayer, startTestServer } from '@star-seekers/api/testing';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryRunStore } from './run-store.ts';
import { SEED, failureOf, playingOn, ticketOf } from './testing/play-page.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ randomness: { seed: () => SEED } });
});

afterAll(async () => server.close());

const { openPage, begin, play, playOn, submit } = playingOn(() => server);

beforeEach(() => {
  // The server lies in the same process, and its time goes on.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
});

test('no chunk is sent before it is stored', async () => {
  const store = createMemoryRunStore();
  const stored = Promise.withResolvers<void>();
  const player = await newPlayer(server, 1);
  const page = openPage(player, {
    ...store,
    put: async (run) => {
      if (run.unsent.length > 0) await stored.promise;
      await store.put(run);
    },
  });
  const ticket = ticketOf(await page.session.start());
  begin(page, ticket);
  await page.connection.answered();
  expect(page.connection.messages).toBe(0);
  stored.resolve();
  await expect.poll(() => page.connection.messages).toBe(1);
});

test('a run that the hub cannot see is late, then silent, and seen again when the connection is back', async () => {
  const page = openPage(await newPlayer(server, 1));
  const ticket = ticketOf(await page.session.start());
  const run = await play(page, ticket, 100);
  const { stream } = run;
  const statuses: string[] = [];
  stream.subscribe(() => void statuses.push(stream.getStatus()));
  page.connection.cut();
  await playOn(page, run, 100);
  await vi.advanceTimersByTimeAsync(4000);
  expect(statuses).toEqual(['late', 'silent']);
  page.connection.broken = null;
  await vi.advanceTimersByTimeAsync(5000);
  await expect.poll(() => stream.getStatus()).toBe('seen');
  await playOn(page, run);
  expect((await submit(page, ticket, run)).status).toBe('verified');
});

test('where no WebSocket passes, chunks go by POST one at a time', async () => {
  const page = openPage(await newPlayer(server, 1));
  page.connection.blocksSockets = true;
  const ticket = ticketOf(await page.session.start());
  const run = begin(page, ticket);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(500);
      return page.connection.posts;
    })
    .toBe(1);
  await playOn(page, run);
  expect(await submit(page, ticket, run)).toMatchObject({ status: 'verified' });
  expect(page.connection.messages).toBe(0);
});

test('a run that is finished without a connection is kept and sent later, by whichever page comes then', async () => {
  const player = await newPlayer(server, 2);
  const page = openPage(player);
  const ticket = ticketOf(await page.session.start());
  const run = await play(page, ticket, 100);
  page.connection.cut();
  await playOn(page, run);
  expect(await submit(page, ticket, run)).toEqual({ status: 'queued' });
  const [kept] = await page.store.ofUser(player.user.id);
  expect(kept).toMatchObject({ runId: ticket.runId, claim: {} });
  expect(kept?.unsent.at(-1)?.kind).toBe('end');
  // Neither can it be resumed, nor does another one start before it.
  expect(failureOf(await page.session.start())).toEqual({ kind: 'network' });
  page.session.close();

  const after = openPage(player, page.store);
  expect(ticketOf(await after.session.start()).runId).not.toBe(ticket.runId);
  expect(after.verdicts).toEqual(['verified']);
});

test('a result whose answer is lost is asked for again', async () => {
  const player = await newPlayer(server, 1);
  const page = openPage(player);
  const ticket = ticketOf(await page.session.start());
  const run = await play(page, ticket);
  page.connection.broken = 'after';
  expect(await submit(page, ticket, run)).toEqual({ status: 'queued' });
  page.connection.broken = null;
  await page.submissions.flush();
  expect(page.verdicts).toEqual(['verified']);
  expect(await page.store.ofUser(player.user.id)).toEqual([]);
});

test('a page that is hidden sends its pause by a request that outlives it', async () => {
  const page = openPage(await newPlayer(server, 1));
  const ticket = ticketOf(await page.session.start());
  const run = await play(page, ticket, 100);
  vi.stubGlobal('document', { hidden: true });
  onTestFinished(() => void vi.unstubAllGlobals());
  run.controller.pause();
  expect(page.connection.kept).toBe(1);
  await page.connection.answered();
  vi.unstubAllGlobals();
  await playOn(page, run);
  expect(run.controller.state.tick).toBe(100);
});

test('a run that was closed meanwhile cannot go on', async () => {
  const player = await newPlayer(server, 1);
  const page = openPage(player);
  const ticket = ticketOf(await page.session.start());
  const run = await play(page, ticket, 100);
  server.clock.advance(8 * 24 * 3_600_000);
  await playOn(page, run, 60);
  await expect.poll(() => run.stream.getStatus()).toBe('refused');
  run.controller.quit();
  expect((await submit(page, ticket, run)).status).toBe('rejected');
});
