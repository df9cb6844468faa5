import type { Kysely } from 'kysely';
import type { PasswordHasher } from '../domains/auth/password-hasher.ts';
import type { PaymentGateway } from '../domains/payments/gateway.ts';
import type { RevealCache } from '../domains/runs/dealing.ts';
import type { PlayableGames } from '../domains/runs/playable-games.ts';
import type { Verifier } from '../domains/runs/verifier.ts';
import type { Clock } from './clock.ts';
import type { EngineTraits } from './database/engine.ts';
import type { Schema } from './database/schema.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Randomness } from './randomness.ts';
import type { BackgroundWork } from './background-work.ts';
import type { Mailer } from './mailer/mailer.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';
import type { Turns } from './turns.ts';
import type { SessionCache } from './sessions/session-cache.ts';

/** Dependencies of the domains, passed in explicitly. */
export interface Services {
  readonly db: Kysely<Schema>;
  readonly engine: EngineTraits;
  readonly log: Log;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly limits: Limits;
  readonly rateLimiter: RateLimiter;
  readonly sessionCache: SessionCache;
  readonly passwords: PasswordHasher;
  /** Undefined when the operator turned mail off. */
  readonly mailer: Mailer | undefined;
  readonly background: BackgroundWork;
  readonly verifier: Verifier;
  /** Serializes verdicts about runs, by the run's id. */
  readonly verdicts: Turns;
  readonly games: PlayableGames;
  readonly reveals: RevealCache;
  readonly payments: PaymentGateway;
}
