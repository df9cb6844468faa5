import { type TestServer, lastStreamedRun, newPlayer, startTestServer } from '@star-seekers/api/testing';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SEED, playingOn, ticketOf } from './testing/play-page.ts';

const servers: TestServer[] = [];

beforeAll(async () => {
  const limits = { streamFlushMs: 20 };
  const first = await startTestServer({ randomness: { seed: () => SEED }, limits });
  servers.push(first, await startTestServer({ database: first.database, limits }));
});

afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
});

const { openPage, begin, play, playOn, submit } = playingOn(() => servers);

beforeEach(() => {
  // The servers lie in the same process, and their time goes on.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  });
  onTestFinished(async () => {
    // A socket that a server throws out is gone a second later.
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
  });
});

async function openedPage() {
  const page = openPage(await newPlayer(servers[0] as TestServer, 1));
  return { page, ticket: ticketOf(await page.session.start()) };
}

test('a page whose connections reach one server after the other plays on, and nothing is refused', async () => {
  const { page, ticket } = await openedPage();
  const run = await play(page, ticket, 100);
  const seen: string[] = [];
  run.stream.subscribe(() => void seen.push(run.stream.getStatus()));
  for (let moves = 0; moves < 3; moves++) {
    page.connection.cut();
    page.connection.broken = null;
    await vi.advanceTimersByTimeAsync(1000);
    await page.connection.answered();
    await playOn(page, run, 60);
  }
  await playOn(page, run);
  expect(await submit(page, ticket, run)).toMatchObject({ status: 'verified', fault: null });
  expect([...seen, ...page.connection.refusals]).toEqual([]);
  expect(page.connection.posts).toBe(0);
});

test('a page whose requests reach one server after the other plays on, and nothing is refused', async () => {
  const { page, ticket } = await openedPage();
  page.connection.blocksSockets = true;
  const run = begin(page, ticket);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(500);
      return page.connection.posts;
    })
    .toBe(1);
  await playOn(page, run);
  expect(await submit(page, ticket, run)).toMatchObject({ status: 'verified' });
  expect(page.connection.refusals).toEqual([]);
  expect(page.connection.messages).toBe(0);
});

test('a page that is hidden leaves nothing behind, though its last requests reach different servers at once', async () => {
  const { page, ticket } = await openedPage();
  const run = await play(page, ticket, 60);
  page.connection.blocksSockets = true;
  page.connection.cut();
  for (let tick = 0; tick < 120; tick++) run.controller.stepOnce();
  for (const { clock } of servers) clock.advance(2000);
  page.connection.broken = null;
  vi.stubGlobal('document', { hidden: true });
  onTestFinished(() => void vi.unstubAllGlobals());
  page.connection.onlyKept = true;
  run.controller.pause();
  expect(page.connection.kept).toBeGreaterThan(2);
  await expect
    .poll(async () => lastStreamedRun(servers[0] as TestServer))
    .toMatchObject({ runId: ticket.runId, ticks: 180 });
  expect(page.connection.refusals.filter((code) => code !== 'runs/chunk_gap')).toEqual([]);
});
