import type { ChunkAnswer } from '@star-seekers/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type BareChunk,
  type TestServer,
  beginOf,
  emptyChunk,
  newPlayer,
  newVisitor,
  refusal,
  sendAtOnce,
  startRun,
  startTestServer,
  testEngine,
} from '../../../testing/index.ts';
import { openSocket } from '../../../testing/test-socket.ts';
import { closeRun } from '../repository.ts';
import { deleteChunks } from './repository.ts';

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

function advance(ms: number): void {
  for (const { clock } of [here, there]) clock.advance(ms);
}

/** A run that began here a minute ago; both servers have it in memory. */
async function playing(gameId = SNAKE) {
  const player = await newPlayer(here, 1);
  const { runId } = await startRun(player, gameId);
  const visitors = new Map([
    [here, player],
    [there, newVisitor(there, player.cookie())],
  ]);
  const { token = null } = await sendAtOnce(player, runId)(beginOf(gameId));
  advance(60_000);
  const visitor = (server: TestServer) => visitors.get(server) ?? player;
  const send = async (server: TestServer, chunk: BareChunk, epoch = 1) =>
    sendAtOnce(visitor(server), runId, epoch)({ token, ...chunk });
  // Sent to both, whatever comes of it.
  await send(there, beginOf(gameId));
  /** Without a request, so that chunks arrive in their order. */
  const append = async ({ services: { streams } }: TestServer, chunk: BareChunk) =>
    streams.append({ userId: player.user.id, runId, epoch: 1, chunk: { token, ...chunk } });
  const open = (server: TestServer) => {
    const headers = { cookie: player.cookie(), 'sec-fetch-site': 'same-origin' };
    return openSocket(server.url, `${runId}/stream?epoch=1&answered=0`, headers);
  };
  const stored = async () => {
    const { db } = here.services;
    const rows = db.selectFrom('run_chunks').select(['seq', 'to_tick', 'epoch']).where('run_id', '=', runId);
    return (await rows.orderBy('seq').execute()).map(({ seq, to_tick: toTick, epoch }) => [seq, toTick, epoch]);
  };
  return { runId, token, visitor, send, append, open, stored };
}

type Playing = Awaited<ReturnType<typeof playing>>;

/** A chunk that asks for a beacon. */
function asking(seq: number): BareChunk {
  return { ...emptyChunk(SNAKE, seq, 60 * seq), calls: [{ index: seq, tick: 60 * seq, request: {} }] };
}

