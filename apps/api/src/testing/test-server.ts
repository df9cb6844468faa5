import { createApp } from '../composition/app.ts';
import type { Hashing } from '../domains/auth/argon2-hashing.ts';
import type { StripeSandbox } from '@star-seekers/stripe-sandbox';
import type { PaymentGateway } from '../domains/payments/gateway.ts';
import type { SiteConfig } from '../domains/site/site-config.ts';
import { openSandbox } from '../domains/payments/open-gateway.ts';
import { loadGames } from '../domains/runs/playable-games.ts';
import { closeServices, createServices } from '../composition/create-services.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { DEFAULT_LIMITS, type Limits } from '../platform/limits.ts';
import { createLog } from '../platform/log.ts';
import { LocalMailbox } from '../platform/mailer/local-mailbox.ts';
import type { Mail, Mailer } from '../platform/mailer/mailer.ts';
import { type Randomness, systemRandomness } from '../platform/randomness.ts';
import type { Services } from '../platform/services.ts';
import { createTestDatabase } from './databases/test-database.ts';
import { quickHashing } from './quick-hashing.ts';
import { SettableClock } from './settable-clock.ts';

export interface TestServerOptions {
  /** What differs from production's limits; without it the rate limits are roomy. */
  readonly limits?: Partial<Limits>;
  /** Replaces the dice or the seeds. */
  readonly randomness?: Partial<Randomness>;
  /** Module that exports other `games` than the registry's: changed rules, a game that hangs. */
  readonly gamesModule?: string;
  /** Folder of a built hub to serve. */
  readonly webRoot?: string;
  /** Folder of the operator's own texts. */
  readonly contentDir?: string;
  /** Pretends that players come over this address, as behind a proxy. */
  readonly publicUrl?: string;
  /** What a public server asks for on `/metrics`. */
  readonly metricsToken?: string;
  /** Where letters go instead of into a local mailbox; null turns mail off. */
  readonly mailer?: Mailer | null;
  /** What computes password hashes, as strong as a server's; without it they cost next to nothing. */
  readonly hashing?: Hashing;
  /** Takes the lines of the log; without it they go nowhere. */
  readonly onLog?: (line: Record<string, unknown>) => void;
  /** Address of the database that it works on, instead of one of its own that is removed at the end. */
  readonly database?: string;
  /** Another provider of payments than a sandbox of its own. */
  readonly payments?: PaymentGateway;
  /** What the operator set; without it no links and no trailer. */
  readonly site?: SiteConfig;
}

/** A real server on a free port of this machine, with a database of its own and a clock that tests set. */
export interface TestServer {
  readonly url: string;
  readonly clock: SettableClock;
  readonly services: Services;
  /** Letters that were not sent, once those under way have arrived; the latest first. */
  mails(): Promise<readonly Mail[]>;
  /** Where its players pay. @throws {Error} when the test gave it another provider */
  readonly sandbox: StripeSandbox;
  close(): Promise<void>;
}

/** Calls of one test come from one address at once: the limits that protect a public server would only be in the way. */
const ROOMY = { max: 1_000_000, windowMs: 60_000 };

/** Nothing is in it, for it is nowhere. */
const NO_FOLDER = '/nowhere/star-seekers';

const TEST_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  // Most tests verify nothing; and a machine that is busy with something else refuses no run.
  verifierReadyThreads: 0,
  verifierBudget: { ...DEFAULT_LIMITS.verifierBudget, baseMs: 60_000 },
  callsByAddress: ROOMY,
  login: ROOMY,
  loginOfStrangers: ROOMY,
  loginByAddress: ROOMY,
  register: ROOMY,
  requestReset: ROOMY,
  resetByAddress: ROOMY,
  confirmPassword: ROOMY,
  updateProfile: ROOMY,
  exportUser: ROOMY,
  spend: ROOMY,
  startRun: ROOMY,
  reveal: ROOMY,
  submitScore: ROOMY,
  roll: ROOMY,
  checkout: ROOMY,
  verifyPayment: ROOMY,
};

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const own = options.database === undefined ? await createTestDatabase() : undefined;
  const { onLog } = options;
  const log = createLog(onLog ? 'info' : 'silent', {
    write: (line) => onLog?.(JSON.parse(line) as Record<string, unknown>),
  });
  const database = await openDatabase(options.database ?? own?.address ?? '', log);
  const clock = new SettableClock();
  const mailbox = new LocalMailbox(clock);
  const services = createServices(database, {
    log,
    clock,
    randomness: { ...systemRandomness, ...options.randomness },
    limits: { ...TEST_LIMITS, ...options.limits },
    games: await loadGames(options.gamesModule),
    hashing: options.hashing ?? quickHashing,
    mailer: options.mailer === undefined ? mailbox : (options.mailer ?? undefined),
    payments: options.payments ?? (await openSandbox(':memory:', 'a seed of the tests', clock)),
  });
  const app = await createApp(services, {
    publicUrl: options.publicUrl,
    trustedProxies: options.publicUrl ? ['loopback'] : [],
    sessionSecret: 'a secret of the tests, longer than 32 characters',
    webRoot: options.webRoot,
    contentDir: options.contentDir ?? NO_FOLDER,
    metricsToken: options.metricsToken,
    site: options.site ?? { links: {}, trailer: {} },
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
    get sandbox() {
      return sandboxOf(services);
    },
    async close() {
      await app.close();
      await closeServices(services);
      await database.close();
      await own?.remove();
    },
  };
}

function sandboxOf({ payments }: Services): StripeSandbox {
  if (payments.provider === 'off' || !payments.sandbox) throw new Error('this server has no sandbox');
  return payments.sandbox;
}
