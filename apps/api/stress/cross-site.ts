import { type Endpoint, endpoints } from '@star-seekers/contracts';
import { games } from '@star-seekers/games';
import { type TestPlayer, type TestServer, newPlayer, snapshot, startTestServer } from '../src/testing/index.ts';
import { runConcurrently } from '../src/platform/run-concurrently.ts';
import { tally, stress } from './stress.ts';

/** Browser headers of requests that do not come from our own pages. */
const FOREIGN: Record<string, (own: string) => Record<string, string>> = {
  'another site': () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
  'another site that names our origin': (own) => ({ 'sec-fetch-site': 'cross-site', origin: own }),
  'a sibling': () => ({ 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' }),
  'a typed URL': () => ({ 'sec-fetch-site': 'none' }),
  'an old browser elsewhere': () => ({ origin: 'https://evil.example' }),
  'an old browser on another port': (own) => ({ origin: own.replace(/\d+$/, '1') }),
  'an old browser with a referrer of ours': (own) => ({ referer: `${own}/dashboard` }),
  'a sandboxed frame': () => ({ 'sec-fetch-site': 'cross-site', origin: 'null' }),
  'no origin headers': () => ({}),
};

const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

/** A valid body for every endpoint that has one. */
const bodiesFor = ({ user }: TestPlayer): Record<string, unknown> => ({
  register: { username: 'forged', email: 'forged@example.com', password: 'secret-orbit' },
  requestReset: { email: user.email },
  updateProfile: { faction: 'oni' },
  collectCredits: { amount: 1 },
  spendCredits: { amount: 1 },
  startRun: { gameId: 2, rulesVersion: games.get(2)?.sim.rulesVersion },
});

/** Cross-site requests change nothing, and neither do reads of any origin. */
export const crossSite = stress({
  promise: 'no cross-site writes',
  shortOn: { engine: 'sqlite', because: 'cross-site writes are rejected by their headers' },
  short: { methods: [], rounds: 1 },
  long: { methods: ['POST', 'PUT', 'PATCH', 'DELETE'], rounds: 5 },
  run: async ({ methods, rounds }: { methods: readonly string[]; rounds: number }) => {
    const server = await startTestServer();
    const player = await newPlayer(server, 5);
    await player.api('rollDice');
    server.clock.advance(25 * 60 * 60 * 1000);
    const before = JSON.stringify(await snapshot(server.services.db));
    const requests = attempts(server, bodiesFor(player), methods);
    const faults: string[] = [];
    const outcomes: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await runConcurrently(requests, 8, async ({ from, method, url, headers, body }) => {
        const response = await fetch(url, { method, headers: { ...headers, cookie: player.cookie() }, body });
        outcomes.push(response.status);
        if (response.ok) faults.push(`${method} ${url} from ${from} was accepted`);
      });
    }
    if (JSON.stringify(await snapshot(server.services.db)) !== before)
      faults.push('a cross-site write changed something');
    await readEverything(server, player.cookie());
    if (JSON.stringify(await snapshot(server.services.db)) !== before) faults.push('a read changed something');
    await server.close();
    return { text: `${outcomes.length} cross-site writes: ${tally(outcomes)}`, faults };
  },
});

function attempts({ url: own }: TestServer, bodies: Record<string, unknown>, methods: readonly string[]) {
  return Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    [...new Set([endpoint.method, ...methods])]
      .filter((method) => method !== 'GET')
      .flatMap((method) =>
        Object.entries(FOREIGN).flatMap(([from, headersOf]) =>
          TYPES.map((type) => ({
            from,
            method,
            url: `${own}/api${endpoint.path.replaceAll(/:\w+/g, '2')}`,
            headers: { ...headersOf(own), 'content-type': type, 'idempotency-key': 'a-key-of-a-thief' },
            body: JSON.stringify(bodies[name] ?? {}),
          })),
        ),
      ),
  );
}

async function readEverything({ url: own }: TestServer, cookie: string): Promise<void> {
  for (const { method, path } of Object.values(endpoints)) {
    if (method !== 'GET') continue;
    await fetch(`${own}/api${path.replaceAll(/:\w+/g, '2')}`, {
      headers: { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
  }
}
