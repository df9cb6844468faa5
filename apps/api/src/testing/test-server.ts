import { createApp } from '../composition/app.ts';
import type { Hashing } from '../domains/auth/argon2-hashing.ts';
import type { StripeSandbox } from '@star-seekers/stripe-sandbox';
import { openSandbox, type PaymentGateway } from '../domains/payments/gateway.ts';
import type { SiteConfig } from '../domains/site/site-config.ts';
import { type PlayableGames, loadGames } from '../platform/playable-games.ts';
import { RemoteVerifier, type VerifierAddresses } from '../domains/verifier/remote-verifier.ts';
import { ThreadVerifier, type Verifier } from '../domains/verifier/verifier.ts';
import { closingSteps, createServices } from '../composition/create-services.ts';
import { openClock } from '../composition/open-clock.ts';
import { openArchive } from '../platform/archive/archive.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { DEFAULT_LIMITS, type Limits } from '../platform/limits.ts';
import { createLog, type Log } from '../platform/log.ts';
import { LocalMailbox } from '../platform/mailer/local-mailbox.ts';
import type { Mail, Mailer } from '../platform/mailer/mailer.ts';
import { type Randomness, systemRandomness } from '../platform/randomness.ts';
import type { Services } from '../platform/services.ts';
import { createTestDatabase } from './databases/test-database.ts';
import { quickHashing } from './quick-hashing.ts';
import { SettableClock } from './settable-clock.ts';

export interface TestServerOptions {
  /** Overrides of the limits. By default the rate limits are practically unlimited. */
  readonly limits?: Partial<Limits>;
  /** Overrides of the seeds of runs. */
  readonly randomness?: Partial<Randomness>;
  /** Module that exports other `games`, for example with changed rules or a hanging game. */
  readonly gamesModule?: string;
  /** Folder of a built hub to serve. */
  readonly webRoot?: string;
  /** Folder of archived builds. Default: none. */
  readonly archiveDir?: string;
  /** Folder of the operator's texts. */
  readonly contentDir?: string;
  /** Public URL, as behind a proxy. */
  readonly publicUrl?: string;
  /** Bearer token of `/metrics`. */
  readonly metricsToken?: string;
  /** Replaces the local mailbox; null turns mail off. */
  readonly mailer?: Mailer | null;
  /** Replaces the cheap default password hashing. */
  readonly hashing?: Hashing;
  /** Receives the log entries, which are discarded by default. */
  readonly onLog?: (line: Record<string, unknown>) => void;
  /** Address of the database. Default: a temporary one. */
  readonly database?: string;
  /** Replaces the default payment sandbox. */
  readonly payments?: PaymentGateway;
  /** Whether a roll of the dice needs a confirmed email address. Default: `off`. */
  readonly verifyEmail?: Services['verifyEmail'];
  /** Links and trailer. Default: none. */
  readonly site?: SiteConfig;
  /** Processes that verify. Default: threads of this one. */
  readonly verifiers?: VerifierAddresses;
}

/** A real server on a free local port, with a settable clock. */
export interface TestServer {
  readonly url: string;
  readonly clock: SettableClock;
  readonly services: Services;
  /** Address of its database. */
  readonly database: string;
  /** Stored e-mails, newest first. Waits for those in flight. */
  mails(): Promise<readonly Mail[]>;
  /** The payment sandbox. @throws {Error} when the server has another provider */
  readonly sandbox: StripeSandbox;
  close(): Promise<void>;
}

const MINUTE = 60_000;

/** All requests of a test come from one address, which would exceed the default limits. */
const UNLIMITED = { max: 1_000_000, windowMs: MINUTE };

/** A folder that does not exist. */
const NO_FOLDER = '/nowhere/star-seekers';

