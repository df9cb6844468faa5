import { setImmediate } from 'node:timers/promises';
import type { ChunkAnswer, LeaseAnswer, StreamWelcome } from '@star-seekers/contracts';
import type { AnyGame } from '@star-seekers/games';
import { COMMAND_LOG_FORMAT } from '@star-seekers/sim';
import type { Chunk } from '@star-seekers/stream';
import type { Clock } from '../../../platform/clock.ts';
import type { Counts } from '../../../platform/counts.ts';
import type { Database } from '../../../platform/database/database.ts';
import { evictOldest } from '../../../platform/evict-oldest.ts';
import type { Log } from '../../../platform/log.ts';
import type { LoopWatch } from '../../../platform/loop-watch.ts';
import type { Processes } from '../../../platform/processes/processes.ts';
import { Turns } from '../../../platform/turns.ts';
import { chunkConflict, chunkNotStored, runClosed, runExpired, runNotFound, staleRules, takenOver } from '../errors.ts';
import type { PlayableGames } from '../playable-games.ts';
import { refundRun } from '../refund-run.ts';
import { findRun } from '../repository.ts';
import type { ChunkTable, RunTable } from '../table.ts';
import { returnOf } from '../verify-timeouts.ts';
import { LiveStream, type Taken } from './live-stream.ts';
import { MessageBuckets, type MessageLimit } from './message-buckets.ts';
import {
  dealsOfRun,
  findChunk,
  insertChunks,
  lastChunk,
  partsOfRun,
  raiseEpoch,
  type Standing,
  standingReader,
} from './repository.ts';
import { chunkOf } from './stored-stream.ts';

/** Most streams in memory; the least recently used is read again from the database. */
const MAX_STREAMS = 10_000;

/** Most chunks in one transaction: SQLite stores them on this thread, and other requests have their turn between. */
const MAX_BATCH = 64;

/** After so many answers other requests have their turn: each is written to a socket of its own. */
const ANSWERS_AT_ONCE = 16;

export interface StreamsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly games: PlayableGames;
  /** Chunks of all runs are stored together so often: the price of a chunk is a share of a commit. */
  readonly flushMs: number;
  readonly messages: MessageLimit;
  /** This process is stored with what it receives. */
  readonly processes: Pick<Processes, 'id' | 'begin'>;
  /** Counts refused chunks by why. */
  readonly refused: Counts;
  readonly log: Log;
  readonly loop: Pick<LoopWatch, 'during'>;
}

/** A chunk of a run that a player sends. */
export interface SentChunk {
  readonly userId: string;
  readonly runId: string;
  /** The lease of the page. */
  readonly epoch: number;
  readonly chunk: Chunk;
}

interface Waiting extends Taken {
  readonly stream: LiveStream;
  readonly answered: PromiseWithResolvers<ChunkAnswer>;
}

/** The open runs that are streamed to this process. */
export class Streams {
  readonly #options: StreamsOptions;
  readonly #standingsOf: ReturnType<typeof standingReader>;
  /** By run and player, least recently used first. */
  readonly #streams = new Map<string, Promise<LiveStream>>();
  /** Chunks of a run are taken one after the other, by whatever way they come. */
  readonly #turns = new Turns();
  readonly #messages: MessageBuckets;
  /** Sockets that are open, and bytes that came by them since the server started, for operators. */
  readonly traffic = { sockets: 0, bytes: 0 };
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;
  #flushNow: (() => void) | undefined;
  /** Called when another page has taken a run over. */
  readonly #watchers = new Map<string, Set<() => void>>();

  constructor(options: StreamsOptions) {
    this.#options = options;
    this.#standingsOf = standingReader(options.db.engine);
    this.#messages = new MessageBuckets(options.messages);
  }

  /**
   * Appends a chunk. Resolves when it is stored.
   * @throws {ApiFailure} with the `runs/…` codes of the contract
   */
  async append(sent: SentChunk): Promise<ChunkAnswer> {
    // Now: it may have to wait for those before it.
    const at = this.#options.clock.now();
    const taken = await this.#turns.run(sent.runId, async () => this.#take(sent, at));
    return taken.answer;
  }

