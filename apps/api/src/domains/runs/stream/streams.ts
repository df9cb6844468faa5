import { setImmediate } from 'node:timers/promises';
import type { ChunkAnswer, LeaseAnswer, StreamWelcome } from '@star-seekers/contracts';
import type { Chunk } from '@star-seekers/stream';
import { shuttingDown } from '../../../platform/api-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { DatabaseClock } from '../../../platform/database/database-clock.ts';
import { chunkConflict, runClosed, runExpired, runNotFound, staleRules, takenOver } from '../errors.ts';
import { packLog } from '../pack-log.ts';
import { evictOldest } from '../../../platform/evict-oldest.ts';
import type { PlayableGames } from '../playable-games.ts';
import { refundRun } from '../refund-run.ts';
import { findRun } from '../repository.ts';
import type { RunTable } from '../table.ts';
import { LiveStream, type Taken } from './live-stream.ts';
import { chunksOfRun, findChunk, insertChunks, leaseReader, raiseEpoch } from './repository.ts';
import { chunkOf, logOf } from './stored-stream.ts';

/** Most streams in memory; the least recently used is read again from the database. */
const MAX_STREAMS = 10_000;

/** Most chunks in one transaction. */
const MAX_BATCH = 2048;

/** After so many answers other requests have their turn: each is written to a socket of its own. */
const ANSWERS_AT_ONCE = 16;

export interface StreamsOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** Stamps the arrival of chunks. */
  readonly arrivals: DatabaseClock;
  readonly games: PlayableGames;
  /** Chunks of all runs are stored together so often: the price of a chunk is a share of a commit. */
  readonly flushMs: number;
}

interface Waiting extends Taken {
  readonly stream: LiveStream;
  resolve(answer: ChunkAnswer): void;
  reject(error: unknown): void;
}

/** The open runs that are streamed to this process. */
export class Streams {
  readonly #options: StreamsOptions;
  readonly #startedAt: number;
  readonly #leasesOf: ReturnType<typeof leaseReader>;
  /** By run, least recently used first. */
  readonly #streams = new Map<string, Promise<LiveStream>>();
  readonly #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;
  /** Called when another page has taken a run over. */
  readonly #watchers = new Map<string, Set<() => void>>();

  constructor(options: StreamsOptions) {
    this.#options = options;
    this.#startedAt = options.clock.now();
    this.#leasesOf = leaseReader(options.db.engine);
  }

