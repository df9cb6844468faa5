import { type TestServer, createTestDatabase, newPlayer, startTestServer } from '@star-seekers/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRunStore } from './run-store.ts';
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
  onTestFinished(async () => {
    // A socket that the server throws out is gone a second later.
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
  });
});

test('no chunk is sent before it is stored', async () => {
  const store = createRunStore();
  const stored = Promise.withResolvers<void>();
  const player = await newPlayer(server, 1);
  const page = openPage(player, {
    ...store,
    put: async (run) => {
      if (run.unsent.length > 0) await stored.promise;
      return store.put(run);
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

test('a run whose server is replaced goes on at another one, and its player sees nothing of that', async () => {
  const database = await createTestDatabase();
  const options = { database: database.address, randomness: { seed: () => SEED } };
  const [before, after] = [await startTestServer(options), await startTestServer(options)];
  let current = before;
  const pages = playingOn(() => current);
  const page = pages.openPage(await newPlayer(before, 1));
  const { connection } = page;
  const ticket = ticketOf(await page.session.start());
  const run = await pages.play(page, ticket, 100);
  const statuses: string[] = [];
  run.stream.subscribe(() => void statuses.push(run.stream.getStatus()));
  const { messages } = connection;

  // The first one that a proxy tries is about to be replaced too.
  connection.blocksSockets = true;
  const closing = before.close();
  // The game goes on.
  before.clock.advance(1000);
  for (let tick = 0; tick < 60; tick++) run.controller.stepOnce();
  await vi.waitUntil(() => connection.opened === 2, { interval: 1, timeout: 60_000 });
  connection.blocksSockets = false;
  connection.urls = [after.url];
  after.clock.set(before.clock.now());
  current = after;
  await pages.playOn(page, run);
  expect(statuses).toEqual([]);
  expect(connection.posts).toBe(0);
  expect(connection.messages).toBeGreaterThan(messages);
  expect(await pages.submit(page, ticket, run)).toMatchObject({ status: 'verified', fault: null });
  await closing;
  await after.close();
  await database.remove();
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
  expect(await submit(page, ticket, run)).toEqual({ status: 'queued', kept: 'page' });
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
  expect(await submit(page, ticket, run)).toEqual({ status: 'queued', kept: 'page' });
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

test.each([
  { way: 'the next connection', blocksSockets: false },
  { way: 'a POST that repeats it', blocksSockets: true },
])('a begin whose acknowledgement is lost is answered by $way with the same beacon', async ({ blocksSockets }) => {
  const page = openPage(await newPlayer(server, 1));
  const ticket = ticketOf(await page.session.start());
  page.connection.loseNext = '"answers":[{';
  const { connection } = page;
  const run = begin(page, ticket);
  const { controller, stream } = run;
  const seen: string[] = [];
  controller.subscribe(() => void seen.push(controller.getSnapshot().phase));
  stream.subscribe(() => void seen.push(stream.getStatus()));
  await expect.poll(() => connection.lost).not.toBe('');
  connection.blocksSockets = blocksSockets;
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(100);
      controller.advance(0);
      return controller.getSnapshot().phase;
    })
    .toBe('playing');
  expect(connection.posts).toBe(blocksSockets ? 1 : 0);
  controller.stepOnce();
  const { answers } = JSON.parse(connection.lost) as { readonly answers: readonly unknown[] };
  expect(answers).toEqual([{ reveal: controller.deals[0]?.reveal }]);
  // What the player sees is the one "Go".
  expect(seen).toEqual(['playing']);
  await playOn(page, run);
  expect(await submit(page, ticket, run)).toMatchObject({ status: 'verified' });
});

describe('a page that comes back from the cache of the browser', () => {
  /** A page that has played so far and stands still. */
  async function frozenPage() {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const player = await newPlayer(server, 1);
    const page = openPage(player);
    const ticket = ticketOf(await page.session.start());
    const run = await play(page, ticket, 100);
    vi.unstubAllGlobals();
    page.connection.isFrozen = true;
    /** The page goes on as it was; a chunk is due at once. */
    const comeBack = () => {
      page.connection.isFrozen = false;
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      for (let tick = 0; tick < 20; tick++) run.controller.stepOnce();
    };
    return { player, page, ticket, run, comeBack };
  }

  test('sends nothing before it has read where its run stands', async () => {
    const { page, ticket, run, comeBack } = await frozenPage();
    const { connection } = page;
    const { messages } = connection;
    // The old connection stands, and there is no other one yet.
    connection.broken = 'before';
    comeBack();
    await connection.answered();
    expect(connection.messages).toBe(messages);
    connection.broken = null;
    await vi.advanceTimersByTimeAsync(1000);
    await playOn(page, run);
    expect(await submit(page, ticket, run)).toMatchObject({ status: 'verified' });
  });

  test('sends nothing any more when another page has followed it', async () => {
    const { player, page, comeBack } = await frozenPage();
    // Web Locks are those of one browser.
    vi.stubGlobal('navigator', {});
    const other = openPage(player);
    vi.unstubAllGlobals();
    const resumed = ticketOf(await other.session.resume());
    const run = await play(other, resumed, 100);
    const { messages } = page.connection;
    comeBack();
    await expect.poll(() => page.takenOver).toBe(true);
    expect(page.connection.messages).toBe(messages);
    await playOn(other, run);
    expect(await submit(other, resumed, run)).toMatchObject({ status: 'verified', fault: null });
  });
});