  /** Counts messages of a player. @returns whether they may be looked at: nobody plays so much */
  admits(userId: string, messages?: number): boolean {
    return this.#messages.take(userId, performance.now(), messages);
  }

  /** Where a page goes on that has the lease. @param answered answers that it has @throws {ApiFailure} */
  async welcome(userId: string, runId: string, epoch: number, answered: number): Promise<StreamWelcome> {
    await this.#flushing;
    const stream = await this.#open(userId, runId);
    if (stream.head.epoch !== epoch) throw takenOver();
    return { position: stream.position, answers: stream.answers(answered), token: stream.token };
  }

  /** Gives the lease of a run to another page. @throws {ApiFailure} */
  async lease(userId: string, runId: string): Promise<LeaseAnswer> {
    const { db } = this.#options;
    await this.#openRun(userId, runId);
    const run = await db.playerTransaction(userId, async (trx) => raiseEpoch(trx, runId, userId));
    if (!run) throw runClosed();
    await this.#forget(run);
    for (const tell of this.#watchers.get(runId) ?? []) tell();
    const stream = await this.#open(userId, runId);
    const { position, writtenBy, head } = stream;
    const answers = stream.answers();
    return { epoch: head.epoch, position, writtenBy, answers, ...(await partsOfRun(db, { runId, seq: position.seq })) };
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

  /** The run was closed. */
  forget(run: Pick<RunTable, 'id' | 'user_id'>): void {
    this.#streams.delete(keyOf(run.user_id, run.id));
  }

  /** Stores what was taken. */
  async close(): Promise<void> {
    this.#flushNow?.();
    await this.#flushing;
  }

  async #take({ userId, runId, epoch, chunk }: SentChunk, at: number): Promise<{ answer: Promise<ChunkAnswer> }> {
    const stream = await this.#open(userId, runId);
    if (at >= stream.run.expires_at) throw runExpired();
    const isEarlier = chunk.seq < stream.head.seq;
    const earlier = isEarlier ? await this.#earlier(stream, chunk.seq) : undefined;
    // It was forgotten while that was read.
    if (stream.isStale) return this.#take({ userId, runId, epoch, chunk }, at);
    if (isEarlier && !earlier) throw chunkConflict();
    const stored = earlier && chunkOf(earlier.row);
    const taken = stream.take(chunk, { epoch, at: Math.max(at, stream.head.lastAt ?? 0), stored });
    if (!taken) return { answer: earlier?.answer ?? Promise.resolve(stream.answerTo(chunk)) };
    const answered = Promise.withResolvers<ChunkAnswer>();
    this.#waiting.push({ ...taken, stream, answered });
    this.#flushing ??= this.#flushLater();
    // The player waits for it.
    if (chunk.kind === 'begin') this.#flushNow?.();
    return { answer: answered.promise };
  }

  /** A chunk that was taken before, with the answer that is to come while it is being stored. */
  async #earlier(
    stream: LiveStream,
    seq: number,
  ): Promise<{ readonly row: ChunkTable; readonly answer?: Promise<ChunkAnswer> } | undefined> {
    const waiting = this.#waiting.find((entry) => entry.stream === stream && entry.row.seq === seq);
    if (waiting) return { row: waiting.row, answer: waiting.answered.promise };
    await this.#flushing;
    const row = await findChunk(this.#options.db, stream.run.id, seq);
    return row && { row };
  }

  async #open(userId: string, runId: string): Promise<LiveStream> {
    const key = keyOf(userId, runId);
    const opened = this.#streams.get(key) ?? this.#read(userId, runId);
    this.#streams.delete(key);
    this.#streams.set(key, opened);
    evictOldest(this.#streams, MAX_STREAMS);
    try {
      return await opened;
    } catch (error) {
      if (this.#streams.get(key) === opened) this.#streams.delete(key);
      throw error;
    }
  }

  async #read(userId: string, runId: string): Promise<LiveStream> {
    const { db, processes, refused } = this.#options;
    await processes.begin();
    const { run, game } = await this.#openRun(userId, runId);
    const [last] = await db.read(lastChunk, { runId });
    const deals = await dealsOfRun(db, { runId, seq: last ? last.seq + 1 : 0 });
    return new LiveStream({ run, last, deals }, game, processes, refused);
  }

  /** @throws {ApiFailure} when the run is not open */
  async #openRun(userId: string, runId: string): Promise<{ readonly run: RunTable; readonly game: AnyGame }> {
    const { db, clock, games } = this.#options;
    const run = await findRun(db, runId, userId);
    if (!run) throw runNotFound();
    if (run.status !== 'open') throw run.status === 'returned' ? await returnOf(db, runId) : runClosed();
    if (clock.now() >= run.expires_at) throw runExpired();
    const game = games.byId.get(run.game_id);
    if (game?.sim.rulesVersion !== run.rules_version || run.log_format !== COMMAND_LOG_FORMAT)
      return this.#returnCredit(run);
    return { run, game };
  }