const TEST_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  // Most tests verify no runs. A busy machine must not reject any.
  verifierReady: false,
  // Browsers of other tests run at a high priority: a thread that yields would wait for minutes.
  workerNice: 0,
  verifierBudget: { ...DEFAULT_LIMITS.verifierBudget, baseMs: MINUTE },
  database: {
    ...DEFAULT_LIMITS.database,
    connectMs: MINUTE,
    lockMs: MINUTE,
    statementMs: MINUTE,
    idleMs: MINUTE,
    answerMs: MINUTE,
    queue: 1000,
    queueMs: MINUTE,
  },
  // Nor cut off whoever waits for it.
  connectionTimeoutMs: 0,
  requestsByAddress: UNLIMITED,
  filesByAddress: UNLIMITED,
  login: UNLIMITED,
  loginOfStrangers: UNLIMITED,
  loginByAddress: UNLIMITED,
  register: UNLIMITED,
  requestReset: UNLIMITED,
  resetByAddress: UNLIMITED,
  sendConfirmation: UNLIMITED,
  confirmPassword: UNLIMITED,
  updateProfile: UNLIMITED,
  exportUser: UNLIMITED,
  spend: UNLIMITED,
  startRun: UNLIMITED,
  leaseRun: UNLIMITED,
  streamFlushMs: 0,
  // Tests play much faster than players.
  streamMessages: { atOnce: 1_000_000, perSecond: 1_000_000 },
  // Tests set the server's clock and not the database's.
  clockCheckMs: Number.MAX_SAFE_INTEGER,
  // Tests share the event loop with the server.
  loopStallMs: Number.POSITIVE_INFINITY,
  submitScore: UNLIMITED,
  reportRun: UNLIMITED,
  answerDecision: UNLIMITED,
  textsByAddress: UNLIMITED,
  roll: UNLIMITED,
  checkout: UNLIMITED,
  verifyPayment: UNLIMITED,
  passkey: UNLIMITED,
  bridge: UNLIMITED,
};

/** By the module of the games, shared by all servers of this process: starting a thread takes longer than most tests. */
const sharedVerifiers = new Map<string | undefined, Verifier>();

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const own = options.database === undefined ? await createTestDatabase() : undefined;
  const { onLog } = options;
  const log = createLog(onLog ? 'info' : 'silent', {
    write: (line) => onLog?.(JSON.parse(line) as Record<string, unknown>),
  });
  const address = options.database ?? own?.address ?? '';
  const limits = { ...TEST_LIMITS, ...options.limits };
  const database = await openDatabase(address, log, limits.database);
  const machine = new SettableClock();
  const clock = await openClock(database, database.engine, { machine, checkMs: limits.clockCheckMs, log });
  // What a test sets is the hub's time too.
  await machine.during(machine.now(), async () => machine.step(-clock.machineAheadMs));
  const mailbox = new LocalMailbox(clock);
  const games = await loadGames(options.gamesModule);
  const verifier = verifierOf(games, log, options);
  const services = createServices(database, {
    log,
    clock,
    randomness: { ...systemRandomness, ...options.randomness },
    limits,
    games,
    verifier,
    hashing: options.hashing ?? quickHashing,
    mailer: options.mailer === undefined ? mailbox : (options.mailer ?? undefined),
    archive: options.archiveDir === undefined ? undefined : await openArchive(options.archiveDir, options.webRoot),
    verifyEmail: options.verifyEmail ?? 'off',
    payments: options.payments ?? (await openSandbox(':memory:', 'a seed of the tests', clock)),
  });
  const app = await createApp(services, {
    publicUrl: options.publicUrl,
    trustedProxies: options.publicUrl ? ['loopback'] : [],
    sessionSecret: 'a secret of the tests, longer than 32 characters',
    webRoot: options.webRoot,
    contentDir: options.contentDir ?? NO_FOLDER,
    dataDir: import.meta.dirname,
    metricsToken: options.metricsToken,
    site: options.site ?? { links: {}, trailer: {} },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    clock: machine,
    services,
    database: address,
    async mails() {
      await services.background.idle();
      return mailbox.mails;
    },
    get sandbox() {
      return sandboxOf(services);
    },
    async close() {
      await app.close();
      for (const [, close] of closingSteps(services)) await close();
      if (verifier !== sharedVerifiers.get(games.module)) await verifier.close();
      await database.close();
      await own?.remove();
    },
  };
}

/** A verifier of its own for a server with other limits of verification. */
function verifierOf(games: PlayableGames, log: Log, { limits = {}, verifiers }: TestServerOptions): Verifier {
  if (verifiers) return new RemoteVerifier(verifiers, games, DEFAULT_LIMITS, log);
  if (Object.keys(limits).some((name) => name.startsWith('verifier')))
    return new ThreadVerifier(games.module, { ...TEST_LIMITS, ...limits }, log);
  let shared = sharedVerifiers.get(games.module);
  if (!shared) sharedVerifiers.set(games.module, (shared = new ThreadVerifier(games.module, TEST_LIMITS, log)));
  return shared;
}

function sandboxOf({ payments }: Services): StripeSandbox {
  if (payments.provider === 'off' || !payments.sandbox) throw new Error('this server has no sandbox');
  return payments.sandbox;
}

/** Starts another server on the database of a server, after a deploy that raised the version of every game's rules. */
export async function deployRaisedRules(
  { database }: TestServer,
  options: Omit<TestServerOptions, 'database' | 'gamesModule'> = {},
): Promise<TestServer> {
  const gamesModule = new URL('./games/raised-rules.ts', import.meta.url).href;
  return startTestServer({ ...options, database, gamesModule });
}
