import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { evictOldest } from '../evict-oldest.ts';
import type { RateLimit } from '../limits.ts';
import { addressKey } from './address-key.ts';
import { tooMany } from './rate-limiter.ts';

/** Most counted addresses; beyond that the least recent are forgotten. */
const CAPACITY = 10_000;

/**
 * Per-address cap on all requests of a scope, in memory, per process: it keeps a flood off the database. Limits that must hold across
 * processes are counted in the database.
 */
export function limitByAddress(scope: FastifyInstance, clock: Clock, { max, windowMs }: RateLimit): void {
  /** Requests in the current window, which is the same for all addresses. */
  const requests = new Map<string, number>();
  let endsAt = 0;
  scope.addHook('onRequest', ({ ip }, _reply, next) => {
    const now = clock.now();
    // A clock that was set back must not extend it.
    if (now >= endsAt || endsAt - now > windowMs) {
      requests.clear();
      endsAt = now + windowMs;
    }
    const address = addressKey(ip);
    const count = (requests.get(address) ?? 0) + 1;
    // Those that go on are the last to be forgotten.
    requests.delete(address);
    requests.set(address, count);
    evictOldest(requests, CAPACITY);
    if (count > max) next(tooMany('requests', endsAt - now));
    else next();
  });
}