const WAYS: Readonly<Record<string, (run: Playing, server: TestServer, chunk: BareChunk) => Promise<ChunkAnswer>>> = {
  'a request': async ({ send }, server, chunk) => send(server, chunk),
  'a socket': async ({ open, token }, server, chunk) => {
    const socket = open(server);
    expect(await socket.next()).toMatchObject({ position: { seq: chunk.seq } });
    socket.send({ token, ...chunk });
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
    return { ...run, begin: async () => run.send(here, beginOf(SNAKE, 1, 0, 1), epoch) };
  }

  test('is no longer played by the page that had it', async () => {
    const { send, begin, stored } = await leased();
    expect(await refusal(send(here, emptyChunk(SNAKE, 1, 60)))).toMatchObject({ code: 'runs/taken_over' });
    expect(await begin()).toMatchObject({ seq: 1 });
    expect(await stored()).toEqual([
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
  const { runId, visitor } = await playing();
  const lease = async (server: TestServer) => visitor(server).api('leaseRun', { params: { id: runId } });
  const { db } = here.services;
  const transaction = db.playerTransaction.bind(db);
  let other: Awaited<ReturnType<typeof lease>> | undefined;
  vi.spyOn(db, 'playerTransaction').mockImplementationOnce(async (...given) => {
    const run = await transaction(...given);
    other = await lease(there);
    return run;
  });
  expect(await refusal(lease(here))).toMatchObject({ code: 'runs/taken_over' });
  expect(other).toMatchObject({ epoch: 3 });
});

test('a run that was closed there is closed here, for chunks that it had as for new ones', async () => {
  const { runId, send } = await playing();
  const { db, clock } = there.services;
  await closeRun(db, runId, { status: 'verified', now: clock.now(), claimHash: null });
  await deleteChunks(db, runId);
  expect(await refusal(send(here, beginOf(SNAKE)))).toMatchObject({ code: 'runs/closed' });
  expect(await refusal(send(here, emptyChunk(SNAKE, 1, 60)))).toMatchObject({ code: 'runs/closed' });
});

test('an answer in time stays in time when its chunk comes again elsewhere', async () => {
  const { send } = await playing(QUIZ);
  const ask = (seq: number, request: Record<string, number>): BareChunk => ({
    ...emptyChunk(QUIZ, seq, 60 * seq),
    calls: [{ index: seq - 1, tick: 60 * seq, request }],
  });
  await send(there, ask(1, { brief: 1 }));
  await send(there, ask(2, { ask: 1 }));
  await send(here, ask(2, { ask: 1 }));
  const lock = ask(3, { lock: 1, option: 1 });
  const answer = await send(there, lock);
  expect(answer).toMatchObject({ answers: [{ reveal: { late: 0 } }] });
  advance(61_000);
  expect(await send(here, lock)).toEqual(answer);
});

describe('a chunk that another server has stored while it waited', () => {
  /** Sends chunks there, and another one here before those are stored. */
  async function crossing({ append, send }: Playing, chunks: readonly BareChunk[], earlier: BareChunk) {
    const stored = Promise.withResolvers<void>();
    const flushing = vi.spyOn(there.services.loop, 'during').mockImplementationOnce(async (_what, work) => {
      await stored.promise;
      return work();
    });
    const sending = Promise.allSettled(chunks.map(async (chunk) => append(there, chunk)));
    await expect.poll(() => flushing.mock.calls).toHaveLength(1);
    const first = await send(here, earlier);
    stored.resolve();
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
  const { runId, send, stored } = await playing();
  await send(here, emptyChunk(SNAKE, 1, 60));
  await send(here, emptyChunk(SNAKE, 2, 120));
  await here.services.db.deleteFrom('run_chunks').where('run_id', '=', runId).where('seq', '=', 2).execute();
  const error = await refusal(send(here, emptyChunk(SNAKE, 3, 180)));
  expect(error).toMatchObject({ code: 'runs/chunk_gap', details: { seq: 2 } });
  expect(await stored()).toEqual([
    [0, 0, 1],
    [1, 60, 1],
  ]);
  expect(await send(here, emptyChunk(SNAKE, 2, 120))).toEqual({ seq: 2 });
});

describe('what is read', () => {
  const readsOf = (key: string) =>
    vi.mocked(here.services.db.read).mock.calls.flatMap(([, values]) => (key in values ? [values] : []));

  beforeEach(() => void vi.spyOn(here.services.db, 'read'));

  test('for a chunk that is refused is where its run stands', async () => {
    const { runId, send } = await playing();
    vi.mocked(here.services.db.read).mockClear();
    expect(await refusal(send(here, emptyChunk(SNAKE, 9, 540)))).toMatchObject({ code: 'runs/chunk_gap' });
    expect(readsOf('runIds')).toEqual([{ runIds: [runId] }]);
    expect(readsOf('runId')).toEqual([]);
  });

  test('of a run that has gone on elsewhere is what is new', async () => {
    const { runId, send } = await playing();
    await send(there, asking(1));
    await send(there, asking(2));
    vi.mocked(here.services.db.read).mockClear();
    await send(here, asking(3));
    expect(readsOf('from')).toEqual([{ runId, from: 1, seq: 3 }]);
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

  /** Resolves when the server here is storing chunks. */
  async function flushed(): Promise<void> {
    const flushing = vi.spyOn(here.services.loop, 'during');
    await expect.poll(() => flushing.mock.calls.length).toBeGreaterThan(0);
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
    await flushed();
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

  test('is not waited for by a server that ends', async () => {
    const run = await playing();
    const free = await locked(run.runId);
    const sending = refusal(run.send(here, emptyChunk(SNAKE, 1, 60)));
    await flushed();
    await here.services.streams.close();
    expect(await sending).toMatchObject({ code: 'server/unavailable' });
    await free();
  });
});
