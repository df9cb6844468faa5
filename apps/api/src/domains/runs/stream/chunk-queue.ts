import { setImmediate } from 'node:timers/promises';
import type { ChunkAnswer } from '@star-seekers/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log.ts';
import { Times } from '../../../platform/metrics.ts';
import type { LoopWatch } from '../../../platform/loop-watch.ts';
import { chunkNotStored } from '../errors.ts';
import type { ChunkTable } from '../table.ts';
import type { OpenRunStream, Taken } from './open-run-stream.ts';
import { chunkWriter, standingsOf } from './repository.ts';

/** Most chunks in one statement: SQLite stores them on this thread, and other requests have their turn between. */
const MAX_BATCH = 64;

/** After so many answers other requests have their turn: each is written to a socket of its own. */
const ANSWERS_AT_ONCE = 16;

/** A chunk waits at most so long for a run that another transaction has locked. */
const MOST_LOCKED_MS = 5000;

export interface ChunkQueueOptions {
  readonly db: Database;
  /** Stamps acknowledgements. */
  readonly clock: Clock;
  /** Chunks of all runs are stored together so often: the price of a chunk is a share of a commit. */
  readonly flushMs: number;
  readonly log: Log;
  readonly loop: Pick<LoopWatch, 'during'>;
}

/** The answer to a chunk that is being stored; undefined when its run does not stand where its stream in memory does. */
export type QueuedAnswer = Promise<ChunkAnswer | undefined>;

interface Waiting extends Taken {
  readonly stream: OpenRunStream;
  /** By `performance.now()`. */
  readonly since: number;
  readonly answered: PromiseWithResolvers<ChunkAnswer | undefined>;
}

/** Stores the chunks of all runs together, and those of a run one after the other. */
export class ChunkQueue {
  /** From the arrival of a chunk to its answer. */
  readonly times = new Times('chunk_seconds', 'From the arrival of a part of a run to its acknowledgement.');
  readonly #options: ChunkQueueOptions;
  readonly #store: ReturnType<typeof chunkWriter>;
  /** Oldest first; a chunk stays until it is answered. */
  readonly #waiting = new Set<Waiting>();
  #flushing: Promise<void> | undefined;
  #flushNow: (() => void) | undefined;
  #isClosing = false;

  constructor(options: ChunkQueueOptions) {
    this.#options = options;
    this.#store = chunkWriter(options.db);
  }

  /**
   * Stores a chunk that was taken. When it is answered by undefined, the stream is stale.
   * @throws {ApiFailure} server/unavailable, or why the stream was dropped
   */
  async add(stream: OpenRunStream, taken: Taken): QueuedAnswer {
    const answered = Promise.withResolvers<ChunkAnswer | undefined>();
    this.#waiting.add({ ...taken, stream, since: performance.now(), answered });
    this.#flushing ??= this.#flushLater();
    // The player waits for it.
    if (taken.row.kind === 'begin') this.#flushNow?.();
    return answered.promise;
  }

  /** How long the oldest chunk has waited, in seconds. */
  get oldestSeconds(): number {
    const [oldest] = this.#waiting;
    return oldest ? (performance.now() - oldest.since) / 1000 : 0;
  }

  /** A chunk that is being stored. */
  find(stream: OpenRunStream, seq: number): { readonly row: ChunkTable; readonly answer: QueuedAnswer } | undefined {
    const waiting = this.#of(stream).find(({ row }) => row.seq === seq);
    return waiting && { row: waiting.row, answer: waiting.answered.promise };
  }

  /** Resolves when no chunk of a stream is being stored. */
  async settled(stream: OpenRunStream): Promise<void> {
    for (let own = this.#of(stream); own.length > 0; own = this.#of(stream))
      await Promise.allSettled(own.map(({ answered }) => answered.promise));
  }

  /**
   * The run of a stream stands elsewhere than in memory, or may.
   * @param reason why its chunks that wait are refused; absent: they are answered by undefined
   */
  drop(stream: OpenRunStream, reason?: unknown): void {
    stream.isStale = true;
    for (const waiting of this.#of(stream)) {
      this.#waiting.delete(waiting);
      if (reason === undefined) waiting.answered.resolve(undefined);
      else waiting.answered.reject(reason);
    }
  }

  /** Stores what waits. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#flushNow?.();
    await this.#flushing;
  }

  #of(stream: OpenRunStream): Waiting[] {
    return [...this.#waiting].filter((waiting) => waiting.stream === stream);
  }

  async #flushLater(): Promise<void> {
    // Afterwards only those wait whose runs are locked.
    do {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#options.flushMs);
        this.#flushNow = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#flushNow = undefined;
      await this.#flushAll();
    } while (this.#waiting.size > 0);
    this.#flushing = undefined;
  }

  async #flushAll(): Promise<void> {
    const { loop } = this.#options;
    const locked = new Set<string>();
    for (let batch = this.#nextBatch(locked); batch.length > 0; batch = this.#nextBatch(locked)) {
      await loop.during('flush of streams', async () => this.#flush(batch, locked));
      await setImmediate();
    }
  }

  /** The next chunk of each run: one that follows it is stored only if it was. */
  #nextBatch(locked: ReadonlySet<string>): Waiting[] {
    const batch = new Map<string, Waiting>();
    for (const waiting of this.#waiting) {
      const { run_id: runId } = waiting.row;
      if (!batch.has(runId) && !locked.has(runId)) batch.set(runId, waiting);
      if (batch.size === MAX_BATCH) break;
    }
    return [...batch.values()];
  }

  /** @param locked gets the runs of which nothing can be stored now */
  async #flush(batch: readonly Waiting[], locked: Set<string>): Promise<void> {
    let left = batch;
    try {
      const stored = await this.#store(batch.map(({ row }) => row));
      left = batch.filter(({ row }) => !stored.has(row.run_id));
      await this.#acknowledge(batch.filter(({ row }) => stored.has(row.run_id)));
      if (left.length > 0) await this.#explain(left, locked);
    } catch (error) {
      this.#options.log.error({ err: error, chunks: left.length }, 'streamed chunks could not be stored');
      for (const { stream } of left) this.drop(stream, chunkNotStored());
    }
  }

  async #acknowledge(stored: readonly Waiting[]): Promise<void> {
    for (const [index, waiting] of stored.entries()) {
      const { stream, answer, answered } = waiting;
      if (this.#waiting.delete(waiting)) stream.acknowledge(waiting, this.#options.clock.now());
      this.times.add(performance.now() - waiting.since);
      answered.resolve(answer);
      if ((index + 1) % ANSWERS_AT_ONCE === 0) await setImmediate();
    }
  }

  /** Finds out why chunks were not stored. */
  async #explain(left: readonly Waiting[], locked: Set<string>): Promise<void> {
    const runIds = left.map(({ row }) => row.run_id);
    const standings = await standingsOf(this.#options.db, runIds);
    for (const { stream, row, since } of left) {
      const { run_id: runId, epoch, seq } = row;
      const standing = standings.get(runId);
      if (standing?.epoch !== epoch || standing.seq !== seq) this.drop(stream);
      else if (this.#isClosing || performance.now() - since > MOST_LOCKED_MS) this.drop(stream, chunkNotStored());
      else locked.add(runId);
    }
  }
}
