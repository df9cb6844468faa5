import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ChunkAnswer,
  IDEMPOTENCY_KEY_HEADER,
  type StartRunAnswer,
  type StreamWelcome,
} from '@star-seekers/contracts';
import { type ApiClient, ApiError, createClient } from '@star-seekers/contracts/client';
import { type AnyGame } from '@star-seekers/games';
import { COMMAND_LOG_FORMAT, TICKS_PER_SECOND } from '@star-seekers/sim';
import type { Chunk } from '@star-seekers/stream';
import WebSocket from 'ws';
import { type TestPlayer, claimFor, sendAtOnce } from '../../src/testing/index.ts';
import { HonestPage, type ReachedHub } from '../honest/honest-page.ts';

/** As of the hub's pages: `apps/web/src/shell/api.ts`, `features/play/stream-line.ts`. */
const PATIENCE_MS = 10_000;
const SERVICE_RESTART = 1012;
const MOVE_MS = [0, 500] as const;
const RETRY_MS = 500;
const BUSY_MS = 2000;

/** Seconds of a run, and between two other requests of a player. */
const LENGTH_S = [20, 60] as const;
const PAUSE_S = [4, 8] as const;

/** What all players have seen. */
export interface Tally {
  requests: number;
  /** Requests that no server took, which were sent again. */
  repeated: number;
  /** Sockets that were told to go on at another server. */
  moved: number;
  verified: number;
  /** Of those, runs that lost the mark because their parts came too late. */
  slow: number;
  returned: number;
  /** Runs that were stopped by the page, or by the player. */
  stopped: number;
  /** Pages that asked for a file of a version which no process has any more. */
  reloaded: number;
  readonly faults: string[];
}

/** A version of the hub, of which a page has the rules and asks for the files. */
export interface Version {
  readonly name: string;
  readonly game: AnyGame;
}

export interface PlayerOptions {
  readonly url: string;
  readonly player: TestPlayer;
  readonly index: number;
  /** Whether no WebSocket passes. */
  readonly posts: boolean;
  /** Its page is loaded with the first one, and is reloaded with the next when its rules are too old. */
  readonly versions: readonly Version[];
  readonly tally: Tally;
  readonly isOver: () => boolean;
}

/** A page that is closed waits for ever: its timers keep nothing alive. */
const world = {
  get now() {
    return performance.now();
  },
  at: (time: number, run: () => unknown) => void setTimeout(run, Math.max(0, time - performance.now())).unref(),
  after: (ms: number, run: () => unknown) => void setTimeout(run, ms).unref(),
  between: (least: number, most: number) => least + (most - least) * Math.random(),
};

/** Nothing is lost between page and proxy. */
const line = { isUp: true, carry: (_: 'up' | 'down', deliver: () => unknown) => queueMicrotask(deliver) };

