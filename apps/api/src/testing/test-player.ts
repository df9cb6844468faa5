import { type RollAnswer, type User, endpoints } from '@star-seekers/contracts';
import { type ApiClient, ApiError, createClient } from '@star-seekers/contracts/client';
import { faceOfRoll } from '@star-seekers/contracts/fair-dice';
import { findUserByName } from '../domains/auth/repository.ts';
import { collect, grant } from '../domains/credits/service.ts';
import { findSecretSeed } from '../domains/dice/repository.ts';
import { newId } from '../platform/ids.ts';
import type { TestServer } from './test-server.ts';

/** A browser: a cookie jar, and requests with the origin headers of a browser. */
export interface Visitor {
  /** The typed client. A response that violates the contract fails the test. */
  readonly api: ApiClient;
  /** `fetch` with the same cookies, for requests that the client cannot send. Paths are relative to the server. */
  readonly fetch: typeof fetch;
  /** The current `Cookie` header. */
  readonly cookie: () => string;
}

export interface TestPlayer extends Visitor {
  readonly user: User;
  readonly password: string;
}

/** A browser without a session. @param cookie initial `Cookie` header */
export function newVisitor(server: Pick<TestServer, 'url'>, cookie = ''): Visitor {
  const jar = new CookieJar(cookie);
  const send: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, server.url);
    const headers = new Headers(init?.headers);
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    const header = jar.headerFor(url.pathname);
    if (header !== '') headers.set('cookie', header);
    const response = await fetch(url, { ...init, headers });
    for (const set of response.headers.getSetCookie()) jar.store(set);
    return response;
  };
  const client = createClient({ fetch: send });
  const api: ApiClient = async (name, ...input) => {
    const answer = await client(name, ...input);
    endpoints[name].answer.parse(answer);
    return answer;
  };
  return { api, fetch: send, cookie: () => jar.headerFor('/') };
}

/** Cookies of one server, with their values and paths. */
class CookieJar {
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  /** @param header initial `Cookie` header */
  constructor(header: string) {
    for (const pair of header.split('; ').filter(Boolean)) this.store(pair);
  }

  /** @param text a `Set-Cookie` header */
  store(text: string): void {
    const [pair = '', ...attributes] = text.split('; ');
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice('Path='.length) ?? '/';
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }

  headerFor(pathname: string): string {
    const matching = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path));
    return matching.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }
}

let players = 0;

/** Registers a player. @param credits initial credits in the wallet */
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

/** The error response of a request. @throws {Error} when the request succeeds, or fails otherwise */
export async function refusal(request: Promise<unknown>): Promise<ApiError> {
  try {
    await request;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the request succeeded, but should have failed');
}

/** Rolls a face, as a player could who knew the server seed: with a client seed that gives it. */
export async function rollFace(server: TestServer, { api, user }: TestPlayer, face: number): Promise<RollAnswer> {
  await api('diceSeed');
  return api('rollDice', { body: { clientSeed: await clientSeedFor(server, user.username, face) } });
}

/** The first of the client seeds 0, 1, 2, … that gives a face in a player's next roll, whose seed must have been drawn. */
export async function clientSeedFor({ services: { db } }: TestServer, username: string, face: number): Promise<string> {
  const player = await findUserByName(db, username);
  const seed = player && (await findSecretSeed(db, player.id));
  if (!seed) throw new Error(`no seed was drawn for ${username}`);
  const roll = async (clientSeed: string) =>
    faceOfRoll({ serverSeed: seed.server_seed, clientSeed, nonce: seed.rolls });
  for (let number = 0; ; number++) if ((await roll(String(number))) === face) return String(number);
}
