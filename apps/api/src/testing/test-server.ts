import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { loadGameSims } from '../domains/runs/game-sims.ts';
import { closeServices, createServices } from '../platform/create-services.ts';
import { openDatabase } from '../platform/database/database.ts';
import { DEFAULT_LIMITS, type Limits } from '../platform/limits.ts';
import { LocalMailbox } from '../platform/mailer/local-mailbox.ts';
import type { Mail, Mailer } from '../platform/mailer/mailer.ts';
import { type Randomness, systemRandomness } from '../platform/randomness.ts';
import type { Services } from '../platform/services.ts';
import { SettableClock } from './settable-clock.ts';
import { copyTemplateDatabase } from './template-database.ts';

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
  /** What a public server asks for on `/metrics`. */
  readonly metricsToken?: string;
  /** Where letters go instead of into a local mailbox; null turns mail off. */
  readonly mailer?: Mailer | null;
  readonly logLevel?: 'silent' | 'error';
  /** Keeps its data here instead of in a folder that is removed at the end. */
  readonly dataDir?: string;
}

/** A real server on a free port of this machine, with its own SQLite file and a clock that tests set. */
export interface TestServer {
  readonly url: string;
  readonly clock: SettableClock;
  readonly services: Services;
  /** Letters that were not sent, once those under way have arrived; the latest first. */
  mails(): Promise<readonly Mail[]>;
  close(): Promise<void>;
}

/** Calls of one test come from one address at once: the limits that protect a public server would only be in the way. */
const ROOMY = { max: 1_000_000, windowMs: 60_000 };

const TEST_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  callsByAddress: ROOMY,
  login: ROOMY,
  loginByAddress: ROOMY,
  register: ROOMY,
  requestReset: ROOMY,
  resetByAddress: ROOMY,
  confirmPassword: ROOMY,
  updateProfile: ROOMY,
  exportUser: ROOMY,
  spend: ROOMY,
  startRun: ROOMY,
  submitScore: ROOMY,
  roll: ROOMY,
};

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = options.dataDir ?? mkdtempSync(join(tmpdir(), 'star-seekers-'));
  const path = join(folder, 'hub.sqlite');
  if (!existsSync(path)) await copyTemplateDatabase(path);
  const database = await openDatabase(path);
  const clock = new SettableClock();
  const mailbox = new LocalMailbox(clock);
  const services = createServices(database, {
    clock,
    randomness: { ...systemRandomness, ...options.randomness },
    limits: { ...TEST_LIMITS, ...options.limits },
    sims: await loadGameSims(options.simsModule),
    mailer: options.mailer === undefined ? mailbox : (options.mailer ?? undefined),
  });
  const app = await createApp(services, {
    publicUrl: options.publicUrl,
    trustedProxies: options.publicUrl ? 1 : 0,
    sessionSecret: 'a secret of the tests, longer than 32 characters',
    logLevel: options.logLevel ?? 'silent',
    webRoot: options.webRoot,
    metricsToken: options.metricsToken,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    clock,
    services,
    async mails() {
      await services.background.idle();
      return mailbox.mails;
    },
    async close() {
      await app.close();
      await closeServices(services);
      await database.close();
      if (options.dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
