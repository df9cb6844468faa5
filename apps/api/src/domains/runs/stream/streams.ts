import { setImmediate } from 'node:timers/promises';
import type { ChunkAnswer, LeaseAnswer, StreamWelcome } from '@star-seekers/contracts';
import type { AnyGame } from '@star-seekers/games';
import type { TimedDeal } from '@star-seekers/sim';
import type { Chunk } from '@star-seekers/stream';
import type { Counts } from '../../../platform/counts.ts';
import { evictOldest } from '../../../platform/evict-oldest.ts';
import { KeyedMutex } from '../../../platform/keyed-mutex.ts';
import type { PlayableGames } from '../../../platform/playable-games.ts';
import type { Processes } from '../../../platform/processes/processes.ts';
import { chunkNotStored, runClosed, runExpired, runNotFound, staleRules, takenOver } from '../errors.ts';
import { parseDeals } from '../../verifier/stored-run.ts';
import type { Verifier } from '../../verifier/verifier.ts';
import type { PackedParts } from '../packed-parts.ts';
import { findRun } from '../repository.ts';
import { plays, refundUnplayed, refuseIfPlayedElsewhere } from '../run-rules.ts';
import type { ChunkTable, RunTable } from '../table.ts';
import { returnOf } from '../run-price.ts';
import { ChunkQueue, type ChunkQueueOptions, type QueuedAnswer } from './chunk-queue.ts';
import { chunkOf, OpenRunStream } from './open-run-stream.ts';
import { dealsOfRun, findChunk, lastChunk, packedParts, raiseEpoch, standingsOf } from './repository.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    readonly streams: Streams;
    /** Chunks that were refused, by why. */
    readonly chunkRefusals: Counts;
  }
}

/** Messages of a player: so many at once, and so many a second for good. */
interface MessageLimit {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Most players whose messages are counted. */
const MAX_PLAYERS = 20_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Counts the messages of players, by sockets and by requests together. */
class MessageBuckets {
  readonly #limit: MessageLimit;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: MessageLimit) {
    this.#limit = limit;
  }

  /** Takes messages. @param now of a clock that is never set back @returns false when there are too many */
  take(userId: string, now: number, messages = 1): boolean {
    const { atOnce, perSecond } = this.#limit;
    const { left, at } = this.#buckets.get(userId) ?? { left: atOnce, at: now };
    const filled = Math.min(atOnce, left + ((now - at) / 1000) * perSecond);
    this.#buckets.delete(userId);
    this.#buckets.set(userId, { left: Math.max(0, filled - messages), at: now });
    evictOldest(this.#buckets, MAX_PLAYERS);
    return filled >= messages;
  }
}

/** More answers than a page lacks: than a run has that are not in its log, or are given while a connection is lost. */
const LAST_ANSWERS = 64;

/** Made ready to be sent at once, within a millisecond. */
const ANSWERS_AT_ONCE = 32;

/** Most streams in memory; the least recently used is read again from the database. */
const MAX_STREAMS = 10_000;

export interface StreamsOptions extends ChunkQueueOptions {
  readonly games: PlayableGames;
  readonly messages: MessageLimit;
  /** This process is stored with what it receives. */
  readonly processes: Pick<Processes, 'id' | 'begin' | 'played'>;
  /** Is told that runs are played. */
  readonly verifier: Pick<Verifier, 'expect'>;
  /** Counts refused chunks by why. */
  readonly refused: Counts;
}

/** What a page needs to go on with a run. */
export interface Lease extends Omit<LeaseAnswer, 'answers' | keyof PackedParts>, PackedParts {
  /** JSON of each, with commas between, in pieces. */
  readonly answers: readonly Uint8Array[];
}

/** A chunk of a run that a player sends. */
export interface SentChunk {
  readonly userId: string;
  readonly runId: string;
  /** The lease of the page. */
  readonly epoch: number;
  readonly chunk: Chunk;
}

/** When a chunk came. */
interface Coming {
  /** By the clock of the streams. */
  readonly at: number;
  /** Number of the moment. */
  readonly moment: number;
}

/**
 * The open runs that are streamed to this process. What it has in memory of a run is what it has read, and what it stored since; another process
 * may have gone on with it. So a page is told where its run stands, and refused for good, only by what was read since it asked.
 */
export class Streams {
  readonly #options: StreamsOptions;
  readonly #queue: ChunkQueue;
  /** By run and player, least recently used first. */
  readonly #streams = new Map<string, Promise<OpenRunStream>>();
  /** Chunks of a run are taken one after the other, by whatever way they come. By run and player: others who name the run wait elsewhere. */
  readonly #mutex = new KeyedMutex();
  readonly #messages: MessageBuckets;
  /** Sockets that are open, and bytes that came by them since the server started, for operators. */
  readonly traffic = { sockets: 0, bytes: 0 };
  /** Moments so far, to tell what was first: times may be equal. */
  #moments = 0;
  /** Called when another page has taken a run over. */
  readonly #watchers = new Map<string, Set<() => void>>();

