import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';

/** What the browser needs of the operator's settings, and what a supervisor needs to know of the process. */
export function siteRoutes(app: FastifyInstance, bind: Bind, { db }: Services, version: string): void {
  bind('config', async () => ({ links: {}, trailer: {}, payments: 'off', version }));

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    try {
      await sql`select 1`.execute(db);
    } catch {
      throw new ApiFailure('server/unavailable', 'The database cannot be reached.');
    }
    return { status: 'ready' };
  });
}