  async #returnCredit(run: RunTable): Promise<never> {
    const { db, clock } = this.#options;
    await db.transaction(async (trx) => refundRun(trx, run, { now: clock.now(), claimHash: null }));
    throw staleRules();
  }

  /** What is in memory of a run is read again, and what of it is not stored yet never is: pages send it again. */
  async #forget(run: Pick<RunTable, 'id' | 'user_id'>): Promise<void> {
    const stream = await this.#streams.get(keyOf(run.user_id, run.id))?.catch(() => undefined);
    if (stream) this.#drop(stream, takenOver());
    this.forget(run);
  }

  #drop(stream: LiveStream, reason: unknown): void {
    stream.isStale = true;
    this.forget(stream.run);
    const dropped = this.#waiting.filter((entry) => entry.stream === stream);
    this.#waiting = this.#waiting.filter((entry) => entry.stream !== stream);
    for (const { answered } of dropped) answered.reject(reason);
  }

  async #flushLater(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#options.flushMs);
      this.#flushNow = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#flushNow = undefined;
    for (; this.#waiting.length > 0; await setImmediate()) {
      const batch = this.#waiting.splice(0, MAX_BATCH);
      await this.#options.loop.during('flush of streams', async () => this.#flush(batch));
    }
    this.#flushing = undefined;
  }

  async #flush(batch: readonly Waiting[]): Promise<void> {
    const { db, clock, log } = this.#options;
    const runIds = [...new Set(batch.map(({ row }) => row.run_id))];
    try {
      const refused = await db.transaction(async (trx) => {
        const { rows, refusals } = inPlace(batch, await this.#standingsOf(trx, runIds));
        if (rows.length > 0) await insertChunks(trx, rows);
        return refusals;
      }, 'read committed');
      for (const [index, waiting] of batch.entries()) {
        const { stream, answer, answered } = waiting;
        const refusal = refused.get(waiting);
        if (refusal) {
          answered.reject(refusal);
          this.#drop(stream, refusal);
        } else {
          stream.acknowledge(waiting, clock.now());
          answered.resolve(answer);
        }
        if ((index + 1) % ANSWERS_AT_ONCE === 0) await setImmediate();
      }
    } catch (error) {
      log.error({ err: error, chunks: batch.length }, 'streamed chunks could not be stored');
      for (const { stream, answered } of batch) {
        answered.reject(chunkNotStored());
        this.#drop(stream, chunkNotStored());
      }
    }
  }
}

function keyOf(userId: string, runId: string): string {
  return `${runId} ${userId}`;
}

/** Which of some chunks follow what is stored, under the lease of the run, and why the others do not. */
function inPlace(
  batch: readonly Waiting[],
  standings: ReadonlyMap<string, Standing>,
): { readonly rows: ChunkTable[]; readonly refusals: Map<Waiting, unknown> } {
  const next = new Map([...standings].map(([runId, { seq }]) => [runId, seq]));
  const rows: ChunkTable[] = [];
  const refusals = new Map<Waiting, unknown>();
  for (const waiting of batch) {
    const { row } = waiting;
    const standing = standings.get(row.run_id);
    if (!standing) refusals.set(waiting, runClosed());
    else if (standing.epoch !== row.epoch) refusals.set(waiting, takenOver());
    // Another process has stored it, or the chunk before it is not stored.
    else if (next.get(row.run_id) !== row.seq) refusals.set(waiting, chunkNotStored());
    else {
      rows.push(row);
      next.set(row.run_id, row.seq + 1);
    }
  }
  return { rows, refusals };
}
