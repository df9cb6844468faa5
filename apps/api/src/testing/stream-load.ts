import { BEACON_INTERVAL_TICKS, EMPTY_LOG, encodeCommandLog, toBase64Url } from '@star-seekers/sim';
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
}

/** Many runs that are streamed to a server at once, each over its WebSocket. Nothing is played: every chunk holds one turn. */
export class StreamLoad {
  /** Number of the last chunk that the server has acknowledged, by run. */
  readonly acknowledged = new Map<string, number>();
  /** Time between a chunk and its acknowledgement, in milliseconds. */
  readonly latencies: number[] = [];
  readonly bytes = { up: 0, down: 0 };
  /** Messages other than acknowledgements. */
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
      this.#open(url, run, (index / runs.length) * this.#options.intervalMs),
    );
    await Promise.all(opened);
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#sockets) socket.close();
  }

  /** Resolves with the welcome. */
  async #open(url: string, { runId, cookie }: LoadedRun, delayMs: number): Promise<void> {
    const address = `${url.replace('http', 'ws')}/api/runs/${runId}/stream?epoch=1&answered=0`;
    const socket = new WebSocket(address, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    this.#sockets.push(socket);
    const sentAt: number[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        this.bytes.down += data.length;
        const { position, seq, code } = JSON.parse(data.toString()) as {
          position?: { seq: number; toTick: number };
          seq?: number;
          code?: string;
        };
        if (position) {
          const timer = setTimeout(() => this.#send(socket, position, sentAt), delayMs);
          this.#timers.push(timer);
          resolve();
        } else if (seq !== undefined && code === undefined) {
          this.latencies.push(performance.now() - (sentAt[seq] ?? 0));
          this.acknowledged.set(runId, seq);
        } else this.faults.push(`${runId}: ${data.toString()}`);
      });
    });
  }

  #send(socket: WebSocket, { seq, toTick }: { readonly seq: number; readonly toTick: number }, sentAt: number[]): void {
    const { intervalMs, ticks } = this.#options;
    let [next, tick] = [seq, toTick];
    const sendNext = () => {
      if (socket.readyState !== WebSocket.OPEN) return;
      const chunk = JSON.stringify(chunkTo(next, tick, next === 0 ? 0 : ticks));
      sentAt[next] = performance.now();
      this.bytes.up += chunk.length;
      socket.send(chunk);
      tick += next === 0 ? 0 : ticks;
      next++;
    };
    this.#timers.push(setInterval(sendNext, intervalMs));
    sendNext();
  }
}

/** A chunk with a turn in its last tick, and the beacon call if one is due. */
function chunkTo(seq: number, fromTick: number, ticks: number): Chunk {
  const { sim } = gameWithId(2);
  const toTick = fromTick + ticks;
  const commands = ticks > 0 ? [{ tick: toTick, command: { turn: seq % 2 === 0 ? 'up' : 'right' } }] : [];
  const log = toBase64Url(encodeCommandLog(sim.commands, { ...EMPTY_LOG, ticks: toTick, commands }));
  const calls = Math.floor(toTick / BEACON_INTERVAL_TICKS);
  const isDue = calls > Math.floor(fromTick / BEACON_INTERVAL_TICKS);
  const call = { index: calls - 1, tick: calls * BEACON_INTERVAL_TICKS, request: {} };
  return { seq, kind: 'play', toTick, log, calls: isDue ? [call] : [] };
}
