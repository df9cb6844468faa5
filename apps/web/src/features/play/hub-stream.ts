import { type ApiClient, ApiError } from '@star-seekers/contracts/client';
import type { RunStream, StreamStatus } from '@star-seekers/games/game-host';
import { type AnyGameSim, type AnyRun, type CommandLog, resimulate, type RevealSource } from '@star-seekers/sim';
import {
  type Chunk,
  joinChunks,
  joinedLog,
  joinParts,
  STREAM_START,
  StreamClient,
  type StreamStart,
} from '@star-seekers/stream';
import { ChunkConnection, type OpenSocket } from './chunk-connection.ts';
import { finalityOf } from './final-errors.ts';
import { postChunk } from './post-chunk.ts';
import type { LeaseAnswer } from '@star-seekers/contracts';
import { type KeptRun, simSetup } from './kept-run.ts';
import type { OpenGameRun } from './open-run.ts';

export interface HubStreamOptions {
  readonly api: ApiClient;
  readonly sim: AnyGameSim;
  readonly runId: string;
  readonly lease: Lease;
  readonly openSocket: OpenSocket;
  /** Stores the chunks that the server may not have. */
  readonly persist: (unsent: readonly Chunk[]) => Promise<void>;
  /** Another page plays the run from now on. */
  readonly onTakenOver: () => void;
}

/** Silence that the player is told of. Chunks are a second apart and answered within half of one. */
const LATE_MS = 1500;

const CHECK_MS = 250;

/** A chunk that was not taken is sent again after so long, unless the server names another time. */
const AGAIN_MS = 1000;

/** The stream of a run to the hub. */
export class HubStream implements RunStream {
  readonly reveals: RevealSource;
  readonly observer: RunStream['observer'];
  readonly #options: HubStreamOptions;
  // oxlint-disable-next-line typescript/no-explicit-any -- existential, as {@link AnyGameSim}
  readonly #client: StreamClient<any, any, any>;
  readonly #connection: ChunkConnection;
  readonly #checks: ReturnType<typeof setInterval>;
  readonly #listeners = new Set<() => void>();
  readonly #window = globalThis.window as Window | undefined;
  #persisted: readonly Chunk[];
  #again: ReturnType<typeof setTimeout> | undefined;
  #status: StreamStatus = 'seen';
  #isClosed = false;

