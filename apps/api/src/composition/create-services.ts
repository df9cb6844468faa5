import type { Hashing } from '../domains/auth/argon2-hashing.ts';
import { PasswordHasher } from '../domains/auth/password-hasher.ts';
import type { PaymentGateway } from '../domains/payments/gateway.ts';
import type { GameSims } from '../domains/runs/game-sims.ts';
import { createRunServices } from '../domains/runs/services.ts';
import { BackgroundWork } from '../platform/background-work.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Limits } from '../platform/limits.ts';
import type { Log } from '../platform/log.ts';
import type { Mailer } from '../platform/mailer/mailer.ts';
import type { Randomness } from '../platform/randomness.ts';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { Services } from '../platform/services.ts';
import { SessionCache } from '../platform/sessions/session-cache.ts';

/** External inputs of a server. */
export interface Sources {
  readonly log: Log;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly limits: Limits;
  readonly sims: GameSims;
  readonly hashing: Hashing;
  readonly mailer: Mailer | undefined;
  readonly payments: PaymentGateway;
}

/** Creates the services of a server. */
export function createServices({ db, engine }: Database, sources: Sources): Services {
  const { hashing, sims, ...given } = sources;
  const { clock, limits } = given;
  return {
    db,
    engine,
    ...given,
    rateLimiter: new RateLimiter(db, clock),
    background: new BackgroundWork(limits.backgroundWork),
    sessionCache: new SessionCache(clock),
    passwords: new PasswordHasher(limits.passwordQueue, hashing),
    ...createRunServices(sims, limits),
  };
}

/** Finishes work in flight. The database is left open. */
export async function closeServices({ background, mailer, passwords, verifier }: Services): Promise<void> {
  await background.idle();
  mailer?.close();
  await passwords.close();
  await verifier.close();
}
