import { sims } from '@star-seekers/games/sims';
import { PasswordHasher } from '../domains/auth/password-hasher.ts';
import { Verifier } from '../domains/runs/verifier.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Limits } from './limits.ts';
import type { Randomness } from './randomness.ts';
import { RateLimiter } from './rate-limit/rate-limiter.ts';
import type { Services } from './services.ts';

/** The services of a server on a database. */
export function createServices(
  { db, engine }: Database,
  sources: { clock: Clock; randomness: Randomness; limits: Limits },
): Services {
  return {
    db,
    engine,
    ...sources,
    rateLimiter: new RateLimiter(db, sources.clock),
    passwords: new PasswordHasher(sources.limits.passwordQueue),
    verifier: new Verifier(sources.limits.verifierQueue),
    sims,
  };
}