/** A player who plays run after run, and looks at other pages meanwhile. Every request goes over the proxy in a connection of its own. */
export class DeployPlayer {
  readonly #options: PlayerOptions;
  readonly #api: ApiClient;
  /** Credits by the dice, less those that were spent otherwise than on runs. */
  gained = 0;
  #version = 0;
  #hasRolled = false;
  #number = 0;

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.#api = createClient({ fetch: this.#fetch, patienceMs: PATIENCE_MS });
  }

  /** Until it is over. */
  async play(): Promise<void> {
    const { isOver, tally, index } = this.#options;
    const looking = this.#lookAround();
    while (!isOver()) {
      try {
        await this.#playOnce();
      } catch (error) {
        tally.faults.push(`player ${index}: ${String(error)}`);
        await sleep(1000);
      }
    }
    await looking;
  }

  get #now(): Version {
    return this.#options.versions[this.#version] as Version;
  }

  async #playOnce(): Promise<void> {
    const { player, posts, tally, index } = this.#options;
    const { game } = this.#now;
    const run = await this.#start(game);
    if (!run) return;
    const ended = Promise.withResolvers<'settled' | 'returned'>();
    const onRefused = (code: string) => {
      if (code !== 'runs/stale_rules' && code !== 'runs/closed')
        tally.faults.push(`run ${run.runId} of player ${index} (${posts ? 'POST' : 'socket'}): ${code}`);
      ended.resolve('returned');
    };
    const hub = new ReachedByProxy(this.#options, this.#api, { onRefused, onMoved: () => page.drop(MOVE_MS) });
    const page = new HonestPage(world, line, hub, {
      game,
      run,
      player,
      skill: 'poor',
      botSeed: index * 1000 + this.#number++,
      quitAfter: Math.round(world.between(...LENGTH_S) * TICKS_PER_SECOND),
      // Below twelve a run falls behind its clock.
      framesPerSecond: 20,
      onSettled: () => ended.resolve('settled'),
      onRefused,
    });
    page.open();
    const how = await ended.promise;
    hub.close();
    if (how === 'settled') await this.#claim(run.runId, page);
    else tally.returned++;
  }

  async #start(game: AnyGame): Promise<StartRunAnswer | undefined> {
    const version = this.#version;
    try {
      return await this.#api('startRun', {
        body: { gameId: game.id, rulesVersion: game.sim.rulesVersion, logFormat: COMMAND_LOG_FORMAT },
        headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
      });
    } catch (error) {
      const isOld = error instanceof ApiError && error.code === 'runs/stale_client';
      if (!isOld || !this.#reload(version)) throw error;
      return undefined;
    }
  }

  /**
   * Reloads the page, unless that has been done meanwhile.
   * @returns whether the page is of a later version now
   */
  #reload(from: number): boolean {
    if (this.#version === from && from + 1 < this.#options.versions.length) this.#version++;
    return this.#version > from;
  }

  async #claim(runId: string, page: HonestPage): Promise<void> {
    const { tally, index } = this.#options;
    for (;;) {
      try {
        const { witness } = await this.#api('submitScore', { body: claimFor({ ...page.played, runId }) });
        tally.verified++;
        if (witness.pauses > 0) tally.stopped++;
        // A bot may fly straight on for all of its run.
        if (witness.fault === 'slow') tally.slow++;
        else if (witness.fault !== null && witness.fault !== 'unplayed')
          tally.faults.push(`run ${runId} of player ${index} does not count: ${JSON.stringify(witness)}`);
        return;
      } catch (error) {
        const code = error instanceof ApiError ? error.code : '';
        if (code === 'runs/stale_rules') {
          tally.returned++;
          return;
        }
        if (code !== 'runs/busy') throw error;
        await sleep(BUSY_MS);
      }
    }
  }

  /** Boards, dice, credits, and the files of the page. */
  async #lookAround(): Promise<void> {
    const { isOver, tally, index, player } = this.#options;
    const api = this.#api;
    const { id: gameId } = this.#now.game;
    const looks: readonly (() => Promise<unknown>)[] = [
      async () => api('gameBoard', { params: { gameId: String(gameId) } }),
      async () => api('globalBoard'),
      async () => api('user'),
      async () => api('transactions'),
      async () => api('diceCooldown'),
      async () => this.#roll(),
      async () => this.#spend(),
      async () => {
        const version = this.#version;
        const { status } = await this.#fetch(`/assets/page-${this.#now.name}.js`);
        // No process has its version any more: the page reloads itself.
        if (status === 404 && this.#reload(version)) tally.reloaded++;
        else if (status !== 200) throw new Error(`a file of the page was answered ${status}`);
      },
    ];
    for (let turn = index; !isOver(); turn++) {
      await sleep(world.between(...PAUSE_S) * 1000);
      try {
        await looks[turn % looks.length]?.();
      } catch (error) {
        tally.faults.push(`request ${turn % looks.length} of player ${player.user.username}: ${String(error)}`);
      }
    }
  }

  async #roll(): Promise<void> {
    if (this.#hasRolled) return;
    this.#hasRolled = true;
    const { credits } = await this.#api('rollDice', { body: { clientSeed: `player ${this.#options.index}` } });
    await this.#api('collectCredits', { body: { amount: credits } });
    this.gained += credits;
  }

  async #spend(): Promise<void> {
    await this.#api('spendCredits', { body: { amount: 1 }, headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() } });
    this.gained--;
  }

  readonly #fetch: typeof fetch = async (input, init) => {
    const { url, player, tally, index } = this.#options;
    const target = new URL(input instanceof Request ? input.url : input, url);
    tally.requests++;
    const method = init?.method ?? 'GET';
    const response = await exchange(target, {
      method,
      headers: {
        ...(init?.headers as Record<string, string>),
        cookie: player.cookie(),
        'sec-fetch-site': 'same-origin',
      },
      body: init?.body as string | undefined,
      localAddress: addressOf(index),
    }).catch((error: unknown) => {
      tally.faults.push(`${method} ${target.pathname}: ${String(error)}`);
      throw error;
    });
    if (response.status === 503 && response.headers.has('retry-after')) tally.repeated++;
    else if (response.status >= 500) tally.faults.push(`${method} ${target.pathname}: ${response.status}`);
    return response;
  };
}

