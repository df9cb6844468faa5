import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ApiFailure } from './api-error.ts';
import type { Services } from './services.ts';

interface Readiness extends Pick<Services, 'db' | 'refusals'> {
  /** A fault other than of the database that makes the server unready; undefined if there is none. */
  fault(): string | undefined;
}

/** Liveness (`/healthz`) and readiness (`/readyz`). */
export function healthRoutes(app: FastifyInstance, parts: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', { handler: async (request) => readiness(parts, request) });
}

async function readiness({ db, refusals, fault }: Readiness, request: FastifyRequest): Promise<{ status: 'ready' }> {
  const reason = fault();
  if (reason !== undefined) throw new ApiFailure('server/unavailable', reason);
  try {
    // A transaction takes the write lock: a read-only database is not ready.
    await db.transaction(async (trx) => sql`select 1`.execute(trx));
  } catch (error) {
    refusals.fail(error, 'the database is not ready', request);
    throw new ApiFailure('server/unavailable', 'The database is not writable.');
  }
  return { status: 'ready' };
}
