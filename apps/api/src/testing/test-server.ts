import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { createServices } from '../platform/create-services.ts';
import { openDatabase } from '../platform/database/database.ts';
import { DEFAULT_LIMITS, type Limits } from '../platform/limits.ts';
import { type Randomness, systemRandomness } from '../platform/randomness.ts';
import type { Services } from '../platform/services.ts';
import { SettableClock } from './settable-clock.ts';

export interface TestServerOptions {
  readonly limits?: Partial<Limits>;
  readonly randomness?: Partial<Randomness>;
  /** Folder of a built hub to serve. */
  readonly webRoot?: string;
  readonly logLevel?: 'silent' | 'error';
  /** Keeps its data here instead of in a folder that is removed at the end. */
  readonly dataDir?: string;
}

/** A real server on a free port of this machine, with its own SQLite file and a clock that tests set. */
export interface TestServer {
  readonly url: string;
  readonly clock: SettableClock;
  readonly services: Services;
  close(): Promise<void>;
}

/** Calls of one test come from one address at once: the limits that protect a public server would only be in the way. */
const ROOMY = { max: 1_000_000, windowMs: 60_000 };

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = options.dataDir ?? mkdtempSync(join(tmpdir(), 'star-seekers-'));
  const clock = new SettableClock();
  const database = await openDatabase(join(folder, 'hub.sqlite'));
  const services = createServices(database, {
    clock,
    randomness: { ...systemRandomness, ...options.randomness },
    limits: {
      ...DEFAULT_LIMITS,
      login: ROOMY,
      register: ROOMY,
      startRun: ROOMY,
      submitScore: ROOMY,
      roll: ROOMY,
      ...options.limits,
    },
  });
  const app = await createApp(services, {
    publicUrl: undefined,
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
      if (options.dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
