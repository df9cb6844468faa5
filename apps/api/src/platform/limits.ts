/** At most `max` calls in a window of `windowMs` milliseconds. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** Everything about the server's load that is bounded. Tests set their own. */
export interface Limits {
  /** All calls from one address. */
  readonly callsByAddress: RateLimit;
  /**
   * Tries to sign in to one account: of one address or of a browser that signed in before, and of all others together; and from one
   * address to any account: a household or a school shares one.
   */
  readonly login: RateLimit;
  readonly loginOfStrangers: RateLimit;
  readonly loginByAddress: RateLimit;
  /** New accounts by address. */
  readonly register: RateLimit;
  /** Reset links to one account, and asked for or used from one address. */
  readonly requestReset: RateLimit;
  readonly resetByAddress: RateLimit;
  /** Calls of one player that need the password: changing it, deleting the account. */
  readonly confirmPassword: RateLimit;
  /** Profile changes, exports and spending calls by player. */
  readonly updateProfile: RateLimit;
  readonly exportUser: RateLimit;
  readonly spend: RateLimit;
  /** Run starts, reveals and score calls by player. A quick player turns five cards a second. */
  readonly startRun: RateLimit;
  readonly reveal: RateLimit;
  readonly submitScore: RateLimit;
  /** Dice rolls by player, successful or not. */
  readonly roll: RateLimit;
  /** Checkouts that a player opens, and verifications of payments. */
  readonly checkout: RateLimit;
  readonly verifyPayment: RateLimit;
  /** Runs of one game that a player may have open (`docs/architecture.md`). */
  readonly openRunsPerGame: number;
  /** Letters that are under way at once; more are told to come back. */
  readonly backgroundWork: number;
  /** Milliseconds that a request may take to arrive. */
  readonly requestTimeoutMs: number;
  /** Password hashes that wait for a core; more are told to come back. */
  readonly passwordQueue: number;
  /** Threads that wait for a verification: starting one costs more than verifying most runs. */
  readonly verifierReadyThreads: number;
  /** Verifications that wait for a worker; more are told to come back. */
  readonly verifierQueue: number;
  /** Milliseconds that a verification may take, waiting included; more are told to come back. */
  readonly verifierBudget: { readonly baseMs: number; readonly perTickMs: number };
}

const MINUTE = 60_000;

export const DEFAULT_LIMITS: Limits = {
  callsByAddress: { max: 3000, windowMs: MINUTE },
  login: { max: 10, windowMs: 5 * MINUTE },
  loginOfStrangers: { max: 50, windowMs: 5 * MINUTE },
  loginByAddress: { max: 50, windowMs: 5 * MINUTE },
  register: { max: 20, windowMs: 60 * MINUTE },
  requestReset: { max: 5, windowMs: 60 * MINUTE },
  resetByAddress: { max: 30, windowMs: 60 * MINUTE },
  confirmPassword: { max: 10, windowMs: 5 * MINUTE },
  updateProfile: { max: 30, windowMs: MINUTE },
  exportUser: { max: 10, windowMs: 60 * MINUTE },
  spend: { max: 60, windowMs: MINUTE },
  startRun: { max: 30, windowMs: MINUTE },
  reveal: { max: 600, windowMs: MINUTE },
  submitScore: { max: 60, windowMs: MINUTE },
  roll: { max: 30, windowMs: MINUTE },
  checkout: { max: 20, windowMs: 10 * MINUTE },
  verifyPayment: { max: 60, windowMs: 10 * MINUTE },
  openRunsPerGame: 1,
  backgroundWork: 200,
  requestTimeoutMs: 30_000,
  passwordQueue: 64,
  verifierReadyThreads: 1,
  verifierQueue: 256,
  // The aim of 2,000 times real time is 0.008 ms a tick.
  verifierBudget: { baseMs: 5000, perTickMs: 0.1 },
};
