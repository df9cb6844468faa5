import { type Endpoint, endpoints } from '@star-seekers/contracts';
import { games } from '@star-seekers/games';
import { type TestPlayer, type TestServer, newPlayer, snapshot, startTestServer } from '../src/testing/index.ts';
import { atOnce, tally, torture } from './torture.ts';

/** What browsers tell of calls that are not made by one of our own pages. */
const FOREIGN: Record<string, (own: string) => Record<string, string>> = {
  'another site': () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
  'another site that names our origin': (own) => ({ 'sec-fetch-site': 'cross-site', origin: own }),
  'a sibling': () => ({ 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' }),
  'a typed address': () => ({ 'sec-fetch-site': 'none' }),
  'an old browser elsewhere': () => ({ origin: 'https://evil.example' }),
  'an old browser on another port': (own) => ({ origin: own.replace(/\d+$/, '1') }),
  'an old browser with a referrer of ours': (own) => ({ referer: `${own}/dashboard` }),
  'a sandboxed frame': () => ({ 'sec-fetch-site': 'cross-site', origin: 'null' }),
  'nothing that tells': () => ({}),
};

const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

/** A valid body for every call that takes one; a call without is sent as it is. */
const bodiesFor = ({ user }: TestPlayer): Record<string, unknown> => ({
  register: { username: 'forged', email: 'forged@example.com', password: 'secret-orbit' },
  requestReset: { email: user.email },
  updateProfile: { faction: 'oni' },
  collectCredits: { amount: 1 },
  spendCredits: { amount: 1 },
  startRun: { gameId: 2, rulesVersion: games.get(2)?.sim.rulesVersion },
});

/** No call from elsewhere changes anything, and reading changes nothing wherever it comes from. */
export const crossSite = torture({
  promise: 'no cross-site writes',
  oneEngine: 'a write from elsewhere is refused by its headers',
  short: { methods: [], rounds: 1 },
  long: { methods: ['POST', 'PUT', 'PATCH', 'DELETE'], rounds: 5 },
  run: async ({ methods, rounds }: { methods: readonly string[]; rounds: number }) => {
    const server = await startTestServer();
    const player = await newPlayer(server, 5);
    await player.api('rollDice');
    server.clock.advance(25 * 60 * 60 * 1000);
    const before = JSON.stringify(await snapshot(server.services.db));
    const calls = attempts(server, bodiesFor(player), methods);
    const faults: string[] = [];
    const outcomes: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await atOnce(calls, 8, async ({ from, method, url, headers, body }) => {
        const response = await fetch(url, { method, headers: { ...headers, cookie: player.cookie() }, body });
        outcomes.push(response.status);
        if (response.ok) faults.push(`${method} ${url} from ${from} was accepted`);
      });
    }
    if (JSON.stringify(await snapshot(server.services.db)) !== before)
      faults.push('a write from elsewhere was carried out');
    await readEverything(server, player.cookie());
    if (JSON.stringify(await snapshot(server.services.db)) !== before) faults.push('reading changed something');
    await server.close();
    return { text: `${outcomes.length} writes from elsewhere: ${tally(outcomes)}`, faults };
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
