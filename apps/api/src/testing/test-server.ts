import { createApp } from '../app.ts';
import { loadGameSims } from '../domains/runs/game-sims.ts';
import { createServices } from '../platform/create-services.ts';
import { openDatabase } from '../platform/database/database.ts';
import { DEFAULT_LIMITS, type Limits } from '../platform/limits.ts';
import { type Randomness, systemRandomness } from '../platform/randomness.ts';
import type { Services } from '../platform/services.ts';
import { createTestDatabase } from './databases/test-database.ts';
import { SettableClock } from './settable-clock.ts';

export interface TestServerOptions {
  /** What differs from production's limits; without it the rate limits are roomy. */
  readonly limits?: Partial<Limits>;
  /** Replaces the dice or the seeds. */
  readonly randomness?: Partial<Randomness>;
  /** Module that exports other `sims` than the catalog's: changed rules, a game that hangs. */
  readonly simsModule?: string;
  /** Folder of a built hub to serve. */
  readonly webRoot?: string;
  /** Pretends that players come over this address, as behind a proxy. */
  readonly publicUrl?: string;
  readonly logLevel?: 'silent' | 'error';
  /** Address of the database that it works on, instead of one of its own that is removed at the end. */
  readonly database?: string;
}

/** A real server on a free port of this machine, with a database of its own and a clock that tests set. */
export interface TestServer {
  readonly url: string;
  readonly clock: SettableClock;
  readonly services: Services;
  close(): Promise<void>;
}

/** Calls of one test come from one address at once: the limits that protect a public server would only be in the way. */
const ROOMY = { max: 1_000_000, windowMs: 60_000 };

const TEST_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  login: ROOMY,
  loginByAddress: ROOMY,
  register: ROOMY,
  startRun: ROOMY,
  submitScore: ROOMY,
  roll: ROOMY,
};

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const own = options.database === undefined ? await createTestDatabase() : undefined;
  const database = await openDatabase(options.database ?? own?.address ?? '');
  const clock = new SettableClock();
  const services = createServices(database, {
    clock,
    randomness: { ...systemRandomness, ...options.randomness },
    limits: { ...TEST_LIMITS, ...options.limits },
    sims: await loadGameSims(options.simsModule),
  });
  const app = await createApp(services, {
    publicUrl: options.publicUrl,
    trustedProxies: options.publicUrl ? 1 : 0,
    sessionSecret: 'a secret of the tests, longer than 32 characters',
    logLevel: options.logLevel ?? 'silent',
    webRoot: options.webRoot,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    clock,
    services,
    async close() {
      await app.close();
      await services.verifier.close();
      await database.close();
      await own?.remove();
    },
  };
}
