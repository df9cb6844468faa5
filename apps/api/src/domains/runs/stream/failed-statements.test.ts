import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER, type StartRunAnswer, type SubmitScoreAnswer } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { COMMAND_LOG_FORMAT, TICK_MS } from '@star-seekers/sim';
import type { Chunk } from '@star-seekers/stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  ledgerFaults,
  newPlayer,
  playRun,
  refusal,
  sendTo,
  startRun,
  startTestServer,
  testEngine,
} from '../../../testing/index.ts';
import { FailingStatement, type Failure } from '../../../testing/failing-statement.ts';
import { type PlayedRun, gameWithId } from '../../../testing/play-run.ts';
import { ApiFailure } from '../../../platform/api-error.ts';
import type { ChunkTable } from '../table.ts';
import { insertChunks } from '../../../testing/insert-chunks.ts';
import type { StoredHead } from '../../verifier/stored-run.ts';

const SNAKE = 2;
/** More than a test starts runs. */
const CREDITS = 200;
/** More than an operation needs to get through when a single statement fails. */
const MOST_TRIES = 4;

let server: TestServer;
/** A run with a pause, as its page streams it: all runs here have one seed and one secret, and so one future and the same tokens. */
let chunks: readonly Chunk[];
let recorded: PlayedRun;
let recording: { readonly startedAt: number; readonly rows: readonly ChunkTable[] };

beforeAll(async () => {
  server = await startTestServer({ randomness: { seed: () => 7 } });
  const player = await newPlayer(server, 1);
  const { runId, setup, startedAt } = await startRun(player);
  const sent: Chunk[] = [];
  const send = sendTo(server, runId);
  const sending = async (chunk: Chunk) => {
    sent.push(chunk);
    return send(chunk);
  };
  recorded = await playRun(SNAKE, setup, sending, { skill: 'good', quitAfter: 130, pauseAt: 50 });
  const query = server.services.db.selectFrom('run_chunks').selectAll().where('run_id', '=', runId).orderBy('seq');
  recording = { startedAt, rows: await query.execute() };
  await player.api('submitScore', { body: claimFor({ ...recorded, runId }) });
  chunks = sent;
  server.clock.stop();
});

afterAll(async () => server.close());

/** Repeats an operation until it gets through, as pages do. */
async function untilDone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status < 500;
      if (isRefusal || tries === MOST_TRIES) throw error;
    }
  }
}

/** A player's page, which streams the recorded run. */
class Page {
  readonly player: TestPlayer;
  readonly run: StartRunAnswer;
  #epoch = 1;

  constructor(player: TestPlayer, run: StartRunAnswer) {
    this.player = player;
    this.run = run;
  }

  /** Takes the run over, as a page does that is opened again. */
  async takeOver(): Promise<void> {
    const lease = await untilDone(async () => this.player.api('leaseRun', { params: { id: this.run.runId } }));
    this.#epoch = lease.epoch;
  }

  /**
   * Streams all chunks up to a number, each as soon as the one before it is being stored; after a failure it goes on from where the
   * server stands.
   * @param meanwhile resolves when the statement fails
   */
  async stream(end: number, meanwhile: Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      const { seq } = await untilDone(async () => this.#position());
      if (seq >= end) return;
      if (tries > MOST_TRIES) throw new Error(`chunk ${seq} does not get through`);
      await this.#send(chunks.slice(seq, end), meanwhile);
    }
  }

  async #position() {
    const { streams } = server.services;
    return (await streams.welcome(this.player.user.id, this.run.runId, this.#epoch, 0)).position;
  }

  async #send(unsent: readonly Chunk[], meanwhile: Promise<void>): Promise<void> {
    const sending: Promise<unknown>[] = [];
    for (const chunk of unsent) {
      const last = sending.at(-1);
      if (last) await Promise.race([last, meanwhile]);
      server.clock.stop(this.run.startedAt + Math.ceil(chunk.toTick * TICK_MS));
      const { streams } = server.services;
      const { runId } = this.run;
      sending.push(
        streams.append({ userId: this.player.user.id, runId, epoch: this.#epoch, chunk }).catch((error: unknown) => {
          if (error instanceof ApiFailure && error.code === 'runs/chunk_conflict') throw error;
        }),
      );
    }
    await Promise.all(sending);
  }
}

async function start(player: TestPlayer): Promise<Page> {
  const { rulesVersion } = gameWithId(SNAKE).sim;
  const body = { gameId: SNAKE, rulesVersion, logFormat: COMMAND_LOG_FORMAT };
  const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
  return new Page(player, await untilDone(async () => player.api('startRun', { body, headers })));
}

async function storedOf(runId: string): Promise<number[]> {
  const query = server.services.db.selectFrom('run_chunks').select('seq').where('run_id', '=', runId).orderBy('seq');
  return (await query.execute()).map(({ seq }) => seq);
}

const statusOf = async (runId: string) =>
  (await server.services.db.selectFrom('runs').select('status').where('id', '=', runId).executeTakeFirstOrThrow())
    .status;

