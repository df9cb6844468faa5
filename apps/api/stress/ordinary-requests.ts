/** Measures ordinary requests of a signed-in player during a flood. */

/** A server and the `Cookie` header of a signed-in player. */
export interface Client {
  readonly url: string;
  readonly cookie: string;
}

export interface RequestTimes {
  /** Milliseconds per request. */
  readonly times: readonly number[];
  readonly failed: number;
}

const PATHS = ['/api/user', '/api/leaderboard/global', '/api/dice/cooldown'];

/** Fewest requests measured. */
const MIN_REQUESTS = 4 * PATHS.length;

/** Sends ordinary requests sequentially until a promise settles, or until there were enough of them. */
export async function measureOrdinaryRequests(
  { url, cookie }: Client,
  until: Promise<unknown>,
  enough = Number.POSITIVE_INFINITY,
): Promise<RequestTimes> {
  const times: number[] = [];
  let failed = 0;
  const load = { isOver: false };
  const ended = until.finally(() => {
    load.isOver = true;
  });
  for (let index = 0; index < MIN_REQUESTS || (!load.isOver && index < enough); index++) {
    const startedAt = performance.now();
    // Many client addresses, so that none reaches its limit.
    const headers = { cookie, 'x-forwarded-for': `192.0.2.${index % 250}` };
    const response = await fetch(`${url}${PATHS[index % PATHS.length]}`, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (!response.ok) failed++;
  }
  await ended;
  return { times, failed };
}

/** 99th percentile in milliseconds. */
export function p99({ times }: RequestTimes): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}

/** The status, and whether the response has a Retry-After header. */
export function outcomeOf(response: Response): string {
  return `${response.status}${response.headers.has('retry-after') ? ' with Retry-After' : ''}`;
}
