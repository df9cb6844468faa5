import { setTimeout } from 'node:timers/promises';
import { dayOf } from '@star-seekers/contracts/daily';
import { LowPriorityHashing } from '../domains/auth/low-priority-hashing.ts';
import { startCommending } from '../domains/commendations/commend-stored-runs.ts';
import { startFolding } from '../domains/leaderboards/fold-deltas.ts';
import { openGateway } from '../domains/payments/gateway.ts';
import { reconcile } from '../domains/payments/reconcile.ts';
import { loadGames } from '../platform/playable-games.ts';
import { startRefunding } from '../domains/runs/run-rules.ts';
import { RemoteVerifier } from '../domains/verifier/remote-verifier.ts';
import { ThreadVerifier } from '../domains/verifier/verifier.ts';
import { wasPlayed } from '../domains/records/repository.ts';
import { openArchive } from '../platform/archive/archive.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { DEFAULT_LIMITS } from '../platform/limits.ts';
import { createLog } from '../platform/log.ts';
import { type ClosingSteps, stopInOrder } from '../platform/stop-in-order.ts';
import { createMailer } from '../platform/mailer/create-mailer.ts';
import { systemRandomness } from '../platform/randomness.ts';
import { createApp } from './app.ts';
import type { ServerConfig } from './config.ts';
import { closingSteps, createServices } from './create-services.ts';
import { openClock } from './open-clock.ts';
import { deleteUnplayedChallenges } from '../domains/challenges/challenge.ts';
import { drawDays } from '../domains/daily/draw-days.ts';
import { startHousekeeping } from './housekeeping.ts';

/** Whoever stops a server kills it after 20 or 30 seconds, and to end threads takes time on a busy machine. */
export const STOP_WITHIN_MS = 12_000;

export interface RunningServer {
  readonly port: number;
  /**
   * Serves until load balancers have noticed that it is not ready, finishes the requests, verifications and e-mails in flight, then closes everything.
   * @throws {Error} that names what it waits for when that takes too long
   */
  stop(): Promise<void>;
}

/** Starts a server and its periodic jobs. @param gamesModule exports other games */
export async function startServer(config: ServerConfig, gamesModule?: string): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const db = await openDatabase(config.database, log);
  const clock = await openClock(db, db.engine, { checkMs: DEFAULT_LIMITS.clockCheckMs, log });
  const games = await loadGames(gamesModule);
  const verifier = config.verifiers
    ? new RemoteVerifier(config.verifiers, games, DEFAULT_LIMITS, log)
    : new ThreadVerifier(games.module, DEFAULT_LIMITS, log);
  const archive = await openArchive(config.archiveDir, config.webRoot);
  const services = createServices(db, {
    log,
    clock,
    randomness: systemRandomness,
    limits: DEFAULT_LIMITS,
    games,
    verifier,
    hashing: new LowPriorityHashing(),
    mailer: createMailer(config.mail, clock),
    payments: await openGateway(config, clock),
    archive,
    verifyEmail: config.verifyEmail,
  });
  const app = await createApp(services, config);
  // Before anybody starts a run by its rules.
  await services.processes.begin();
  await app.listen({ host: config.host, port: config.port });
  const reportFailure = (error: unknown) => log.error({ err: error }, 'housekeeping failed');
  const stopHousekeeping = startHousekeeping(services, reportFailure, [
    async () => services.loop.during('reconcile payments', async () => reconcile(services)),
    async () =>
      services.loop.during('look through the archive', async () => {
        // A server with other rules may have removed it before the first run by these ended.
        await archive.addOwn();
        await archive.prune(async (gameId, rulesVersion) => wasPlayed(db, gameId, rulesVersion));
      }),
    async () => services.loop.during('delete challenges', async () => deleteUnplayedChallenges(db, clock.now())),
    async () => services.loop.during('draw days', async () => drawDays(services, dayOf(clock.now()))),
  ]);
  const stopRefunding = startRefunding(services, (error) => log.error({ err: error }, 'refunding runs failed'));
  const stopFolding = startFolding(services, (error) => log.error({ err: error }, 'folding deltas failed'));
  const stopCommending = startCommending(services, (error) => log.error({ err: error }, 'commending runs failed'));
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    async stop() {
      services.stopping.abort();
      await setTimeout(config.shutdownDelayMs);
      stopHousekeeping();
      stopFolding();
      const steps: ClosingSteps = [
        ['refunds of runs', stopRefunding],
        ['commendations of a stored run', stopCommending],
        ['requests in flight', async () => app.close()],
        ...closingSteps(services),
        ['verifications in flight', async () => verifier.close()],
        ['the database', async () => db.close()],
      ];
      await stopInOrder(steps, STOP_WITHIN_MS);
    },
  };
}