  /**
   * Appends a chunk. Resolves when it is stored.
   * @throws {ApiFailure} with the `runs/…` codes of the contract
   */
  async append(userId: string, runId: string, epoch: number, chunk: Chunk): Promise<ChunkAnswer> {
    const { db, arrivals } = this.#options;
    const stream = await this.#open(userId, runId);
    const before = chunk.seq < stream.head.seq ? await this.#stored(stream, chunk.seq) : undefined;
    const { lastAt, startedAt } = stream.head.clock;
    const at = Math.max(arrivals.now(), lastAt);
    if (at >= stream.run.expires_at) throw runExpired();
    const afterRestart = startedAt !== null && lastAt < arrivals.fromLocal(this.#startedAt);
    const taken = stream.take(chunk, epoch, { at, afterRestart }, before);
    if (!taken) {
      await this.#flushing;
      // Another page may have taken the run over meanwhile.
      if (!(await findChunk(db, runId, chunk.seq))) throw takenOver();
      return stream.answerTo(chunk);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...taken, stream, resolve, reject });
      this.#flushing ??= this.#flushLater();
    });
  }

  /** Where a page goes on that has the lease. @param answered answers that it has @throws {ApiFailure} */
  async welcome(userId: string, runId: string, epoch: number, answered: number): Promise<StreamWelcome> {
    await this.#flushing;
    const stream = await this.#open(userId, runId);
    const { seq, toTick } = stream.head;
    if (stream.head.epoch !== epoch) throw takenOver();
    return { position: { seq, toTick }, answers: stream.answers(answered) };
  }

  /** Gives the lease of a run to another page. @throws {ApiFailure} */
  async lease(userId: string, runId: string): Promise<LeaseAnswer> {
    const { db, games } = this.#options;
    await this.#flushing;
    await this.#open(userId, runId);
    const { run, rows } = await db.playerTransaction(userId, async (trx) => {
      const raised = await raiseEpoch(trx, runId, userId);
      if (!raised) throw runClosed();
      return { run: raised, rows: await chunksOfRun.all(trx, { runId }) };
    });
    this.forget(runId);
    for (const tell of this.#watchers.get(runId) ?? []) tell();
    const game = games.byId.get(run.game_id);
    if (!game) throw staleRules();
    const stream = new LiveStream(run, game, rows);
    const { seq, toTick } = stream.head;
    return {
      epoch: run.epoch,
      position: { seq, toTick },
      writtenBy: rows.at(-1)?.epoch ?? null,
      replay: packLog(game.sim, logOf(game.sim, rows)),
      answers: stream.answers(),
    };
  }

  /** Calls back when another page takes the run over. @returns ends that */
  onTakenOver(runId: string, tell: () => void): () => void {
    const watchers = this.#watchers.get(runId) ?? new Set();
    this.#watchers.set(runId, watchers.add(tell));
    return () => {
      watchers.delete(tell);
      if (watchers.size === 0) this.#watchers.delete(runId);
    };
  }

  /** The run was closed, or is written elsewhere. */
  forget(runId: string): void {
    this.#streams.delete(runId);
  }

  /** Stores what was taken. */
  async close(): Promise<void> {
    await this.#flushing;
  }

  async #open(userId: string, runId: string): Promise<LiveStream> {
    const opened = this.#streams.get(runId) ?? this.#read(userId, runId);
    this.#streams.delete(runId);
    this.#streams.set(runId, opened);
    evictOldest(this.#streams, MAX_STREAMS);
    try {
      const stream = await opened;
      if (stream.run.user_id !== userId) throw runNotFound();
      return stream;
    } catch (error) {
      if (this.#streams.get(runId) === opened) this.#streams.delete(runId);
      throw error;
    }
  }

  async #read(userId: string, runId: string): Promise<LiveStream> {
    const { db, clock, arrivals, games } = this.#options;
    await arrivals.anchored();
    const run = await findRun(db, runId, userId);
    if (!run) throw runNotFound();
    if (run.status !== 'open') throw run.status === 'returned' ? staleRules() : runClosed();
    if (clock.now() >= run.expires_at) throw runExpired();
    const game = games.byId.get(run.game_id);
    if (game?.sim.rulesVersion !== run.rules_version) return this.#returnCredit(run);
    return new LiveStream(run, game, await chunksOfRun.all(db, { runId }));
  }

  async #returnCredit(run: RunTable): Promise<never> {
    const { db, clock } = this.#options;
    await db.transaction(async (trx) => refundRun(trx, run, { now: clock.now(), claimHash: null }));
    throw staleRules();
  }

  /** A chunk that was taken before, also one that is being stored. */
  async #stored(stream: LiveStream, seq: number): Promise<Chunk> {
    const waiting = this.#waiting.find(({ row }) => row.run_id === stream.run.id && row.seq === seq);
    if (!waiting) await this.#flushing;
    const row = waiting?.row ?? (await findChunk(this.#options.db, stream.run.id, seq));
    if (!row) throw chunkConflict();
    return chunkOf(row);
  }

  async #flushLater(): Promise<void> {
    await new Promise((resolve) => {
      setTimeout(resolve, this.#options.flushMs);
    });
    while (this.#waiting.length > 0) {
      await this.#flush(this.#waiting.splice(0, MAX_BATCH));
    }
    this.#flushing = undefined;
  }

  async #flush(batch: readonly Waiting[]): Promise<void> {
    const { db } = this.#options;
    const runIds = [...new Set(batch.map(({ row }) => row.run_id))];
    try {
      const leases = await db.transaction(async (trx) => {
        const current = await this.#leasesOf(trx, runIds);
        const rows = batch.map(({ row }) => row).filter(({ run_id, epoch }) => current.get(run_id) === epoch);
        if (rows.length > 0) await insertChunks(trx, rows);
        return current;
      }, 'read committed');
      for (const [index, { row, answer, resolve, reject }] of batch.entries()) {
        const lease = leases.get(row.run_id);
        if (lease === row.epoch) {
          resolve(answer);
        } else {
          this.forget(row.run_id);
          reject(lease === undefined ? runClosed() : takenOver());
        }
        if ((index + 1) % ANSWERS_AT_ONCE === 0) await setImmediate();
      }
    } catch (error) {
      // What is in memory is ahead of what is stored: pages send it again.
      for (const runId of runIds) this.forget(runId);
      for (const { reject } of batch) reject(db.engine.isUniqueViolation(error) ? shuttingDown() : error);
    }
  }
}
