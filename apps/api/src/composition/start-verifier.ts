import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { verifierRoutes } from '../domains/verifier/verifier-routes.ts';
import { ThreadVerifier } from '../domains/verifier/verifier.ts';
import { ApiFailure } from '../platform/api-error.ts';
import type { VerifierConfig } from '../platform/config.ts';
import { answerFrameworkError, handleErrors } from '../platform/error-handler.ts';
import { DEFAULT_LIMITS, type Limits } from '../platform/limits.ts';
import { createLog } from '../platform/log.ts';
import { addMetrics } from '../platform/metrics.ts';
import { loadGames } from '../platform/playable-games.ts';
import { Refusals } from '../platform/refusals.ts';
import { stopInOrder } from '../platform/stop-in-order.ts';
import { metricsAccess } from './app.ts';
import { refusalMeasure, verifierMetrics } from './measures.ts';
import { type RunningServer, STOP_WITHIN_MS } from './start-server.ts';

/** Starts a process that only verifies (`ROLE=verify`). What it does follows from what it is sent: it needs no database. @param gamesModule exports other games */
export async function startVerifier(
  config: VerifierConfig,
  gamesModule?: string,
  limits: Limits = DEFAULT_LIMITS,
): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const games = await loadGames(gamesModule);
  const verifier = new ThreadVerifier(games.module, limits, log);
  const refusals = new Refusals(log, limits.refusalSummaryMs);
  let isStopping = false;
  const app = Fastify({
    // Fastify logs every request at level info.
    loggerInstance: log.level === 'info' ? log.child({}, { level: 'warn' }) : log,
    frameworkErrors: (error, _request, reply) => answerFrameworkError(error, reply, refusals),
    return503OnClosing: false,
  });
  handleErrors(app, refusals);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (isStopping) throw new ApiFailure('server/unavailable', 'The server is about to stop.');
    if (!verifier.alive()) throw new ApiFailure('server/unavailable', 'No verifier is running.');
    return { status: 'ready' };
  });
  addMetrics(app, [...verifierMetrics(verifier), refusalMeasure(refusals)], metricsAccess(config));
  await app.register(async (tasks) => verifierRoutes(tasks, { verifier, games, token: config.token }));
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    async stop() {
      isStopping = true;
      await setTimeout(config.shutdownDelayMs);
      await stopInOrder(
        [
          ['verifications in flight', async () => app.close()],
          ['summaries of the log', () => refusals.close()],
          ['the threads', async () => verifier.close()],
        ],
        STOP_WITHIN_MS,
      );
    },
  };
}
