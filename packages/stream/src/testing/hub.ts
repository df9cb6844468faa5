import {
  type AnyGameSim,
  type CommandLog,
  type Deal,
  type Dealer,
  type DealerSecret,
  hasSameAnswers,
  ReplayMismatch,
  type RevealAnswer,
  type RunSetup,
  verifyLog,
} from '@star-seekers/sim';
import type { Chunk, ChunkAnswer, StreamPosition } from '../chunk.ts';
import type { ReceivedChunk } from '../segment.ts';
import { type ChunkRefusal, NEW_HEAD, type StreamHead, appendChunk, joinChunks, segmentToken } from '../stream-head.ts';
import { RunStops, type WitnessFault, type WitnessFigures, witnessFault, witnessFigures } from '../witness.ts';
import type { Scheduler } from './scheduler.ts';

const FLUSH_MS = 100;

interface Stored {
  readonly chunk: Chunk;
  readonly received: ReceivedChunk;
  readonly answers: readonly RevealAnswer[];
}

interface Held extends Stored {
  reply(answer: ChunkAnswer): void;
}

/** What the hub tells of a finished run. */
export interface HubVerdict {
  readonly figures: WitnessFigures;
  readonly fault: WitnessFault | undefined;
  readonly log: CommandLog<unknown>;
}

/** What a page is told that connects. */
export interface Welcome {
  readonly position: StreamPosition;
  readonly answers: readonly RevealAnswer[];
  readonly token: number | null;
}

export interface HubOptions {
  readonly sim: AnyGameSim;
  readonly setup: RunSetup;
  readonly dealer: Dealer;
  readonly secret: DealerSecret;
}

/** The server's side of one run: what it stores survives a restart, what it only holds does not. */
export class Hub {
  readonly #world: Scheduler;
  readonly #options: HubOptions;
  /** The database. */
  readonly #stored: Stored[] = [];
  #storedHead: StreamHead = NEW_HEAD;
  /** The process. */
  #isUp = true;
  #head: StreamHead = NEW_HEAD;
  #held: Held[] = [];
  #restarted = false;
  #tokenOf: { readonly segment: number; readonly token: number } | undefined;

  constructor(world: Scheduler, options: HubOptions) {
    this.#world = world;
    this.#options = options;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  get received() {
    return this.#stored.map((e) => e.received);
  }

  /** Chunks that are stored for good. */
  get chunks(): readonly Chunk[] {
    return this.#stored.map(({ chunk }) => chunk);
  }

  connect(answered: number): Welcome {
    const answers = this.#stored.flatMap((entry) => entry.answers);
    const { segment } = this.#storedHead;
    return { position: this.#storedHead, answers: answers.slice(answered), token: segment > 0 ? this.#token() : null };
  }

  /** Gives the run to another page. @returns its epoch; undefined while the hub is down */
  lease(): number | undefined {
    if (!this.#isUp) return undefined;
    this.#flush();
    this.#head = { ...this.#head, epoch: this.#head.epoch + 1 };
    this.#storedHead = this.#head;
    return this.#head.epoch;
  }

  receive(chunk: Chunk, epoch: number, reply: (answer: ChunkAnswer | ChunkRefusal) => void): void {
    if (!this.#isUp) return;
    const { sim, dealer, secret } = this.#options;
    const at = this.#world.now;
    const stored = (seq: number) => this.#stored[seq]?.chunk ?? this.#held[seq - this.#stored.length]?.chunk;
    const appended = appendChunk(this.#head, chunk, { sim, epoch, at, token: this.#token(), stored });
    if ('refused' in appended) reply(appended);
    else if ('repeated' in appended) this.#repeat(chunk.seq, reply);
    else {
      this.#head = appended.head;
      const earlier = chunk.calls.length > 0 ? [...this.#deals, ...this.#held.flatMap(dealsOf)] : [];
      const deals = earlier.map((deal) => ({ ...deal, atMs: at }));
      const answers = chunk.calls.map((call): RevealAnswer => {
        const reveal = dealer.deal({ secret, options: undefined }, deals, call, at);
        deals.push({ ...call, reveal, atMs: at });
        return { reveal };
      });
      const { kind, toTick } = chunk;
      const graceMs = chunk.calls.length > 0 ? (sim.hidden?.graceMs ?? 0) : 0;
      const received = {
        kind,
        toTick,
        at,
        begunAt: appended.head.begunAt,
        afterRestart: this.#restarted,
        graceMs,
      };
      this.#restarted = false;
      // A begin is stored at once: the player waits for it.
      if (this.#held.length === 0 || kind === 'begin')
        this.#world.after(kind === 'begin' ? 0 : FLUSH_MS, () => this.#flush());
      this.#held.push({ chunk, received, answers, reply });
    }
  }

  /** The process ends at once and begins anew: what was not stored is lost. */
  restart(downMs: number): void {
    this.#isUp = false;
    this.#held = [];
    this.#world.after(downMs, () => {
      this.#isUp = true;
      this.#head = this.#storedHead;
      this.#restarted = true;
    });
  }

  /** @throws {ReplayMismatch} when the run does not verify */
  judge(): HubVerdict {
    const { sim, setup } = this.#options;
    const received = this.#stored.map((entry) => entry.received);
    const stops = new RunStops(sim, received);
    const log = joinChunks(sim, this.chunks);
    const { run } = verifyLog(sim, setup, log, { onTick: ({ state }) => stops.note(state) });
    stops.verify(log.ticks);
    if (!hasSameAnswers(run, this.#deals)) throw new ReplayMismatch('other answers than the stored ones');
    const figures = witnessFigures(received, run.missedBeacons);
    const fault = witnessFault(figures, log.ticks, sim.pauses) ?? (stops.isUnfair ? 'pauses' : undefined);
    return { figures, fault, log };
  }

  get #deals(): readonly Deal[] {
    return this.#stored.flatMap(dealsOf);
  }

  #token(): number {
    const { segment } = this.#head;
    if (this.#tokenOf?.segment !== segment)
      this.#tokenOf = { segment, token: segmentToken(this.#options.secret, segment) };
    return this.#tokenOf.token;
  }

  #repeat(seq: number, reply: (answer: ChunkAnswer) => void): void {
    const entry = this.#stored[seq];
    // What is held is answered with the next flush.
    if (entry) reply(this.#answerTo(entry));
  }

  #flush(): void {
    if (!this.#isUp) return;
    const flushed = this.#held;
    this.#held = [];
    this.#stored.push(...flushed);
    this.#storedHead = this.#head;
    // Known to this process alone until the next chunk is stored.
    if (flushed.at(-1)?.chunk.kind === 'begin') this.#head = { ...this.#head, begunAt: this.#world.now };
    for (const entry of flushed) entry.reply(this.#answerTo(entry));
  }

  #answerTo({ chunk, answers }: Stored): ChunkAnswer {
    return {
      seq: chunk.seq,
      ...(answers.length > 0 && { answers }),
      ...(chunk.kind === 'begin' && { token: this.#token() }),
    };
  }
}

function dealsOf({ chunk, answers }: Stored): Deal[] {
  return chunk.calls.map((call, index) => ({ ...call, reveal: (answers[index] as RevealAnswer).reveal }));
}
