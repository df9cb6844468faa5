import { type User, endpoints } from '@star-seekers/contracts';
import { type ApiClient, createClient } from '@star-seekers/contracts/client';
import { collect, grant } from '../domains/credits/service.ts';
import { newId } from '../platform/ids.ts';
import type { TestServer } from './test-server.ts';

/** Somebody with a browser: a cookie jar, and calls that carry what a browser says of their origin. */
export interface Visitor {
  /** Calls of the contract; an answer that is not in the contract's form fails the test. */
  readonly api: ApiClient;
  /** `fetch` with the same cookies, for what the client would never send. Paths are the server's. */
  readonly fetch: typeof fetch;
  /** The `Cookie` header that the browser sends now. */
  readonly cookie: () => string;
}

export interface TestPlayer extends Visitor {
  readonly user: User;
  readonly password: string;
}

/** A visitor: no session yet. @param cookie that the browser holds from before */
export function newVisitor(server: Pick<TestServer, 'url'>, cookie = ''): Visitor {
  const jar = new CookieJar(cookie);
  const send: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, server.url);
    const headers = new Headers(init?.headers);
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    const held = jar.heldFor(url.pathname);
    if (held !== '') headers.set('cookie', held);
    const response = await fetch(url, { ...init, headers });
    for (const set of response.headers.getSetCookie()) jar.take(set);
    return response;
  };
  const client = createClient({ fetch: send });
  const api: ApiClient = async (name, ...input) => {
    const answer = await client(name, ...input);
    endpoints[name].answer.parse(answer);
    return answer;
  };
  return { api, fetch: send, cookie: () => jar.heldFor('/') };
}

/** What a browser keeps of a server's cookies: their values, and with which calls each goes. */
class CookieJar {
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  /** @param held as a `Cookie` header has it */
  constructor(held: string) {
    for (const pair of held.split('; ').filter(Boolean)) this.take(pair);
  }

  /** Of a `Set-Cookie` header. */
  take(text: string): void {
    const [pair = '', ...attributes] = text.split('; ');
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice('Path='.length) ?? '/';
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }

  heldFor(pathname: string): string {
    const sent = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path));
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }
}

let players = 0;

/** A signed-in player. @param credits that are in the wallet from the start */
export async function newPlayer(server: TestServer, credits = 0): Promise<TestPlayer> {
  players++;
  const username = `player-${players}`;
  const password = `orbit-of-seven-${players}`;
  const visitor = newVisitor(server);
  const { user } = await visitor.api('register', { body: { username, email: `${username}@example.com`, password } });
  if (credits > 0) await giveCredits(server, user.id, credits);
  return { ...visitor, user: { ...user, credits }, password };
}

/** Grants and collects credits through the ledger, as the dice would. */
export async function giveCredits(
  { services: { db, clock } }: TestServer,
  userId: string,
  amount: number,
): Promise<void> {
  await db.transaction(async (trx) => {
    const now = clock.now();
    await grant(trx, { userId, amount, reason: 'Test credits', ref: `test:${newId(now)}`, now });
    await collect(trx, { userId, amount, now });
  });
}
