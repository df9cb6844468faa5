import { type TestServer, newPlayer, newVisitor, startTestServer } from '../src/testing/index.ts';
import { stress } from './stress.ts';

/** Everything about a response that could reveal whether an account exists. */
interface Trace {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: string;
  /** Hashes computed, a slow part of the response time. */
  readonly hashes: number;
  /** Rows written, the other slow part. */
  readonly rows: number;
}

/** A known and an unknown address get the same response for the same work, also at rate limits. */
export const enumeration = stress({
  promise: 'responses never reveal who has an account',
  shortOn: { engine: 'sqlite', because: 'the same statements are counted on either' },
  short: { accounts: 1 },
  long: { accounts: 50 },
  run: async ({ accounts }: { accounts: number }) => {
    const FEW = { max: 3, windowMs: 60_000 };
    const server = await startTestServer({ limits: { login: FEW, requestReset: FEW } });
    server.clock.stop();
    const faults: string[] = [];
    let pairs = 0;
    for (let account = 0; account < accounts; account++) {
      const { user } = await newPlayer(server);
      const unknown = user.email.replace('player', 'nobody');
      for (const [path, rest] of [
        ['/api/login', { password: 'not the password' }],
        ['/api/auth/request-reset', {}],
      ] as const) {
        // The first request from an address inserts the row of its limit.
        await trace(server, path, { email: 'somebody@example.com', ...rest });
        for (let attempt = 0; attempt <= FEW.max; attempt++) {
          const traces = [];
          for (const email of [user.email, unknown]) traces.push(await trace(server, path, { email, ...rest }));
          const [forKnown, forUnknown] = traces.map((entry) => JSON.stringify(entry));
          pairs++;
          if (forKnown !== forUnknown) faults.push(`${path}, attempt ${attempt}: ${forKnown} and ${forUnknown}`);
        }
      }
    }
    await server.close();
    return { text: `${pairs} pairs of responses, ${faults.length} differ`, faults };
  },
});

async function trace(server: TestServer, path: string, body: unknown): Promise<Trace> {
  const { passwords, background } = server.services;
  const [hashes, rows] = [passwords.computed, await countRows(server)];
  const response = await newVisitor(server).fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { date: _date, ...headers } = Object.fromEntries(response.headers);
  const bytes = await response.text();
  await background.idle();
  return {
    status: response.status,
    headers,
    bytes,
    hashes: passwords.computed - hashes,
    rows: (await countRows(server)) - rows,
  };
}

/** Rows of the tables that the two endpoints write. Reset links are not counted, because a new one replaces the old one. */
async function countRows({ services: { db } }: TestServer): Promise<number> {
  const limits = await db.selectFrom('rate_limits').select('key').execute();
  const sessions = await db.selectFrom('sessions').select('id_hash').execute();
  return limits.length + sessions.length;
}