  constructor(options: HubStreamOptions) {
    const { api, sim, runId, lease, openSocket } = options;
    this.#options = options;
    this.#persisted = lease.start.unsent;
    this.#client = new StreamClient(sim, lease.start, {
      persist: async (unsent) => {
        this.#persisted = unsent;
        return options.persist(unsent);
      },
      send: (chunk) => this.#connection.send(chunk),
      now: () => performance.now(),
    });
    this.reveals = this.#client;
    this.observer = this.#observer();
    this.#connection = new ChunkConnection({
      api,
      runId,
      epoch: lease.epoch,
      client: this.#client,
      openSocket,
      onRefused: (error) => this.#refused(error),
    });
    this.#checks = setInterval(() => this.#check(), CHECK_MS);
    this.#window?.addEventListener('pageshow', this.#onShown);
  }

  readonly getStatus = (): StreamStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Ends the connection. @returns the chunks that the server may not have */
  end(): readonly Chunk[] {
    if (this.#isClosed) return [];
    this.#isClosed = true;
    clearInterval(this.#checks);
    clearTimeout(this.#again);
    this.#window?.removeEventListener('pageshow', this.#onShown);
    this.#connection.close();
    return this.#unsent;
  }

  close(): void {
    this.#outlive(this.end());
  }

  /** A page that comes back from the cache of the browser may have been followed by another one. */
  readonly #onShown = (event: Event): void => {
    if ((event as PageTransitionEvent).persisted) this.#connection.reopen();
  };

  get #unsent(): readonly Chunk[] {
    return this.#persisted.filter(({ seq }) => seq >= this.#client.acknowledged.seq);
  }

  #observer(): RunStream['observer'] {
    const whileOpen = (tell: (run: AnyRun) => void) => (run: AnyRun) => {
      if (!this.#isClosed) tell(run);
    };
    const client = this.#client;
    return {
      begin: whileOpen((run) => client.begin(run)),
      holds: () => client.holds,
      ticked: whileOpen((run) => client.ticked(run)),
      left: whileOpen((run) => client.left(run)),
      stopped: (run, kind) => {
        if (this.#isClosed) return;
        client.stopped(run, kind);
        // A hidden page may be frozen, or gone, before the chunk is sent.
        if ((globalThis.document as Document | undefined)?.hidden) this.#outlive(this.#unsent);
      },
    };
  }

  /** Sends chunks by requests that outlive the page. They are on their way to the store already. */
  #outlive(chunks: readonly Chunk[]): void {
    const { api, runId, lease } = this.#options;
    let before: Promise<void> | undefined;
    for (const chunk of chunks) {
      const earlier = before;
      const post = async () => postChunk(api, { runId, epoch: lease.epoch }, chunk, { keepalive: true });
      before = post()
        .catch(async (error: unknown) => {
          if (!(error instanceof ApiError && error.code === 'runs/chunk_gap')) throw error;
          // It came to another server, before the one that it follows was stored.
          await earlier;
          return post();
        })
        .then((answer) => this.#client.received(answer))
        // They stay on this device.
        .catch(() => undefined);
    }
  }

  #refused({ code, details }: ApiError): void {
    if (code === 'runs/taken_over') {
      this.end();
      this.#options.onTakenOver();
    } else if (finalityOf(code)) {
      this.#connection.close();
      clearInterval(this.#checks);
      this.#publish('refused');
    } else {
      // Everything behind a chunk that came too early is refused too.
      this.#again ??= setTimeout(
        () => {
          this.#again = undefined;
          this.#client.sendAgain();
        },
        typeof details.againMs === 'number' ? details.againMs : AGAIN_MS,
      );
    }
  }

  #check(): void {
    this.#connection.check();
    if (this.#client.shouldStop) this.#publish('silent');
    else this.#publish(Math.max(this.#client.waitingMs, this.#connection.downMs) < LATE_MS ? 'seen' : 'late');
  }

  #publish(status: StreamStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}

/** The right to write a run, and where it goes on. */
export interface Lease {
  readonly epoch: number;
  readonly start: StreamStart;
  /** What was done so far; undefined for a run that has not begun to be played. */
  readonly log: CommandLog<unknown> | undefined;
}

/** The lease that comes with a new run. */
export const FIRST_LEASE: Lease = { epoch: 1, start: STREAM_START, log: undefined };

/**
 * Continues the server's log with the chunks of this device that never arrived. Those that are damaged, or of a run that went on
 * elsewhere, count as not played.
 * @throws {Error} when the server's own log is unsound
 */
export function leaseOf(sim: AnyGameSim, { head, kept }: OpenGameRun, answer: LeaseAnswer): Lease {
  const stored = joinedLog(sim, answer);
  const continued = (unsent: readonly Chunk[]): Lease => {
    const further = joinChunks(sim, unsent);
    const parts = unsent.length > 0 ? [stored, further] : [stored];
    const log = joinParts(parts, [...new Set([...stored.begins, ...further.begins])]);
    // Makes sure that it is sound.
    const { deals } = resimulate(sim, simSetup(head), log);
    const { epoch, position, answersFrom = 0 } = answer;
    if (answersFrom > deals.length) throw new Error('the hub has not sent all answers that the log lacks');
    const answers = [...deals.slice(0, answersFrom).map(({ reveal }) => ({ reveal })), ...answer.answers];
    const place = { commands: log.commands.length, begins: log.begins.length, beacons: log.beacons.length };
    const hasBegun = position.seq > 0 || unsent.length > 0;
    return { epoch, start: { position, place, answers, unsent }, log: hasBegun ? log : undefined };
  };
  try {
    return continued(unsentOf(kept, answer));
  } catch {
    return continued([]);
  }
}

/** The chunks of this device that follow the server's: nobody has written since they were played. */
function unsentOf(kept: KeptRun | undefined, { position, writtenBy }: LeaseAnswer): readonly Chunk[] {
  if (!kept || (writtenBy ?? 0) > kept.epoch) return [];
  const unsent = kept.unsent.filter(({ seq }) => seq >= position.seq);
  return unsent.every(({ seq }, index) => seq === position.seq + index) ? unsent : [];
}
