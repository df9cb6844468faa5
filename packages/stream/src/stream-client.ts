import {
  type GameSim,
  type LogPlace,
  type RevealAnswer,
  type RevealCall,
  type RevealSource,
  type Run,
  type SimState,
  LOG_START,
  encodeLogPart,
  toBase64Url,
} from '@star-seekers/sim';
import { CHUNK_TICKS, type Chunk, type ChunkAnswer, type ChunkKind, type StreamPosition } from './chunk.ts';

/** After so long without an answer the page stops the game. */
export const STOP_AFTER_MS = 3000;

/** What a stream needs of the page around it. */
export interface StreamPort {
  /**
   * Stores the chunks that are not acknowledged yet, before the newest of them is sent. Resolves when they are safe; undefined if they
   * are at once.
   */
  persist(unsent: readonly Chunk[]): Promise<void> | undefined;
  /** Sends a chunk, which may be lost. Called only while connected. */
  send(chunk: Chunk): void;
  /** Milliseconds of a monotonic clock. */
  now(): number;
}

/** Where a stream begins: at the start of a run, or where its chunks so far end. */
export interface StreamStart {
  readonly position: StreamPosition;
  /** How much of the run's log these chunks hold. */
  readonly place: LogPlace;
  /** Answers to the calls so far, in order. */
  readonly answers: readonly RevealAnswer[];
  /** Chunks of this device that the server may not have. */
  readonly unsent: readonly Chunk[];
}

export const STREAM_START: StreamStart = {
  position: { seq: 0, toTick: 0 },
  place: LOG_START,
  answers: [],
  unsent: [],
};

interface Unsent {
  readonly chunk: Chunk;
  readonly cutAt: number;
}

interface Segment {
  /** Number of its begin. */
  readonly seq: number;
  readonly tick: number;
  /** Null until the hub has acknowledged the begin. */
  token: number | null;
}

/**
 * The page's side of a stream: cuts a run into chunks, sends each until it is acknowledged, and receives the answers to its calls. It has
 * neither a clock nor a connection of its own.
 */
export class StreamClient<State extends SimState, Command, Event> implements RevealSource {
  readonly #sim: GameSim<State, Command, Event>;
  readonly #port: StreamPort;
  readonly #answers: RevealAnswer[];
  /** Oldest first. */
  #unsent: Unsent[];
  #next: StreamPosition;
  #place: LogPlace;
  #calls: number;
  /** The segment that is played; undefined while the run stands. */
  #segment: Segment | undefined;
  /** A run whose next segment is about to begin. */
  #toBegin: Run<State, Command, Event> | undefined;
  #toBeginSince = 0;
  #isConnected = false;
  /** Number of the next chunk to send on this connection. */
  #nextSend = 0;
  /** Number after the last chunk that is stored on this device. */
  #persistedUpTo: number;

  constructor(sim: GameSim<State, Command, Event>, start: StreamStart, port: StreamPort) {
    this.#sim = sim;
    this.#port = port;
    this.#answers = [...start.answers];
    this.#unsent = start.unsent.map((chunk) => ({ chunk, cutAt: port.now() }));
    const last = start.unsent.at(-1);
    this.#next = last ? { seq: last.seq + 1, toTick: last.toTick } : start.position;
    this.#place = start.place;
    this.#calls = start.answers.length + start.unsent.reduce((sum, { calls }) => sum + calls.length, 0);
    this.#persistedUpTo = this.#next.seq;
  }

  /** Everything that the server has acknowledged. */
  get acknowledged(): StreamPosition {
    const [oldest] = this.#unsent;
    return oldest ? { seq: oldest.chunk.seq, toTick: oldest.chunk.toTick } : this.#next;
  }

  /** Whether the server has everything. */
  get isSettled(): boolean {
    return this.#unsent.length === 0;
  }

  /** Whether there is something to send, or a segment to begin. */
  get isWaiting(): boolean {
    return !this.isSettled || this.#toBegin !== undefined;
  }

