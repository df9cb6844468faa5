import type { ChunkAnswer } from '@star-seekers/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type BareChunk,
  type TestPlayer,
  type TestServer,
  type Visitor,
  beginOf,
  emptyChunk,
  newPlayer,
  newVisitor,
  refusal,
  sendAtOnce,
  startRun,
  startTestServer,
  testEngine,
  waitsForLock,
} from '../../../testing/index.ts';
import { insertChunks } from '../../../testing/insert-chunks.ts';
import { type TestSocket, openSocket } from '../../../testing/test-socket.ts';
import { closeRun } from '../repository.ts';
import type { ChunkTable } from '../table.ts';
import { chunkWriter, chunksOfRun, deleteChunks } from './repository.ts';

const SNAKE = 2;
const QUIZ = 4;

let here: TestServer;
let there: TestServer;

beforeAll(async () => {
  here = await startTestServer();
  there = await startTestServer({ database: here.database });
});

afterAll(async () => {
  await there.close();
  await here.close();
});

afterEach(() => void vi.restoreAllMocks());

/** A run whose page reaches both servers. */
class RoamingRun {
  readonly player: TestPlayer;
  readonly runId: string;
  /** Of its segment. */
  token: number | null = null;
  readonly #there: Visitor;

  constructor(player: TestPlayer, runId: string) {
    this.player = player;
    this.runId = runId;
    this.#there = newVisitor(there, player.cookie());
  }

  visitor(server: TestServer): Visitor {
    return server === there ? this.#there : this.player;
  }

  async send(server: TestServer, chunk: BareChunk, epoch = 1): Promise<ChunkAnswer> {
    return sendAtOnce(this.visitor(server), this.runId, epoch)({ token: this.token, ...chunk });
  }

  /** Sends a chunk without a request, so that those that follow it cannot overtake it. */
  async append({ services: { streams } }: TestServer, chunk: BareChunk): Promise<ChunkAnswer> {
    const { player, runId, token } = this;
    return streams.append({ userId: player.user.id, runId, epoch: 1, chunk: { token, ...chunk } });
  }

  open({ url }: TestServer): TestSocket {
    const headers = { cookie: this.player.cookie(), 'sec-fetch-site': 'same-origin' };
    return openSocket(url, `${this.runId}/stream?epoch=1&answered=0`, headers);
  }

  /** Number, last tick and lease of each stored chunk. */
  async stored(): Promise<number[][]> {
    const rows = await chunksOfRun.all(here.services.db, { runId: this.runId });
    return rows.map(({ seq, to_tick: toTick, epoch }) => [seq, toTick, epoch]);
  }
}

async function started(gameId = SNAKE): Promise<RoamingRun> {
  const player = await newPlayer(here, 1);
  return new RoamingRun(player, (await startRun(player, gameId)).runId);
}

/** A run that began a minute ago; both servers have it in memory. */
async function playing(gameId = SNAKE): Promise<RoamingRun> {
  const run = await started(gameId);
  const begin = beginOf(gameId);
  run.token = (await run.send(here, begin)).token ?? null;
  for (const { clock } of [here, there]) clock.advance(60_000);
  await run.send(there, begin);
  return run;
}

/** A chunk that asks for a beacon. */
function asking(seq: number): BareChunk {
  return { ...emptyChunk(SNAKE, seq, 60 * seq), calls: [{ index: seq, tick: 60 * seq, request: {} }] };
}

const WAYS: Readonly<Record<string, (run: RoamingRun, server: TestServer, chunk: BareChunk) => Promise<ChunkAnswer>>> =
  {
    'a request': async (run, server, chunk) => run.send(server, chunk),
    'a socket': async (run, server, chunk) => {
      const socket = run.open(server);
      expect(await socket.next()).toMatchObject({ position: { seq: chunk.seq } });
      socket.send({ token: run.token, ...chunk });
      const answer = await socket.next();
      socket.close();
      return answer as unknown as ChunkAnswer;
    },
  };

describe.each(Object.entries(WAYS))('a run of which %s brings each chunk to any server', (_way, bring) => {
  test('goes on wherever it was, and all its answers are told', async () => {
    const run = await playing();
    const answers: unknown[] = [];
    for (const [index, server] of [there, here, there, there, here, here].entries()) {
      const answer = await bring(run, server, asking(index + 1));
      expect(answer).toEqual({ seq: index + 1, answers: [{ reveal: { bits: expect.any(Number) } }] });
      answers.push(...(answer.answers ?? []));
    }
    for (const server of [here, there]) {
      const socket = run.open(server);
      const { position, answers: told } = await socket.next();
      expect(position).toEqual({ seq: 7, toTick: 360 });
      expect((told as unknown[]).slice(1)).toEqual(answers);
      socket.close();
    }
  });
});