const creditsOf = async ({ api }: TestPlayer) => (await api('user')).user.credits;

/** All chunks, from the pause on by another page. */
async function streamAll(page: Page, meanwhile: Promise<void>): Promise<void> {
  const paused = chunks.findIndex(({ kind }) => kind === 'pause') + 1;
  await page.stream(paused, meanwhile);
  await page.takeOver();
  await page.stream(chunks.length, meanwhile);
}

/** Starts a run and stores what was streamed of the recorded one, as if it had arrived now. */
async function streamed(player: TestPlayer): Promise<Page> {
  const page = await start(player);
  const { runId, startedAt } = page.run;
  const later = startedAt - recording.startedAt;
  const rows = recording.rows.map((row) => {
    const head = JSON.parse(row.head) as StoredHead;
    const begunAt = head.begunAt === null ? null : head.begunAt + later;
    return { ...row, run_id: runId, arrived_at: row.arrived_at + later, head: JSON.stringify({ ...head, begunAt }) };
  });
  await insertChunks(server.services.db, rows);
  server.clock.stop(startedAt + Math.ceil((rows.at(-1)?.to_tick ?? 0) * TICK_MS));
  return page;
}

interface Life {
  /** What of a run does not fail. */
  readonly prepare?: (player: TestPlayer) => Promise<Page>;
  /** What one statement of fails. */
  readonly go: (player: TestPlayer, failing: FailingStatement, page: Page | undefined) => Promise<Page>;
  /** Afterwards. */
  readonly status: string;
  readonly price: number;
}

async function claimOf({ player, run }: Page): Promise<SubmitScoreAnswer> {
  const body = claimFor({ ...recorded, runId: run.runId });
  return untilDone(async () => player.api('submitScore', { body }));
}

const LIVES: Readonly<Record<string, Life>> = {
  'is streamed without a gap': {
    go: async (player, failing) => {
      const page = await start(player);
      await streamAll(page, failing.failed);
      await failing.without(async () => {
        expect(await storedOf(page.run.runId)).toEqual(chunks.map(({ seq }) => seq));
        expect(await claimOf(page)).toMatchObject({ score: recorded.score, witness: { fault: null } });
      });
      return page;
    },
    status: 'verified',
    price: 1,
  },
  'is counted once': {
    prepare: streamed,
    go: async (_player, _failing, page) => {
      if (!page) throw new Error('no run was started');
      expect(await claimOf(page)).toMatchObject({ score: recorded.score, witness: { fault: null } });
      return page;
    },
    status: 'verified',
    price: 1,
  },
  'is rejected once': {
    prepare: streamed,
    go: async ({ api }, _failing, page) => {
      if (!page) throw new Error('no run was started');
      const body = { ...claimFor({ ...recorded, runId: page.run.runId }), points: recorded.points + 1 };
      const claim = untilDone(async () => api('submitScore', { body }));
      expect(await refusal(claim)).toMatchObject({ code: 'runs/rejected' });
      return page;
    },
    status: 'rejected',
    price: 1,
  },
  'of an older build is returned once': {
    prepare: async (player) => {
      const page = await start(player);
      const { db } = server.services;
      await db.updateTable('runs').set({ log_format: 2 }).where('id', '=', page.run.runId).execute();
      return page;
    },
    go: async ({ api }, _failing, page) => {
      if (!page) throw new Error('no run was started');
      const lease = untilDone(async () => api('leaseRun', { params: { id: page.run.runId } }));
      expect(await refusal(lease)).toMatchObject({ code: 'runs/stale_rules' });
      return page;
    },
    status: 'returned',
    price: 0,
  },
};

/** On PostgreSQL the one that only it knows; a refusal looks the same with both. */
const failure: Failure = testEngine() === 'sqlite' ? 'refused' : 'lost';

test.each(Object.entries(LIVES).map(([name, life]) => [name, failure, life] as const))(
  'whichever statement fails, a run %s (%s)',
  async (_what, _failure, { prepare, go, status, price }) => {
    const player = await newPlayer(server, CREDITS);
    let number = 0;
    for (let hasFailed = true; hasFailed;) {
      number++;
      const prepared = await prepare?.(player);
      const failing = new FailingStatement(number, failure);
      let page: Page;
      try {
        page = await go(player, failing, prepared);
        ({ hasFailed } = failing);
      } catch (error) {
        throw new Error(`after statement ${number}`, { cause: error });
      } finally {
        failing.end();
      }
      expect(await statusOf(page.run.runId)).toBe(status);
      expect(await creditsOf(player)).toBe(CREDITS - number * price);
    }
    expect(number).toBeGreaterThan(5);
    const { gamesPlayed } = await player.api('results', { query: { gameId: `${SNAKE}` } });
    expect(gamesPlayed).toBe(status === 'verified' ? number : 0);
    expect(await ledgerFaults(server.services.db)).toEqual([]);
  },
);
