import { chunkAnswer, streamWelcome } from '@star-seekers/contracts';
import { type ApiClient, ApiError } from '@star-seekers/contracts/client';
import type { Chunk, StreamClient } from '@star-seekers/stream';
import { z } from 'zod';
import { postChunk } from './post-chunk.ts';

/** Opens a WebSocket of the hub. @param path with its query */
export type OpenSocket = (path: string) => WebSocket;

export interface ChunkConnectionOptions {
  readonly api: ApiClient;
  readonly runId: string;
  readonly epoch: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a connection carries the runs of all games
  readonly client: StreamClient<any, any, any>;
  readonly openSocket: OpenSocket;
  /** The server did not take a chunk, or the whole run. */
  readonly onRefused: (error: ApiError) => void;
}

/** After so many attempts in a row chunks go by POST, as long as that works. */
const SOCKET_TRIES = 2;

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 4000;

/** Close code of a server that is replaced by another one, which a page goes on at within this time. */
const SERVICE_RESTART = 1012;
const MOVE_MS = 500;

/** A connection that has not answered for so long is taken for dead. */
const PATIENCE_MS = 5000;

const message = z.union([
  z.object({
    code: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
  streamWelcome,
  chunkAnswer,
]);

/** Carries the chunks of a run to the server: by a WebSocket that is opened again whenever it breaks, or one by one by POST. */
export class ChunkConnection {
  readonly #options: ChunkConnectionOptions;
  #socket: WebSocket | undefined;
  #posts: Chunk[] = [];
  #isPosting = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #openedAt = 0;
  /** Undefined while there is a connection. */
  #downSince: number | undefined;
  #isClosed = false;

  constructor(options: ChunkConnectionOptions) {
    this.#options = options;
    this.#open();
  }

  /** For how long there has been no connection. */
  get downMs(): number {
    return this.#downSince === undefined ? 0 : performance.now() - this.#downSince;
  }

  send(chunk: Chunk): void {
    if (this.#socket) this.#socket.send(JSON.stringify(chunk));
    else {
      this.#posts.push(chunk);
      void this.#post();
    }
  }

  /** Opens another connection when this one has not answered for too long. */
  check(): void {
    const { client } = this.#options;
    const silentMs = Math.min(client.waitingMs, performance.now() - this.#openedAt);
    if (this.#socket && silentMs > PATIENCE_MS) this.#lost();
  }

  /** The page was away: reads where the stream stands before anything is sent. */
  reopen(): void {
    clearTimeout(this.#retry);
    this.#drop();
    if (!this.#isClosed) this.#open();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  #open(): void {
    const { client, runId, epoch, openSocket } = this.#options;
    this.#openedAt = performance.now();
    this.#downSince ??= this.#openedAt;
    const { answered } = client;
    const socket = openSocket(`/api/runs/${runId}/stream?epoch=${epoch}&answered=${answered}`);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#receive(String(data), answered);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === SERVICE_RESTART) this.#move();
      else this.#lost();
    });
  }

  /** @param answered answers that were here when the connection was opened */
  #receive(text: string, answered: number): void {
    const { client, onRefused } = this.#options;
    const received = message.safeParse(JSON.parse(text)).data;
    if (!received) this.#lost();
    else if ('code' in received) {
      const { code, message: reason, details } = received;
      onRefused(new ApiError(409, code as ApiError['code'], reason, { details }));
    } else if ('position' in received) {
      this.#failures = 0;
      this.#downSince = undefined;
      client.connected(received.position, received.answers, answered, received.token);
    } else client.received(received);
  }

  #lost(): void {
    this.#drop();
    if (this.#isClosed) return;
    this.#failures++;
    const { client } = this.#options;
    if (this.#failures >= SOCKET_TRIES && client.isWaiting) {
      this.#downSince = undefined;
      client.connected(client.acknowledged, [], client.answered);
    } else this.#retryLater();
  }

  /** Nothing has failed. */
  #move(): void {
    this.#drop();
    // Not all pages of the server at once.
    this.#retry = setTimeout(() => this.#open(), MOVE_MS * Math.random());
  }

  #retryLater(): void {
    const delayMs = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1));
    // Not all pages at once when the server is back.
    this.#retry = setTimeout(() => this.#open(), delayMs * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#posts = [];
    this.#downSince ??= performance.now();
    this.#options.client.disconnected();
    socket?.close();
  }

  /** One after the other: the server takes chunks in their order. */
  async #post(): Promise<void> {
    if (this.#isPosting) return;
    this.#isPosting = true;
    const { api, client, onRefused } = this.#options;
    for (let chunk = this.#posts.shift(); chunk; chunk = this.#posts.shift()) {
      try {
        const answer = await postChunk(api, this.#options, chunk, { signal: AbortSignal.timeout(PATIENCE_MS) });
        client.received(answer);
      } catch (error) {
        this.#posts = [];
        if (this.#isClosed) break;
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) onRefused(error);
        else {
          this.#drop();
          this.#retryLater();
        }
      }
    }
    this.#isPosting = false;
  }
}
