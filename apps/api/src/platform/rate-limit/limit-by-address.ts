import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../api-error.ts';
import type { RateLimit } from '../limits.ts';
import { addressKey } from './address-key.ts';

/**
 * Per-address cap on all requests, in memory, per process: it keeps a flood off the database. Limits that must hold across processes
 * are counted in the database.
 */
export async function limitByAddress(api: FastifyInstance, { max, windowMs }: RateLimit): Promise<void> {
  const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await api.register(rateLimit, {
    max,
    timeWindow: windowMs,
    keyGenerator: ({ ip }) => addressKey(ip),
    addHeaders: { ...noHeaders, 'retry-after': false },
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl }) => {
      const retryAfterS = Math.max(1, Math.ceil(ttl / 1000));
      return new ApiFailure('request/rate_limited', `Too many requests. Try again in ${retryAfterS} seconds.`, {
        retryAfterS,
      });
    },
  });
}
