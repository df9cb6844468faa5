import { BEACON_INTERVAL_TICKS, EMPTY_LOG, encodeLogPart, toBase64Url } from '@star-seekers/sim';
import type { ApiErrorBody, ChunkAnswer, StreamWelcome } from '@star-seekers/contracts';
import type { Chunk } from '@star-seekers/stream';
import WebSocket from 'ws';
import { gameWithId } from './play-run.ts';

/** An open run of Space Snake, and the cookie of its player. */
export interface LoadedRun {
  readonly runId: string;
  readonly cookie: string;
}

export interface LoadOptions {
  /** Time between two chunks of a run. */
  readonly intervalMs: number;
  /** Ticks in each of them. */
  readonly ticks: number;
  /** Address from which a run is streamed; by default that of all. */
  readonly addressOf?: (index: number) => string;
}

/** Close code of a socket that broke the server's rules. */
const POLICY_VIOLATION = 1008;

interface Opening {
  readonly delayMs: number;
  readonly index: number;
}

/** Many runs that are streamed to a server at once, each over its WebSocket. Nothing is played: every chunk holds one turn. */
export class StreamLoad {
  /** Number of the last chunk that the server has acknowledged, by run. */
  readonly acknowledged = new Map<string, number>();
  /** Time between a chunk and its acknowledgement, in milliseconds. */
  readonly latencies: number[] = [];
  readonly bytes = { up: 0, down: 0 };
  /** Messages other than acknowledgements, and sockets that were closed for what they sent. */
  readonly faults: string[] = [];
  readonly #sockets: WebSocket[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #options: LoadOptions;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  /** Opens the streams, whose chunks begin spread over one interval. */
  async open(url: string, runs: readonly LoadedRun[]): Promise<void> {
    const opened = runs.map(async (run, index) =>
      this.#open(url, run, { delayMs: (index / runs.length) * this.#options.intervalMs, index }),
    );
    await Promise.all(opened);
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#sockets) socket.close();
  }

  /** Resolves with the welcome. */
  async #open(url: string, { runId, cookie }: LoadedRun, { delayMs, index }: Opening): Promise<void> {
    const address = `${url.replace('http', 'ws')}/api/runs/${runId}/stream?epoch=1&answered=0`;
    const socket = new WebSocket(address, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      localAddress: this.#options.addressOf?.(index),
    });
    this.#sockets.push(socket);
    const sentAt: number[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code, reason) => {
        if (code === POLICY_VIOLATION) this.faults.push(`${runId}: closed, ${reason.toString()}`);
      });
      let played: Played | undefined;
      socket.on('message', (data: Buffer) => {
        this.bytes.down += data.length;
        const message = JSON.parse(data.toString()) as Partial<StreamWelcome & ChunkAnswer & ApiErrorBody>;
        const { position, answers = [], token = null, seq, code } = message;
        if (position) {
          played = { ...position, calls: answers.length, token };
          const begin = () => this.#begin(socket, played as Played, sentAt);
          this.#timers.push(setTimeout(begin, delayMs));
          resolve();
        } else if (played && seq !== undefined && code === undefined) {
          this.latencies.push(performance.now() - (sentAt[seq] ?? 0));
          this.acknowledged.set(runId, seq);
          if (token === null) return;
          played.token = token;
          this.#play(socket, played, sentAt);
        } else this.faults.push(`${runId}: ${data.toString()}`);
      });
    });
  }

  /** Goes on with the segment of a run that was streamed before, or begins the first one. */
  #begin(socket: WebSocket, played: Played, sentAt: number[]): void {
    if (played.token === null) this.#send(socket, advanced(played, beginOf(played)), sentAt);
    else this.#play(socket, played, sentAt);
  }

  #play(socket: WebSocket, played: Played, sentAt: number[]): void {
    const { intervalMs, ticks } = this.#options;
    const sendNext = () => this.#send(socket, advanced(played, chunkOf(played, ticks)), sentAt);
    this.#timers.push(setInterval(sendNext, intervalMs));
  }

  #send(socket: WebSocket, chunk: Chunk, sentAt: number[]): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    const text = JSON.stringify(chunk);
    sentAt[chunk.seq] = performance.now();
    this.bytes.up += text.length;
    socket.send(text);
  }
}

/** How far a run has been streamed. */
interface Played {
  seq: number;
  toTick: number;
  calls: number;
  token: number | null;
}

const SIM = gameWithId(2).sim;

/** The chunk, after which a run goes on. */
function advanced(played: Played, chunk: Chunk): Chunk {
  played.seq++;
  played.toTick = chunk.toTick;
  played.calls += chunk.calls.length;
  return chunk;
}

/** A begin, with the request of its beacon. */
export function beginOf({ seq, toTick, calls }: Omit<Played, 'token'>): Chunk {
  const log = toBase64Url(encodeLogPart(SIM.commands, { ...EMPTY_LOG, ticks: toTick }));
  return { seq, kind: 'begin', toTick, log, calls: [{ index: calls, tick: toTick, request: {} }], token: null };
}

/** A chunk with a turn in its last tick, and the beacon call if one is due. */
export function chunkOf({ seq, toTick: fromTick, calls: before, token }: Readonly<Played>, ticks: number): Chunk {
  const toTick = fromTick + ticks;
  const commands = [{ tick: toTick, command: { turn: seq % 2 === 0 ? 'up' : 'right' } }];
  const log = toBase64Url(encodeLogPart(SIM.commands, { ...EMPTY_LOG, ticks: toTick, commands }));
  const intervals = Math.floor(toTick / BEACON_INTERVAL_TICKS);
  const isDue = intervals > Math.floor(fromTick / BEACON_INTERVAL_TICKS);
  const calls = isDue ? [{ index: before, tick: intervals * BEACON_INTERVAL_TICKS, request: {} }] : [];
  return { seq, kind: 'play', toTick, log, calls, token };
}