  constructor(options: StreamsOptions) {
    this.#options = options;
    this.#queue = new ChunkQueue(options);
    this.#messages = new MessageBuckets(options.messages);
  }

  /**
   * Appends a chunk. Resolves when it is stored.
   * @throws {ApiFailure} with the `runs/…` codes of the contract
   */
  async append(sent: SentChunk): Promise<ChunkAnswer> {
    // Now: it may have to wait for those before it.
    this.#options.verifier.expect();
    const coming: Coming = { at: this.#options.clock.now(), moment: ++this.#moments };
    for (let isAgain = false; ; isAgain = true) {
      const taken = await this.#mutex.run(keyOf(sent.userId, sent.runId), async () => this.#take(sent, coming));
      const answer = await taken.answer;
      if (answer) return answer;
      // Once more behind what another process has stored. A page whose run goes on elsewhere all the time has to wait.
      if (isAgain) throw chunkNotStored();
    }
  }

  /** How long chunks wait for their answers. */
  get chunks(): Pick<ChunkQueue, 'times' | 'oldestSeconds'> {
    return this.#queue;
  }

  /** Counts messages of a player. @returns whether they may be looked at: nobody plays so much */
  admits(userId: string, messages?: number): boolean {
    return this.#messages.take(userId, performance.now(), messages);
  }

  /** @throws {ApiFailure} server/unavailable for a run by rules that another process plays */
  async refuseIfPlayedElsewhere(userId: string, runId: string): Promise<void> {
    const { db, games, processes } = this.#options;
    const run = await findRun(db, runId, userId);
    if (run?.status === 'open' && !plays(games.byId.get(run.game_id), run))
      await refuseIfPlayedElsewhere(processes, run);
  }

  /** Where a page goes on that has the lease. @param answered answers that it has @throws {ApiFailure} */
  async welcome(userId: string, runId: string, epoch: number, answered: number): Promise<StreamWelcome> {
    const moment = ++this.#moments;
    return this.#mutex.run(keyOf(userId, runId), async () => {
      let stream = await this.#open(userId, runId);
      while (await this.#isOutdated(stream, moment)) stream = await this.#open(userId, runId);
      if (stream.head.epoch !== epoch) throw takenOver();
      const earlier = await this.#earlierDeals(stream, answered);
      const answers = stream.shown([...earlier, ...stream.deals(answered)]);
      return { position: stream.position, answers, token: stream.token };
    });
  }

  /**
   * Gives the lease of a run to another page.
   * @param options.isMinimal whether the page takes answers from the log
   * @throws {ApiFailure}
   */
  async lease(userId: string, runId: string, { isMinimal = false } = {}): Promise<Lease> {
    const { db } = this.#options;
    await this.#openRun(userId, runId);
    const run = await db.playerTransaction(userId, async (trx) => raiseEpoch(trx, runId, userId));
    if (!run) throw runClosed();
    const before = await this.#streams.get(keyOf(userId, runId))?.catch(() => undefined);
    if (before) this.#queue.drop(before, takenOver());
    for (const tell of this.#watchers.get(runId) ?? []) tell();
    const stream = await this.#open(userId, runId);
    const { position, writtenBy, head } = stream;
    // A lease that another page has taken meanwhile is not this page's.
    if (head.epoch !== run.epoch) throw takenOver();
    const answersFrom = isMinimal ? stream.answersFrom : 0;
    const deals = stream.deals(answersFrom);
    const earlier = await this.#earlierDeals(stream, answersFrom);
    const answers = await packedAnswers(stream, [...earlier, ...deals]);
    const parts = await packedParts(db, { runId, seq: position.seq });
    return { epoch: head.epoch, position, writtenBy, answersFrom, answers, ...parts };
  }

  /** Calls back when another page takes the run over. @returns unsubscribes */
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
    await this.#queue.close();
  }

