import { on } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiErrorBody, ChunkAnswer, StartRunAnswer, SubmitScoreAnswer } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { TICK_MS } from '@star-seekers/sim';
import type { Chunk } from '@star-seekers/stream';
import WebSocket from 'ws';
import { type PlayedRun, claimFor, newVisitor, playRun, sendAtOnce } from '../../src/testing/index.ts';
import type { Fleet } from './fleet.ts';

/** A message that is not answered for so long is sent again by another connection. */
const PATIENCE_MS = 5000;

/** Before anything is sent again. */
const AGAIN_MS = [100, 1000] as const;

/** A run that is not over after so much more time than it needs is lost. */
const OVERDUE_MS = 60_000;

/** What pages try again without a word. */
const SILENT: ReadonlySet<string> = new Set(['network', 'unexpected', 'server/unavailable', 'runs/busy']);

export interface RoamingPageOptions {
  readonly fleet: Fleet;
  readonly cookie: string;
  readonly run: StartRunAnswer;
  readonly botSeed: number;
  readonly quitAfter: number;
  /** Whether its chunks go by a request each. */
  readonly posts: boolean;
  /** Share of the chunks after which its connection is another one, and of those that are sent while another one is under way. */
  readonly moves: number;
}

/** A refusal that the player sees. */
export class SeenRefusal extends Error {}

/** A page that plays a run at its own pace, and whose connections reach any server of a fleet. */
export class RoamingPage {
  /** Milliseconds from a chunk to its acknowledgement. */
  readonly waits: number[] = [];
  /** Why something was sent again. */
  readonly retries: string[] = [];
  readonly #options: RoamingPageOptions;
  #socket: WebSocket | undefined;
  #segment = { tick: 0, at: 0 };
  readonly #overdueAt: number;

  constructor(options: RoamingPageOptions) {
    this.#options = options;
    this.#overdueAt = performance.now() + options.quitAfter * TICK_MS + OVERDUE_MS;
  }

  /** Plays the run and claims it. @throws {SeenRefusal} */
  async play(): Promise<{ readonly played: PlayedRun; readonly answer: SubmitScoreAnswer }> {
    const { run, botSeed, quitAfter } = this.#options;
    try {
      const options = { skill: 'poor', botSeed, quitAfter } as const;
      const played = await playRun(run.gameId, run.setup, async (chunk) => this.#send(chunk), options);
      const body = claimFor({ ...played, runId: run.runId });
      return { played, answer: await this.#untilDone(async () => this.#visitor().api('submitScore', { body })) };
    } finally {
      this.#socket?.terminate();
    }
  }

  /** Sends a chunk when its ticks have been played. */
  async #send(chunk: Chunk): Promise<ChunkAnswer> {
    const { posts, moves } = this.#options;
    const isBegin = chunk.kind === 'begin';
    const dueAt = this.#segment.at + (chunk.toTick - this.#segment.tick) * TICK_MS;
    if (!isBegin) await sleep(Math.max(0, dueAt - performance.now()));
    const sentAt = performance.now();
    const send = async () => (posts ? this.#post(chunk) : this.#message(chunk));
    // The connection is gone before the answer comes.
    if ((posts || this.#socket) && Math.random() < moves) {
      send().catch(() => undefined);
      this.#move();
    }
    const answer = await this.#untilDone(send);
    this.waits.push(performance.now() - sentAt);
    if (isBegin) this.#segment = { tick: chunk.toTick, at: performance.now() };
    if (Math.random() < moves) this.#move();
    return answer;
  }

  async #untilDone<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!SILENT.has(error.code)) throw new SeenRefusal(error.code);
        if (performance.now() > this.#overdueAt) throw new SeenRefusal(`overdue after ${error.code}`);
        this.retries.push(error.code);
        this.#move();
        const [least, most] = AGAIN_MS;
        await sleep(least + Math.random() * (most - least));
      }
    }
  }

  #visitor() {
    const { fleet, cookie } = this.#options;
    return newVisitor({ url: fleet.url }, cookie);
  }

  async #post(chunk: Chunk): Promise<ChunkAnswer> {
    return sendAtOnce(this.#visitor(), this.#options.run.runId)(chunk);
  }

  async #message(chunk: Chunk): Promise<ChunkAnswer> {
    const socket = (this.#socket ??= await this.#open());
    socket.send(JSON.stringify(chunk));
    return received(socket, (message) => message.seq === chunk.seq) as Promise<ChunkAnswer>;
  }

  async #open(): Promise<WebSocket> {
    const { fleet, cookie, run } = this.#options;
    const url = `${fleet.url.replace('http', 'ws')}/api/runs/${run.runId}/stream?epoch=1&answered=0`;
    const socket = new WebSocket(url, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    socket.on('error', () => undefined);
    await received(socket, (message) => message.position !== undefined);
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
    });
    return socket;
  }

  #move(): void {
    this.#socket?.close();
    this.#socket = undefined;
  }
}

type Message = Partial<ChunkAnswer & ApiErrorBody & { readonly position: unknown }>;

/** The next message of some kind. @throws {ApiError} for a refusal, and for `network` when the socket is closed or silent */
async function received(socket: WebSocket, isIt: (message: Message) => boolean): Promise<Message> {
  const messages = on(socket, 'message', { close: ['close'], signal: AbortSignal.timeout(PATIENCE_MS) });
  try {
    for await (const [data] of messages) {
      const message = JSON.parse(String(data)) as Message;
      if (message.code !== undefined) throw new ApiError(409, message.code, message.message ?? '');
      if (isIt(message)) return message;
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
  throw new ApiError(0, 'network', 'no answer');
}
