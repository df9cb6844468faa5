import type { Archive } from './archive/archive.ts';
import type { Database } from './database/database.ts';
import type { DatabaseClock } from './database/database-clock.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { LoopWatch } from './loop-watch.ts';
import type { Randomness } from './randomness.ts';
import type { BackgroundWork } from './background-work.ts';
import type { Mailer } from './mailer/mailer.ts';
import type { PlayableGames } from './playable-games.ts';
import type { Processes } from './processes/processes.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';
import type { Refusals } from './refusals.ts';
import type { SessionCache } from './sessions/session-cache.ts';

/**
 * Dependencies of the domains, passed in explicitly. This file lists the platform's services; each domain adds its own by declaration
 * merging (`docs/decisions/0015-one-place-knows-all-domains.md`).
 */
export interface Services {
  readonly db: Database;
  readonly log: Log;
  /** The hub's time. Nothing else asks for the present. */
  readonly clock: DatabaseClock;
  readonly processes: Processes;
  /** Aborted when the server is about to stop: it is not ready any more, and serves until it is closed. */
  readonly stopping: AbortController;
  readonly randomness: Randomness;
  readonly limits: Limits;
  readonly games: PlayableGames;
  readonly rateLimiter: RateLimiter;
  readonly refusals: Refusals;
  readonly loop: LoopWatch;
  readonly sessionCache: SessionCache;
  /** Undefined when mail is off. */
  readonly mailer: Mailer | undefined;
  readonly background: BackgroundWork;
  /** Undefined in a server that keeps none. */
  readonly archive: Archive | undefined;
}