  async #take(sent: SentChunk, coming: Coming): Promise<{ readonly answer: QueuedAnswer }> {
    const { userId, runId, epoch, chunk } = sent;
    const stream = await this.#open(userId, runId);
    if (coming.at >= stream.run.expires_at) throw runExpired();
    const earlier = chunk.seq < stream.head.seq ? await this.#earlier(stream, chunk.seq) : undefined;
    // It was dropped while that was read.
    if (stream.isStale) return this.#take(sent, coming);
    const at = Math.max(coming.at, stream.head.lastAt ?? 0);
    const taken = stream.take(chunk, { epoch, at, stored: earlier && chunkOf(earlier.row) });
    if (!taken)
      return {
        answer: earlier?.answer ?? Promise.resolve(stream.answerTo(chunk, earlier ? parseDeals(earlier.row) : [])),
      };
    if (!('failure' in taken)) return { answer: this.#queue.add(stream, taken) };
    if (await this.#isOutdated(stream, coming.moment)) return this.#take(sent, coming);
    this.#options.refused.add(taken.kind);
    throw taken.failure;
  }

  /** A chunk that was taken before, with the answer that is to come while it is being stored. */
  async #earlier(
    stream: OpenRunStream,
    seq: number,
  ): Promise<{ readonly row: ChunkTable; readonly answer?: QueuedAnswer } | undefined> {
    const waiting = this.#queue.find(stream, seq);
    // If it cannot be stored, the one that came again is taken instead.
    if (waiting) return { ...waiting, answer: waiting.answer.catch(() => undefined) };
    const row = await findChunk(this.#options.db, stream.run.id, seq);
    return row && { row };
  }

  /**
   * Whether a run stands elsewhere than its stream in memory, which is stale then. To be called in its turn.
   * @param since what was read after this moment is believed
   */
  async #isOutdated(stream: OpenRunStream, since: number): Promise<boolean> {
    if (stream.readAt > since) return stream.isStale;
    await this.#queue.settled(stream);
    if (stream.isStale) return true;
    const { run, head } = stream;
    const standing = (await standingsOf(this.#options.db, [run.id])).get(run.id);
    if (standing?.epoch !== head.epoch || standing.seq !== head.seq) this.#queue.drop(stream);
    return stream.isStale;
  }

  /** Answers of a run that are not in memory. @param from number of the first */
  async #earlierDeals(stream: OpenRunStream, from: number): Promise<TimedDeal[]> {
    const { answersFrom, run, position } = stream;
    if (from >= answersFrom) return [];
    const deals = await dealsOfRun(this.#options.db, { runId: run.id, seq: position.seq, most: stream.head.calls });
    return deals.filter(({ index }) => index >= from && index < answersFrom);
  }

  async #open(userId: string, runId: string): Promise<OpenRunStream> {
    const key = keyOf(userId, runId);
    for (;;) {
      const opened = this.#streams.get(key) ?? this.#read(userId, runId);
      this.#streams.delete(key);
      this.#streams.set(key, opened);
      evictOldest(this.#streams, MAX_STREAMS);
      try {
        const stream = await opened;
        if (!stream.isStale) return stream;
      } catch (error) {
        this.#forget(key, opened);
        throw error;
      }
      this.#forget(key, opened);
    }
  }

  /** What was read of a run is read again by whoever comes next. */
  #forget(key: string, opened: Promise<OpenRunStream>): void {
    if (this.#streams.get(key) === opened) this.#streams.delete(key);
  }

  async #read(userId: string, runId: string): Promise<OpenRunStream> {
    const { db, processes } = this.#options;
    const readAt = ++this.#moments;
    await processes.begin();
    const { run, game } = await this.#openRun(userId, runId);
    const [last] = await db.read(lastChunk, { runId });
    const seq = last ? last.seq + 1 : 0;
    const most = Math.max(LAST_ANSWERS, game.dealer?.looksBack ?? 0);
    return new OpenRunStream({ readAt, run, last, deals: await dealsOfRun(db, { runId, seq, most }) }, game, processes);
  }

  /** @throws {ApiFailure} when the run is not open */
  async #openRun(userId: string, runId: string): Promise<{ readonly run: RunTable; readonly game: AnyGame }> {
    const { db, clock, games } = this.#options;
    const run = await findRun(db, runId, userId);
    if (!run) throw runNotFound();
    if (run.status !== 'open') throw run.status === 'returned' ? await returnOf(db, runId) : runClosed();
    if (clock.now() >= run.expires_at) throw runExpired();
    const game = games.byId.get(run.game_id);
    if (plays(game, run)) return { run, game };
    throw (await refundUnplayed(this.#options, run)) ? staleRules() : runClosed();
  }
}

/** Others have their turn between pieces: a quiz has hundreds of texts in each language. */
async function packedAnswers(stream: OpenRunStream, deals: readonly TimedDeal[]): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < deals.length; from += ANSWERS_AT_ONCE) {
    if (from > 0) await setImmediate();
    const json = JSON.stringify(stream.shown(deals.slice(from, from + ANSWERS_AT_ONCE))).slice(1, -1);
    pieces.push(Buffer.from(from > 0 ? `,${json}` : json));
  }
  return pieces;
}

function keyOf(userId: string, runId: string): string {
  return `${runId} ${userId}`;
}
