/** What everybody else feels of a flood: ordinary calls of a signed-in player, and how long they take. */

/** Where they go, and the `Cookie` header of a signed-in player. */
export interface Caller {
  readonly url: string;
  readonly cookie: string;
}

export interface CallTimes {
  /** Milliseconds, one of each call. */
  readonly times: readonly number[];
  readonly failed: number;
}

const PATHS = ['/api/user', '/api/leaderboard/global', '/api/dice/cooldown'];

/** As many calls are measured at least. */
const FEWEST = 4 * PATHS.length;

/** Ordinary calls, one after the other, until something else is over. */
export async function measureOrdinaryCalls({ url, cookie }: Caller, until: Promise<unknown>): Promise<CallTimes> {
  const times: number[] = [];
  let failed = 0;
  const load = { over: false };
  const ended = until.finally(() => {
    load.over = true;
  });
  for (let index = 0; !load.over || index < FEWEST; index++) {
    const startedAt = performance.now();
    // Many people behind many addresses: none of them reaches the limit of one.
    const headers = { cookie, 'x-forwarded-for': `192.0.2.${index % 250}` };
    const response = await fetch(`${url}${PATHS[index % PATHS.length]}`, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (!response.ok) failed++;
  }
  await ended;
  return { times, failed };
}

/** The time in milliseconds that 99 of 100 calls do not exceed. */
export function p99({ times }: CallTimes): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}

/** How often each status came, and whether it said when to come back. */
export function outcomeOf(response: Response): string {
  return `${response.status}${response.headers.has('retry-after') ? ' with Retry-After' : ''}`;
}