  /** For how long the oldest chunk, or a segment that is to begin, has waited for the hub; 0 when nothing waits. */
  get waitingMs(): number {
    const [oldest] = this.#unsent;
    const since = oldest?.cutAt ?? (this.#toBegin && this.#toBeginSince);
    return since === undefined ? 0 : this.#port.now() - since;
  }

  get shouldStop(): boolean {
    return this.waitingMs >= STOP_AFTER_MS;
  }

  /** Answers that have arrived. */
  get answered(): number {
    return this.#answers.length;
  }

  answer({ index }: RevealCall): RevealAnswer | undefined {
    return this.#answers[index];
  }

  /** Whether no tick may pass: the hub has not seen yet that the segment has begun. */
  get holds(): boolean {
    return this.#toBegin !== undefined || this.#segment?.token === null;
  }

  /**
   * The run is to be played from here on: a 3-2-1 is over. The segment begins as soon as the hub has everything before it: one that it cannot
   * acknowledge at once would begin without the player.
   */
  begin(run: Run<State, Command, Event>): void {
    // A segment without a tick is still to be played.
    if (this.#segment?.tick === run.state.tick) return;
    this.#toBegin = run;
    this.#toBeginSince = this.#port.now();
    this.#begin();
  }

  /** A tick has passed. */
  ticked(run: Run<State, Command, Event>): void {
    if (run.ended) this.#cut(run, 'end');
    else if (run.state.tick - this.#next.toTick >= CHUNK_TICKS || run.requests > this.#calls) this.#cut(run, 'play');
  }

  /** The player stops, or the rules do. A segment that has no tick yet goes on later. */
  stopped(run: Run<State, Command, Event>, kind: 'pause' | 'break'): void {
    this.#toBegin = undefined;
    if (!this.#segment || this.#segment.tick === run.state.tick) return;
    this.#cut(run, kind);
    this.#segment = undefined;
  }

  /** The player has left the run, which ends with what was reached. */
  left(run: Run<State, Command, Event>): void {
    this.#cut(run, 'end');
  }

  /**
   * A connection stands.
   * @param position of the server, whose word counts
   * @param answers in order
   * @param from number of the first of them: what had arrived when the connection was opened. More may have arrived since.
   * @param token of the last segment that the server has seen begin, if it told it
   */
  connected(position: StreamPosition, answers: readonly RevealAnswer[], from: number, token?: number | null): void {
    if (this.#segment && this.#segment.seq < position.seq) this.#segment.token ??= token ?? null;
    this.#unsent = this.#unsent.filter(({ chunk }) => chunk.seq >= position.seq);
    this.#answers.push(...answers.slice(this.#answers.length - from));
    this.#isConnected = true;
    this.#nextSend = position.seq;
    this.#send();
    this.#begin();
  }

  disconnected(): void {
    this.#isConnected = false;
  }

  /** The server has stored a chunk. */
  received({ seq, answers = [], token }: ChunkAnswer): void {
    const [oldest] = this.#unsent;
    if (oldest?.chunk.seq !== seq) return;
    this.#unsent.shift();
    this.#answers.push(...answers);
    if (this.#segment?.seq === seq) this.#segment.token ??= token ?? null;
    this.#begin();
  }

  /** Sends again everything that is not acknowledged: the server has asked for it. */
  sendAgain(): void {
    this.#nextSend = this.acknowledged.seq;
    this.#send();
  }

  #begin(): void {
    const run = this.#toBegin;
    if (!run || run.ended || !this.#isConnected || !this.isSettled) return;
    this.#toBegin = undefined;
    run.begin();
    this.#segment = { seq: this.#next.seq, tick: run.state.tick, token: null };
    this.#cut(run, 'begin');
  }

  #cut(run: Run<State, Command, Event>, kind: ChunkKind): void {
    const { tick } = run.state;
    const part = run.logSince(this.#place);
    const calls = [...run.deals, ...run.unanswered].slice(this.#calls);
    const chunk: Chunk = {
      seq: this.#next.seq,
      kind,
      toTick: tick,
      log: toBase64Url(encodeLogPart(this.#sim.commands, part)),
      calls: calls.map(({ index, tick: at, request }) => ({ index, tick: at, request })),
      token: this.#segment && tick > this.#segment.tick ? this.#segment.token : null,
    };
    this.#calls += calls.length;
    this.#place = {
      commands: this.#place.commands + part.commands.length,
      begins: this.#place.begins + part.begins.length,
      beacons: this.#place.beacons + part.beacons.length,
    };
    this.#next = { seq: chunk.seq + 1, toTick: tick };
    this.#unsent.push({ chunk, cutAt: this.#port.now() });
    const persisted = () => {
      this.#persistedUpTo = Math.max(this.#persistedUpTo, chunk.seq + 1);
      this.#send();
    };
    const persisting = this.#port.persist(this.#unsent.map((entry) => entry.chunk));
    if (persisting) void persisting.then(persisted);
    else persisted();
  }

  #send(): void {
    if (!this.#isConnected) return;
    for (const { chunk } of this.#unsent) {
      if (chunk.seq < this.#nextSend) continue;
      if (chunk.seq >= this.#persistedUpTo) return;
      this.#nextSend = chunk.seq + 1;
      this.#port.send(chunk);
    }
  }
}