describe('a run whose lease was given away there', () => {
  async function leased() {
    const run = await playing();
    const { epoch } = await run.visitor(there).api('leaseRun', { params: { id: run.runId } });
    return { run, begin: async () => run.send(here, beginOf(SNAKE, 1, 0, 1), epoch) };
  }

  test('is no longer played by the page that had it', async () => {
    const { run, begin } = await leased();
    expect(await refusal(run.send(here, emptyChunk(SNAKE, 1, 60)))).toMatchObject({ code: 'runs/taken_over' });
    expect(await begin()).toMatchObject({ seq: 1 });
    expect(await run.stored()).toEqual([
      [0, 0, 1],
      [1, 0, 2],
    ]);
  });

  test('is played here by the page that has it', async () => {
    const { begin } = await leased();
    expect(await begin()).toMatchObject({ seq: 1 });
  });
});

test('of two pages that take a run over at once, only one gets the lease', async () => {
  const run = await playing();
  const lease = async (server: TestServer) => run.visitor(server).api('leaseRun', { params: { id: run.runId } });
  const { db } = here.services;
  const transaction = db.playerTransaction.bind(db);
  let other: Awaited<ReturnType<typeof lease>> | undefined;
  vi.spyOn(db, 'playerTransaction').mockImplementationOnce(async (...given) => {
    const raised = await transaction(...given);
    other = await lease(there);
    return raised;
  });
  expect(await refusal(lease(here))).toMatchObject({ code: 'runs/taken_over' });
  expect(other).toMatchObject({ epoch: 3 });
});

test.each([
  ['that it had', beginOf(SNAKE)],
  ['that is new', emptyChunk(SNAKE, 1, 60)],
])('a run that was closed there is closed here for a chunk %s', async (_which, chunk) => {
  const run = await playing();
  const { db, clock } = there.services;
  await closeRun(db, run.runId, { status: 'verified', now: clock.now(), claimHash: null });
  await deleteChunks(db, run.runId);
  expect(await refusal(run.send(here, chunk))).toMatchObject({ code: 'runs/closed' });
  expect(await run.stored()).toEqual([]);
});

