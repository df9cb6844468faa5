import {
  type AnyGameSim,
  type CommandLog,
  type Deal,
  type LocalDealer,
  type RevealAnswer,
  type RunSetup,
  beaconDealer,
  hasSameAnswers,
  localDealer,
  verifyLog,
} from '@star-seekers/sim';
import type { Chunk, ChunkAnswer, StreamPosition } from '../chunk.ts';
import { type ChunkRefusal, NEW_HEAD, type StreamHead, appendChunk, asksIn, joinLogs } from '../stream-head.ts';
import {
  type ReceivedChunk,
  type WitnessFault,
  type WitnessFigures,
  witnessFault,
  witnessFigures,
} from '../witness.ts';
import type { Scheduler } from './scheduler.ts';

const FLUSH_MS = 100;

interface Stored {
  readonly chunk: Chunk;
  readonly received: ReceivedChunk;
  readonly answers: readonly RevealAnswer[];
}

/** What the hub tells of a finished run. */
export interface HubVerdict {
  readonly figures: WitnessFigures;
  readonly fault: WitnessFault | undefined;
  readonly log: CommandLog<unknown>;
}

/** The server's side of one run: what it stores survives a restart, what it only holds does not. */
export class Hub {
  readonly #world: Scheduler;
  readonly #sim: AnyGameSim;
  readonly #setup: RunSetup;
  readonly #dealer: LocalDealer;
  /** The database. */
  readonly #stored: Stored[] = [];
  #storedHead: StreamHead = NEW_HEAD;
  #storedParts: CommandLog<unknown>[] = [];
  #storedDeals: Deal[] = [];
  /** The process. */
  #isUp = true;
  #head: StreamHead = NEW_HEAD;
  #deals: Deal[] = [];
  #held: { readonly stored: Stored; readonly part: CommandLog<unknown>; reply(answer: ChunkAnswer): void }[] = [];
  #restarted = false;

  constructor(world: Scheduler, sim: AnyGameSim, setup: RunSetup, secretSeed: number) {
    this.#world = world;
    this.#sim = sim;
    this.#setup = setup;
    this.#dealer = localDealer(beaconDealer, secretSeed);
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Chunks that are stored for good. */
  get chunks(): readonly Chunk[] {
    return this.#stored.map(({ chunk }) => chunk);
  }

  connect(answered: number): { readonly position: StreamPosition; readonly answers: readonly RevealAnswer[] } {
    const answers = this.#stored.flatMap((entry) => entry.answers);
    return { position: this.#storedHead, answers: answers.slice(answered) };
  }

  receive(chunk: Chunk, epoch: number, reply: (answer: ChunkAnswer | ChunkRefusal) => void): void {
    if (!this.#isUp) return;
    const arrival = { at: this.#world.now, afterRestart: this.#restarted };
    const stored = (seq: number) => this.#stored[seq]?.chunk ?? this.#held[seq - this.#stored.length]?.stored.chunk;
    const appended = appendChunk(this.#head, chunk, { sim: this.#sim, epoch, arrival, stored });
    if ('refused' in appended) reply(appended);
    else if ('repeated' in appended) this.#repeat(chunk.seq, reply);
    else {
      this.#restarted = false;
      this.#head = appended.head;
      const answers = chunk.calls.map((call) => {
        const answer = this.#dealer.answer(call, this.#deals);
        this.#deals.push({ ...call, reveal: answer.reveal });
        return answer;
      });
      const received = { kind: chunk.kind, toTick: chunk.toTick, asks: asksIn(this.#sim, chunk), ...arrival };
      if (this.#held.length === 0) this.#world.after(FLUSH_MS, () => this.#flush());
      this.#held.push({ stored: { chunk, received, answers }, part: appended.part, reply });
    }
  }

  /** The process ends at once and begins anew: what was not stored is lost. */
  restart(downMs: number): void {
    this.#isUp = false;
    this.#held = [];
    this.#world.after(downMs, () => {
      this.#isUp = true;
      this.#head = this.#storedHead;
      this.#deals = [...this.#storedDeals];
      this.#restarted = true;
    });
  }

  /** @throws {Error} when the run does not verify */
  judge(): HubVerdict {
    const log = joinLogs(this.#storedParts);
    const { run } = verifyLog(this.#sim, this.#setup, log);
    if (!hasSameAnswers(run, this.#storedDeals)) throw new Error('other answers than the stored ones');
    const figures = witnessFigures(
      this.#stored.map(({ received }) => received),
      run.missedBeacons,
    );
    return { figures, fault: witnessFault(figures, log.ticks), log };
  }

  #repeat(seq: number, reply: (answer: ChunkAnswer) => void): void {
    const entry = this.#stored[seq];
    // What is held is answered with the next flush.
    if (entry) reply(answerTo(entry));
  }

  #flush(): void {
    if (!this.#isUp) return;
    const flushed = this.#held;
    this.#held = [];
    for (const { stored, part } of flushed) {
      this.#stored.push(stored);
      this.#storedParts.push(part);
    }
    this.#storedHead = this.#head;
    this.#storedDeals = [...this.#deals];
    for (const { stored, reply } of flushed) reply(answerTo(stored));
  }
}

function answerTo({ chunk, answers }: Stored): ChunkAnswer {
  return answers.length > 0 ? { seq: chunk.seq, answers } : { seq: chunk.seq };
}
