import type { ApiErrorBody, User } from '@star-seekers/contracts';
import { HUB_TIME_HEADER } from '@star-seekers/contracts/client';
import { vi } from 'vitest';

export interface Call {
  readonly method: string;
  /** Path below `/api`. */
  readonly path: string;
  readonly body: unknown;
}

export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  /** Raw response text, instead of a JSON body. */
  readonly text?: string;
  /** Its header: the server's clock. */
  readonly date?: Date;
  /** The response goes on until this ends. */
  readonly stream?: ReadableStream<Uint8Array>;
}

const PICTURE = /\.(?:webp|avif)$/;

/** Before it is replaced. */
const fetchFile = globalThis.fetch;

/** Stubs `fetch`: records every request and responds with `reply`. Undefined is a lost connection. */
export function serveApi(
  reply: (call: Call, query: URLSearchParams) => Reply | undefined | Promise<Reply | undefined>,
): readonly Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, window.location.href);
    // Those of games are files of the page's own server.
    if (PICTURE.test(url.pathname)) return fetchFile(input, init);
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      body: init.body === undefined ? undefined : (JSON.parse(init.body as string) as unknown),
    };
    calls.push(call);
    const response = await reply(call, url.searchParams);
    if (!response) throw new TypeError('Failed to fetch');
    const text = response.text ?? (response.body === undefined ? null : JSON.stringify(response.body));
    const headers = response.date && { [HUB_TIME_HEADER]: String(response.date.getTime()) };
    return new Response(response.stream ?? text, { status: response.status, ...(headers && { headers }) });
  });
  return calls;
}

/** An error response in the format of the API. */
export function refusal(status: number, body: Partial<ApiErrorBody> & Pick<ApiErrorBody, 'code'>): Reply {
  return { status, body: { message: `refused: ${body.code}`, ...body } };
}

/** A user for tests. */
export function player(over: Partial<User> = {}): User {
  return {
    id: 'u1',
    username: 'Nova',
    email: 'nova@example.com',
    faction: 'none',
    credits: 0,
    pendingCredits: 0,
    owedCredits: 0,
    totalPoints: 0,
    solanaWallet: null,
    watchable: false,
    listed: false,
    rankTitle: 'Rookie',
    ...over,
  };
}
