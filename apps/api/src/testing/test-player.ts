import type { User } from '@star-seekers/contracts';
import { type ApiClient, createClient } from '@star-seekers/contracts/client';
import { collect, grant } from '../domains/credits/service.ts';
import { newId } from '../platform/ids.ts';
import type { TestServer } from './test-server.ts';

/** Somebody with a browser: a cookie jar, and calls that carry what a browser says of their origin. */
export interface TestPlayer {
  readonly api: ApiClient;
  /** `fetch` with the same cookies, for what the client would never send. */
  readonly fetch: typeof fetch;
  readonly user: User;
}

let players = 0;

/** A visitor: no session yet. */
export function visitor(server: TestServer): Pick<TestPlayer, 'api' | 'fetch'> {
  let cookie = '';
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(input, { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookie = pair.endsWith('=') ? '' : pair;
    }
    return response;
  };
  return { fetch: send, api: createClient({ baseUrl: server.url, fetch: send }) };
}

/** A signed-in player. @param credits that are in the wallet from the start */
export async function newPlayer(server: TestServer, credits = 0): Promise<TestPlayer> {
  players++;
  const name = `player-${players}`;
  const { api, fetch: send } = visitor(server);
  const { user } = await api('register', {
    body: { username: name, email: `${name}@example.com`, password: 'orbit-of-seven' },
  });
  if (credits > 0) await giveCredits(server, user.id, credits);
  return { api, fetch: send, user: { ...user, credits } };
}

/** Grants and collects credits through the ledger, as the dice would. */
export async function giveCredits({ services: { db, clock } }: TestServer, userId: string, amount: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    await grant(trx, { userId, amount, reason: 'Test credits', ref: `test:${newId(now)}`, now });
    await collect(trx, { userId, amount, now });
  });
}