/** The server limits the requests of an address. */
function addressOf(index: number): string {
  return `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;
}

interface Exchange {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  readonly localAddress: string;
}

/** A request in a connection of its own: what a client makes of a kept connection that is closed is not the hub's matter. */
async function exchange(url: URL, { body, ...options }: Exchange): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { ...options, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        const isEmpty = status === 204 || status === 304;
        resolve(new Response(isEmpty ? null : Buffer.concat(parts), { status, headers: pairsOf(headers) }));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function pairsOf(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)]);
}

/** What the page is told. */
interface PageCalls {
  /** Its connection is gone. */
  onMoved(): void;
  onRefused(code: string): void;
}

/** The streams of the hub as a page reaches them: over a socket that is opened again, or by a request for each chunk. */
class ReachedByProxy implements ReachedHub {
  readonly isUp = true;
  readonly #options: PlayerOptions;
  readonly #api: ApiClient;
  readonly #page: PageCalls;
  readonly #answers = new Map<number, PromiseWithResolvers<ChunkAnswer>>();
  #socket: WebSocket | undefined;
  #posting: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(options: PlayerOptions, api: ApiClient, page: PageCalls) {
    this.#options = options;
    this.#api = api;
    this.#page = page;
  }

  async welcome(_: TestPlayer, runId: string, answered: number): Promise<StreamWelcome> {
    if (this.#options.posts) return { position: { seq: 0, toTick: 0 }, answers: [], token: null };
    for (;;) {
      const welcome = await this.#open(runId, answered);
      if (welcome) return welcome;
      if (this.#isClosed) return new Promise(() => undefined);
      await sleep(RETRY_MS * world.between(0.5, 1));
    }
  }

  async append(player: TestPlayer, runId: string, chunk: Chunk): Promise<ChunkAnswer> {
    if (this.#isClosed) return new Promise(() => undefined);
    if (this.#options.posts) {
      const answer = this.#posting.then(async () => this.#post(player, runId, chunk));
      this.#posting = answer.catch(() => undefined);
      return answer;
    }
    const answered = Promise.withResolvers<ChunkAnswer>();
    this.#answers.set(chunk.seq, answered);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(chunk));
    return answered.promise;
  }

  async #post(player: TestPlayer, runId: string, chunk: Chunk): Promise<ChunkAnswer> {
    try {
      return await sendAtOnce({ ...player, api: this.#api }, runId)(chunk);
    } catch (error) {
      // The page sends it again.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error;
      throw { code: 'server/unavailable' };
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
  }

  /** @returns undefined when no server takes the run now */
  async #open(runId: string, answered: number): Promise<StreamWelcome | undefined> {
    const { url, player, index, tally } = this.#options;
    const address = `${url.replace('http', 'ws')}/api/runs/${runId}/stream?epoch=1&answered=${answered}`;
    const socket = new WebSocket(address, {
      headers: { cookie: player.cookie(), 'sec-fetch-site': 'same-origin' },
      localAddress: addressOf(index),
    });
    this.#socket = socket;
    const welcome = Promise.withResolvers<StreamWelcome | undefined>();
    let isRefused = false;
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
      isRefused = true;
      if (statusCode === 503) tally.repeated++;
      else tally.faults.push(`a socket was refused with ${statusCode}`);
      socket.terminate();
      welcome.resolve(undefined);
    });
    socket.on('message', (data: Buffer) => this.#receive(data.toString(), welcome));
    let isWelcome = false;
    socket.on('close', (code) => {
      welcome.resolve(undefined);
      if (this.#isClosed || this.#socket !== socket || isRefused) return;
      if (code === SERVICE_RESTART) tally.moved++;
      else if (code !== 1008) tally.faults.push(`a socket was closed with ${code}`);
      // Otherwise whoever awaits the welcome opens another one.
      if (isWelcome) this.#page.onMoved();
    });
    const answer = await welcome.promise;
    isWelcome = answer !== undefined;
    return answer;
  }

  #receive(text: string, welcome: PromiseWithResolvers<StreamWelcome | undefined>): void {
    const message = JSON.parse(text) as StreamWelcome | (ChunkAnswer & { code?: string }) | { code: string };
    if ('position' in message) welcome.resolve(message);
    else if (!('seq' in message)) {
      // The whole run is refused.
      for (const { reject } of this.#answers.values()) reject(message);
      this.#answers.clear();
      if (message.code !== 'server/unavailable') this.#page.onRefused(message.code);
    } else {
      const answer = this.#answers.get(message.seq);
      this.#answers.delete(message.seq);
      if (message.code === undefined) answer?.resolve(message);
      else answer?.reject(message);
    }
  }
}
