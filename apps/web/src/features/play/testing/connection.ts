import type { TestPlayer } from '@star-seekers/api/testing';
import { createClient } from '@star-seekers/contracts/client';
import { vi } from 'vitest';
import type { OpenSocket } from '../chunk-connection.ts';

/** A page's connection to a server, which can be made to fail. */
export class Connection {
  /** Where requests are cut: on their way there, or on the way back. */
  broken: 'before' | 'after' | null = null;
  /** Whether a network between lets no WebSocket pass. */
  blocksSockets = false;
  /** Where it leads: each request and each WebSocket to the next of them. */
  urls: readonly string[];
  /** Chunks that went by POST. */
  posts = 0;
  /** Chunks that went by requests that outlive the page. */
  kept = 0;
  /** The page stands still: of its chunks only those pass that outlive it. */
  onlyKept = false;
  /** Messages that went over WebSockets. */
  messages = 0;
  /** Codes by which the hub refused chunks. */
  readonly refusals: string[] = [];
  /** The page stands still, as in the cache of the browser: it hears nothing. */
  isFrozen = false;
  /** The next message of the hub that contains this is lost, and the connection with it. */
  loseNext: string | undefined;
  /** The message that was lost. */
  lost = '';
  readonly #player: TestPlayer;
  #opened = 0;
  #sockets: WebSocket[] = [];
  /** Chunks that were sent and not answered. */
  #pending = 0;
  #isWelcome = false;

  constructor(urls: readonly string[], player: TestPlayer) {
    this.urls = urls;
    this.#player = player;
  }

  get #nextUrl(): string {
    return this.urls[this.#opened++ % this.urls.length] ?? '';
  }

  readonly api = createClient({
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, this.#nextUrl);
      const isChunk = url.pathname.endsWith('/chunks');
      if (this.broken === 'before') throw new TypeError('the connection was cut');
      if (isChunk && this.onlyKept && !init?.keepalive) throw new TypeError('the page stands still');
      if (isChunk && init?.keepalive) this.kept++;
      else if (isChunk) this.posts++;
      const response = await this.#player.fetch(url, init);
      if (isChunk && !response.ok) this.refusals.push(codeIn(await response.clone().text()));
      if (this.broken === 'after') throw new TypeError('the connection was cut');
      return response;
    },
  });

  readonly openSocket: OpenSocket = (path) => {
    const isRefused = this.broken !== null || this.blocksSockets;
    // Nothing listens there.
    const url = isRefused ? 'ws://127.0.0.1:1' : `${this.#nextUrl.replace('http', 'ws')}${path}`;
    const headers = { cookie: this.#player.cookie(), 'sec-fetch-site': 'same-origin' };
    const socket = new WebSocket(url, { headers } as never);
    this.#sockets.push(socket);
    const send = socket.send.bind(socket);
    socket.send = (data) => {
      this.messages++;
      this.#pending++;
      send(data);
    };
    this.#isWelcome = false;
    this.#pending = 0;
    socket.addEventListener('message', (event) => {
      const text = String(event.data);
      if (text.includes('"code"')) this.refusals.push(codeIn(text));
      const isLost = this.loseNext !== undefined && text.includes(this.loseNext);
      if (isLost || this.isFrozen) event.stopImmediatePropagation();
      if (isLost) {
        [this.lost, this.loseNext] = [text, undefined];
        socket.close();
      }
      if (socket !== this.#sockets.at(-1)) return;
      if (this.#isWelcome) this.#pending--;
      this.#isWelcome = true;
    });
    socket.addEventListener('close', (event) => {
      if (this.isFrozen) event.stopImmediatePropagation();
      if (socket === this.#sockets.at(-1)) this.#pending = 0;
    });
    return socket;
  };

  /** How often a WebSocket was to be opened. */
  get opened(): number {
    return this.#sockets.length;
  }

  /** The network is gone. */
  cut(): void {
    this.broken = 'before';
    for (const socket of this.#sockets) socket.close();
  }

  /** Waits until there is a connection and whatever was sent over it is answered; not for one that is cut. */
  async answered(): Promise<void> {
    // Chunks are sent when they are stored.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    await vi.waitUntil(() => this.broken !== null || this.blocksSockets || (this.#isWelcome && this.#pending === 0), {
      interval: 1,
      timeout: 60_000,
    });
  }
}

function codeIn(text: string): string {
  return (JSON.parse(text) as { readonly code: string }).code;
}