test('a run that was closed there before it began is not begun here', async () => {
  const run = await started();
  const socket = run.open(here);
  expect(await socket.next()).toMatchObject({ position: { seq: 0 } });
  const { db, clock } = there.services;
  await closeRun(db, run.runId, { status: 'returned', now: clock.now(), claimHash: null });
  socket.send(beginOf(SNAKE));
  expect(await socket.next()).toMatchObject({ code: expect.stringMatching(/^runs\//) as string });
  expect(await run.stored()).toEqual([]);
  socket.close();
});

test('an answer in time stays in time when its chunk comes again elsewhere', async () => {
  const run = await playing(QUIZ);
  const ask = (seq: number, request: Record<string, number>): BareChunk => ({
    ...emptyChunk(QUIZ, seq, 60 * seq),
    calls: [{ index: seq - 1, tick: 60 * seq, request }],
  });
  await run.send(there, ask(1, { brief: 1 }));
  await run.send(there, ask(2, { ask: 1 }));
  await run.send(here, ask(2, { ask: 1 }));
  const lock = ask(3, { lock: 1, option: 1 });
  const answer = await run.send(there, lock);
  expect(answer).toMatchObject({ answers: [{ reveal: { late: 0 } }] });
  there.clock.advance(61_000);
  here.clock.advance(61_000);
  expect(await run.send(here, lock)).toEqual(answer);
});

/** Stores nothing at a server until that is called. */
function holdFlush({ services: { loop } }: TestServer): () => void {
  const held = Promise.withResolvers<void>();
  vi.spyOn(loop, 'during').mockImplementationOnce(async (_what, work) => {
    await held.promise;
    return work();
  });
  return held.resolve;
}

/** Resolves when a server is about to store chunks. */
async function flushing({ services: { loop } }: TestServer): Promise<void> {
  const spy = vi.isMockFunction(loop.during) ? vi.mocked(loop.during) : vi.spyOn(loop, 'during');
  await expect.poll(() => spy.mock.calls.length).toBeGreaterThan(0);
}

describe('a chunk that another server has stored while it waited', () => {
  /** Sends chunks there, and another one here before those are stored. */
  async function crossing(run: RoamingRun, chunks: readonly BareChunk[], earlier: BareChunk) {
    const store = holdFlush(there);
    const sending = Promise.allSettled(chunks.map(async (chunk) => run.append(there, chunk)));
    await flushing(there);
    const first = await run.send(here, earlier);
    store();
    return { first, sent: await sending };
  }

  test('is answered like one that comes again, and those behind it are stored', async () => {
    const run = await playing();
    const { first, sent } = await crossing(run, [asking(1), emptyChunk(SNAKE, 2, 120)], asking(1));
    expect(sent).toMatchObject([{ value: first }, { value: { seq: 2 } }]);
    expect(first.answers).toHaveLength(1);
    expect(await run.stored()).toEqual([
      [0, 0, 1],
      [1, 60, 1],
      [2, 120, 1],
    ]);
  });

  test('is refused when that was another one', async () => {
    const run = await playing();
    const { sent } = await crossing(run, [emptyChunk(SNAKE, 1, 61)], emptyChunk(SNAKE, 1, 60));
    expect(sent).toMatchObject([{ reason: { code: 'runs/chunk_conflict' } }]);
    expect(await run.stored()).toEqual([
      [0, 0, 1],
      [1, 60, 1],
    ]);
  });
});

test('nothing is stored behind a chunk that the database has lost, and the page is told where its run stands', async () => {
  const run = await playing();
  await run.send(here, emptyChunk(SNAKE, 1, 60));
  await run.send(here, emptyChunk(SNAKE, 2, 120));
  await here.services.db.deleteFrom('run_chunks').where('run_id', '=', run.runId).where('seq', '=', 2).execute();
  const error = await refusal(run.send(here, emptyChunk(SNAKE, 3, 180)));
  expect(error).toMatchObject({ code: 'runs/chunk_gap', details: { seq: 2 } });
  expect(await run.stored()).toEqual([
    [0, 0, 1],
    [1, 60, 1],
  ]);
  expect(await run.send(here, emptyChunk(SNAKE, 2, 120))).toEqual({ seq: 2 });
});

test('chunks of three runs are stored at once, and the next ones of them behind', async () => {
  const runs = [await playing(), await playing(), await playing()];
  const store = holdFlush(here);
  const sending = [1, 2].flatMap((seq) => runs.map(async (run) => run.append(here, emptyChunk(SNAKE, seq, 60 * seq))));
  await flushing(here);
  store();
  await Promise.all(sending);
  for (const run of runs)
    expect(await run.stored()).toEqual([
      [0, 0, 1],
      [1, 60, 1],
      [2, 120, 1],
    ]);
});

describe('what is read', () => {
  const readsOf = (key: string) =>
    vi.mocked(here.services.db.read).mock.calls.flatMap(([, values]) => (key in values ? [values] : []));

  beforeEach(() => void vi.spyOn(here.services.db, 'read'));

  test('for a chunk that is refused is where its run stands', async () => {
    const run = await playing();
    vi.mocked(here.services.db.read).mockClear();
    expect(await refusal(run.send(here, emptyChunk(SNAKE, 9, 540)))).toMatchObject({ code: 'runs/chunk_gap' });
    expect(readsOf('runIds')).toEqual([{ runIds: [run.runId] }]);
    expect(readsOf('runId')).toEqual([]);
  });

  test('for a chunk that is refused is no more than its run, if that was not in memory', async () => {
    const run = await playing();
    here.services.streams.forget({ id: run.runId, user_id: run.player.user.id });
    expect(await refusal(run.send(here, emptyChunk(SNAKE, 9, 540)))).toMatchObject({ code: 'runs/chunk_gap' });
    expect(readsOf('runIds')).toEqual([]);
  });

  test('for chunks that are refused behind one that waits is not what was in memory', async () => {
    const run = await playing();
    vi.mocked(here.services.db.read).mockClear();
    const store = holdFlush(here);
    const sending = Promise.allSettled(
      [1, 9, 8].map(async (seq) => run.append(here, emptyChunk(SNAKE, seq, 60 * seq))),
    );
    await flushing(here);
    store();
    const gap = { reason: { code: 'runs/chunk_gap', details: { seq: 2 } } };
    expect(await sending).toMatchObject([{ value: { seq: 1 } }, gap, gap]);
    expect(readsOf('most')).toEqual([]);
  });

  test('of a run that has gone on elsewhere is its last answers', async () => {
    const run = await playing();
    await run.send(there, asking(1));
    await run.send(there, asking(2));
    vi.mocked(here.services.db.read).mockClear();
    await run.send(here, asking(3));
    expect(readsOf('most')).toEqual([{ runId: run.runId, seq: 3, most: expect.any(Number) }]);
  });
});

describe.skipIf(testEngine() === 'sqlite')('a run that another transaction has locked', () => {
  /** Locks the row of a run. @param epoch its lease when the transaction is over */
  async function locked(runId: string, epoch = 1) {
    const [isLocked, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const over = there.services.db.transaction(async (trx) => {
      await trx.updateTable('runs').set({ epoch }).where('id', '=', runId).execute();
      isLocked.resolve();
      await isOver.promise;
    }, 'read committed');
    await isLocked.promise;
    return async () => {
      isOver.resolve();
      await over;
    };
  }

  test('holds up nobody else, and is stored when it is free', async () => {
    const [run, other] = [await playing(), await playing()];
    const free = await locked(run.runId);
    const sending = Promise.all([1, 2].map(async (seq) => run.append(here, emptyChunk(SNAKE, seq, 60 * seq))));
    for (const seq of [1, 2, 3]) expect(await other.send(here, emptyChunk(SNAKE, seq, 60 * seq))).toEqual({ seq });
    expect(await run.stored()).toHaveLength(1);
    await free();
    expect(await sending).toEqual([{ seq: 1 }, { seq: 2 }]);
  });

  test('is waited for no longer than five seconds', async () => {
    const run = await playing();
    const free = await locked(run.runId);
    const sending = refusal(run.send(here, emptyChunk(SNAKE, 1, 60)));
    await flushing(here);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 5000);
    expect(await sending).toMatchObject({ code: 'server/unavailable' });
    await free();
    expect(await run.send(here, emptyChunk(SNAKE, 1, 60))).toEqual({ seq: 1 });
  });

  test('is taken over when that gives its lease away', async () => {
    const run = await playing();
    const free = await locked(run.runId, 2);
    const sending = refusal(run.send(here, emptyChunk(SNAKE, 1, 60)));
    await free();
    expect(await sending).toMatchObject({ code: 'runs/taken_over' });
    expect(await run.stored()).toHaveLength(1);
  });

  test('is tried again with the next flush, and not by a server that ends', async () => {
    // Nothing is stored by itself but begins.
    const slow = await startTestServer({ database: here.database, limits: { streamFlushMs: 600_000 } });
    onTestFinished(async () => slow.close());
    const [run, other] = [await started(), await started()];
    const free = await locked(run.runId);
    const spy = vi.spyOn(slow.services.loop, 'during');
    const sending = run.append(slow, beginOf(SNAKE)).catch((error: unknown) => error);
    await flushing(slow);
    await other.append(slow, beginOf(SNAKE));
    expect(spy).toHaveBeenCalledTimes(2);
    await slow.services.streams.close();
    expect(await sending).toMatchObject({ code: 'server/unavailable' });
    await free();
  });

  test('is not stored before the transaction is over that stores the same chunk', async () => {
    const run = await playing();
    const chunk = emptyChunk(SNAKE, 1, 60);
    const [isStored, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = there.services.db.transaction(async (trx) => {
      const [first] = await chunksOfRun.all(trx, { runId: run.runId });
      if (!first) throw new Error('nothing was streamed');
      const { log, kind, toTick, seq } = chunk;
      const row = {
        ...first,
        run_id: run.runId,
        deals: '[]',
        log,
        kind,
        to_tick: toTick,
        seq,
        owner: 'another process',
      };
      await insertChunks(trx, [row]);
      isStored.resolve();
      await isOver.promise;
    }, 'read committed');
    await isStored.promise;
    const sending = run.append(here, chunk);
    await flushing(here);
    isOver.resolve();
    await other;
    expect(await sending).toEqual({ seq: 1 });
    expect(await run.stored()).toHaveLength(2);
  });

  test('waits for another process in the same order as that, whatever the order of the chunks', async () => {
    const { db } = here.services;
    const runs = [await playing(), await playing()].toSorted((one, other) => (one.runId < other.runId ? -1 : 1));
    const [low, high] = await Promise.all(
      runs.map(async ({ runId }) => {
        const [first] = await chunksOfRun.all(db, { runId });
        return { ...first, run_id: runId, seq: 1, kind: 'play', to_tick: 60 } as ChunkTable;
      }),
    );
    if (!low || !high) throw new Error('nothing was streamed');
    let storing: Promise<unknown> | undefined;
    await db.transaction(async (trx) => {
      await insertChunks(trx, [low]);
      storing = chunkWriter(db)([high, low]);
      await expect.poll(async () => waitsForLock(db)).toBe(true);
      await insertChunks(trx, [high]);
    }, 'read committed');
    expect(await storing).toEqual(new Set());
    for (const run of runs) expect(await run.stored()).toHaveLength(2);
  });
});
