/** At most `max` requests in a window of `windowMs` milliseconds. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** When the server gives up on PostgreSQL, in milliseconds. Migrations and operators' commands take the time that they need. */
export interface DatabaseLimits {
  /** Until there is a connection, new or free. */
  readonly connectMs: number;
  /** By the database: for a row that another transaction has locked, for a statement, and for the next one of a transaction. */
  readonly lockMs: number;
  readonly statementMs: number;
  readonly idleMs: number;
  /** By this process, for any answer: longer than a statement may take. */
  readonly answerMs: number;
  /** Of what waits for one row, one has a connection: so many wait before it, each for so long. */
  readonly queue: number;
  readonly queueMs: number;
  /** A trouble is over when something is written and nothing has failed for so long: whether it is lost or slow. Of SQLite, too. */
  readonly quietMs: { readonly lost: number; readonly slow: number };
}

/** All limits on the server's load. Tests set their own. */
export interface Limits {
  /** All requests from one address but those for files of builds, which cost less and of which a page needs many. */
  readonly requestsByAddress: RateLimit;
  readonly filesByAddress: RateLimit;
  /**
   * Sign-in attempts: per account from one address or from a browser that signed in before, per account from all others together, and
   * per address to any account (a household or a school shares one).
   */
  readonly login: RateLimit;
  readonly loginOfStrangers: RateLimit;
  readonly loginByAddress: RateLimit;
  /** Registrations per address. */
  readonly register: RateLimit;
  /** Reset links per account, and requested or used per address. */
  readonly requestReset: RateLimit;
  readonly resetByAddress: RateLimit;
  /** Links per player that confirm an email address. */
  readonly sendConfirmation: RateLimit;
  /** Requests per player that need the password: changing it, deleting the account. */
  readonly confirmPassword: RateLimit;
  /** Profile updates, exports and spending requests per player. */
  readonly updateProfile: RateLimit;
  readonly exportUser: RateLimit;
  readonly spend: RateLimit;
  /** Run starts, leases and score submissions per player. */
  readonly startRun: RateLimit;
  readonly leaseRun: RateLimit;
  readonly submitScore: RateLimit;
  /** Reports of runs per player. */
  readonly reportRun: RateLimit;
  readonly runTexts: RateLimit;
  /** Portions of withheld texts that a player may read in a day (UTC). */
  readonly textsPerDay: number;
  /** The same for all players of an address together, from the first one on. */
  readonly textsByAddress: RateLimit;
  /** Challenges and duels per player. A duel is free, and verifying it is not. */
  readonly createChallenge: RateLimit;
  readonly submitDuel: RateLimit;
  /** Dice rolls per player, successful or not. */
  readonly roll: RateLimit;
  /** Checkouts and payment verifications per player. */
  readonly checkout: RateLimit;
  readonly verifyPayment: RateLimit;
  /** Calls of the bridge per member of staff: with a passkey, or the link for one, and all others. */
  readonly passkey: RateLimit;
  readonly bridge: RateLimit;
  /** Open runs of one game per player (`docs/architecture.md`). */
  readonly openRunsPerGame: number;
  /** Viewers of runs that are being played, at once: in a process, of one run, and from one address. */
  readonly liveViewers: { readonly process: number; readonly run: number; readonly address: number };
  /** Milliseconds between two times at which the streamed parts of all runs are stored. */
  readonly streamFlushMs: number;
  /** Streamed parts of runs per player, by sockets and requests together: so many at once, and so many a second. */
  readonly streamMessages: { readonly atOnce: number; readonly perSecond: number };
  /** Milliseconds between two comparisons of the hub's clock with the database's. */
  readonly clockCheckMs: number;
  /** Milliseconds between two times at which a process stores that it lives; it has ended after four without. */
  readonly processBeatMs: number;
  /** Milliseconds between two pings of a stream, at which its session is checked too. */
  readonly streamPingMs: number;
  /** A stall of the event loop is logged from so many milliseconds on. */
  readonly loopStallMs: number;
  /** Milliseconds between two summaries of refused requests in the log. */
  readonly refusalSummaryMs: number;
  readonly database: DatabaseLimits;
  /** Outgoing e-mails in flight; beyond that requests get a 503 with `Retry-After`. */
  readonly backgroundWork: number;
  /** Milliseconds within which a request must arrive completely. */
  readonly requestTimeoutMs: number;
  /** A connection on which nothing is sent for so many milliseconds is closed, also while a request is being handled; 0 for none. */
  readonly connectionTimeoutMs: number;
  /** Password hashes waiting for a core; beyond that requests get a 429 with `Retry-After`. */
  readonly passwordQueue: number;
  /** Whether a verifier thread is up while runs are played: starting one costs more than verifying most of them. */
  readonly verifierReady: boolean;
  /** A verifier thread with nothing to do is stopped after so many milliseconds: at rest the server needs none. */
  readonly verifierIdleMs: number;
  /** How much threads that verify runs and draw pictures yield to requests (nice increment; Linux only). */
  readonly workerNice: number;
  /** Verifications waiting for a worker; beyond that requests get a 503 with `Retry-After`. */
  readonly verifierQueue: number;
  /** Milliseconds for a verification, waiting included; beyond that requests get a 503 with `Retry-After`. */
  readonly verifierBudget: { readonly baseMs: number; readonly perTickMs: number };
}

