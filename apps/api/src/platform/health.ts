import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './api-error.ts';
import type { Services } from './services.ts';

/** A server whose process was not stored for so many beats is not ready. */
const MISSED_BEATS = 3;

interface Readiness extends Pick<Services, 'processes' | 'limits' | 'clock'> {
  /** A fault other than of the database that makes the server unready; undefined if there is none. */
  fault(): string | undefined;
}

/** Liveness (`/healthz`) and readiness (`/readyz`). */
export function healthRoutes(app: FastifyInstance, parts: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', { handler: async () => readiness(parts) });
}

/** Ready is a server whose process was stored a moment ago, as it is once a second: probes ask the database for nothing. */
async function readiness({ processes, limits, clock, fault }: Readiness): Promise<{ status: 'ready' }> {
  const reason = fault();
  if (reason !== undefined) throw new ApiFailure('server/unavailable', reason);
  const patienceMs = MISSED_BEATS * limits.processBeatMs;
  const begun = processes.begin().catch(() => undefined);
  await Promise.race([begun, sleep(patienceMs, undefined, { ref: false })]);
  const { unstoredMs } = processes;
  if (unstoredMs === undefined)
    throw new ApiFailure('server/unavailable', 'The database has stored nothing since this process started.');
  if (unstoredMs > patienceMs) {
    const since = new Date(clock.now() - unstoredMs).toISOString();
    throw new ApiFailure('server/unavailable', `The database has stored nothing since ${since}.`);
  }
  return { status: 'ready' };
}
