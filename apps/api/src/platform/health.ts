import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ApiFailure } from './api-error.ts';
import type { Services } from './services.ts';

/** Liveness (`/healthz`) and readiness (`/readyz`). */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', { handler: async (request) => readiness(services, request) });
}

async function readiness({ db, verifier }: Services, request: FastifyRequest): Promise<{ status: 'ready' }> {
  if (!verifier.alive) throw new ApiFailure('server/unavailable', 'No verifier is running.');
  try {
    // A transaction takes the write lock: a read-only database is not ready.
    await db.transaction().execute(async (trx) => sql`select 1`.execute(trx));
  } catch (error) {
    request.log.error({ err: error }, 'the database is not ready');
    throw new ApiFailure('server/unavailable', 'The database cannot be written.');
  }
  return { status: 'ready' };
}
