import type { Hashing } from '../domains/auth/argon2-hashing.ts';
import { PasswordHasher } from '../domains/auth/password-hasher.ts';
import type { PaymentGateway } from '../domains/payments/gateway.ts';
import { RevealCache } from '../domains/runs/dealing.ts';
import type { PlayableGames } from '../domains/runs/playable-games.ts';
import { Verifier } from '../domains/runs/verifier.ts';
import { BackgroundWork } from './background-work.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mailer/mailer.ts';
import type { Randomness } from './randomness.ts';
import { RateLimiter } from './rate-limit/rate-limiter.ts';
import type { Services } from './services.ts';
import { Turns } from './turns.ts';
import { SessionCache } from './sessions/session-cache.ts';

/** External inputs of a server. */
export interface Sources {
  readonly log: Log;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly limits: Limits;
  readonly games: PlayableGames;
  readonly hashing: Hashing;
  readonly mailer: Mailer | undefined;
  readonly payments: PaymentGateway;
}

/** Creates the services of a server. */
export function createServices({ db, engine }: Database, sources: Sources): Services {
  const { hashing, ...given } = sources;
  const { clock, limits, games } = given;
  return {
    db,
    engine,
    ...given,
    rateLimiter: new RateLimiter(db, clock),
    background: new BackgroundWork(limits.backgroundWork),
    sessionCache: new SessionCache(clock),
    passwords: new PasswordHasher(limits.passwordQueue, hashing),
    verifier: new Verifier(games.module, limits),
    verdicts: new Turns(),
    reveals: new RevealCache(),
  };
}

/** Finishes work in flight. The database is left open. */
export async function closeServices({ background, mailer, passwords, verifier }: Services): Promise<void> {
  await background.idle();
  mailer?.close();
  await passwords.close();
  await verifier.close();
}