const MINUTE = 60_000;

const DAY = 24 * 60 * MINUTE;

export const DEFAULT_LIMITS: Limits = {
  requestsByAddress: { max: 3000, windowMs: MINUTE },
  filesByAddress: { max: 30_000, windowMs: MINUTE },
  login: { max: 10, windowMs: 5 * MINUTE },
  loginOfStrangers: { max: 50, windowMs: 5 * MINUTE },
  loginByAddress: { max: 50, windowMs: 5 * MINUTE },
  register: { max: 20, windowMs: 60 * MINUTE },
  requestReset: { max: 5, windowMs: 60 * MINUTE },
  resetByAddress: { max: 30, windowMs: 60 * MINUTE },
  sendConfirmation: { max: 5, windowMs: 60 * MINUTE },
  confirmPassword: { max: 10, windowMs: 5 * MINUTE },
  updateProfile: { max: 30, windowMs: MINUTE },
  exportUser: { max: 10, windowMs: 60 * MINUTE },
  spend: { max: 60, windowMs: MINUTE },
  startRun: { max: 30, windowMs: MINUTE },
  // A lease reads the whole run.
  leaseRun: { max: 20, windowMs: MINUTE },
  submitScore: { max: 60, windowMs: MINUTE },
  reportRun: { max: 20, windowMs: 60 * MINUTE },
  runTexts: { max: 60, windowMs: 60 * MINUTE },
  textsPerDay: 30,
  textsByAddress: { max: 90, windowMs: DAY },
  createChallenge: { max: 30, windowMs: 60 * MINUTE },
  submitDuel: { max: 30, windowMs: 10 * MINUTE },
  roll: { max: 30, windowMs: MINUTE },
  checkout: { max: 20, windowMs: 10 * MINUTE },
  verifyPayment: { max: 60, windowMs: 10 * MINUTE },
  passkey: { max: 30, windowMs: 10 * MINUTE },
  bridge: { max: 300, windowMs: MINUTE },
  openRunsPerGame: 1,
  liveViewers: { process: 2000, run: 200, address: 10 },
  streamFlushMs: 100,
  streamMessages: { atOnce: 120, perSecond: 12 },
  clockCheckMs: 10_000,
  processBeatMs: 1000,
  streamPingMs: 20_000,
  loopStallMs: 200,
  refusalSummaryMs: MINUTE,
  database: {
    connectMs: 5000,
    lockMs: 3000,
    statementMs: 6000,
    idleMs: 10_000,
    answerMs: 7000,
    queue: 100,
    queueMs: 5000,
    quietMs: { lost: 5000, slow: MINUTE },
  },
  backgroundWork: 200,
  requestTimeoutMs: 30_000,
  connectionTimeoutMs: 30_000,
  passwordQueue: 64,
  verifierReady: true,
  verifierIdleMs: MINUTE,
  workerNice: 10,
  verifierQueue: 256,
  // The performance target of 2,000 times real time is 0.008 ms per tick.
  verifierBudget: { baseMs: 5000, perTickMs: 0.1 },
};
