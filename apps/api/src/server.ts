import { createApp } from './app.ts';
import { LowPriorityHashing } from './domains/auth/low-priority-hashing.ts';
import { keepFolding } from './domains/leaderboards/fold-deltas.ts';
import { openGateway } from './domains/payments/open-gateway.ts';
import { reconcile } from './domains/payments/reconcile.ts';
import { loadGames } from './domains/runs/playable-games.ts';
import { systemClock } from './platform/clock.ts';
import { type ServerConfig, readConfig } from './platform/config.ts';
import { closeServices, createServices } from './platform/create-services.ts';
import { openDatabase } from './platform/database/database.ts';
import { keepHouse } from './platform/housekeeping.ts';
import { DEFAULT_LIMITS } from './platform/limits.ts';
import { createLog } from './platform/log.ts';
import { createMailer } from './platform/mailer/create-mailer.ts';
import { systemRandomness } from './platform/randomness.ts';

/** Starts the server from the environment and prints its address; on failure prints the reason and exits with 1. */
export async function main(): Promise<void> {
  try {
    await start(readConfig(process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** SIGINT and SIGTERM stop the server gracefully: requests, verifications and e-mails in flight are finished. A second signal exits at once. */
async function start(config: ServerConfig): Promise<void> {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config.database, log);
  const services = createServices(database, {
    log,
    clock: systemClock,
    randomness: systemRandomness,
    limits: DEFAULT_LIMITS,
    games: await loadGames(),
    hashing: new LowPriorityHashing(),
    mailer: createMailer(config.mail, systemClock),
    payments: await openGateway(config, systemClock),
  });
  const app = await createApp(services, config);
  await app.listen({ host: config.host, port: config.port });
  const reportFailure = (error: unknown) => log.error({ err: error }, 'housekeeping');
  const stopHousekeeping = keepHouse(database.db, systemClock, reportFailure, [async () => reconcile(services)]);
  const stopFolding = keepFolding(database.db, (error) => log.error({ err: error }, 'folding'));

  const stop = async () => {
    stopHousekeeping();
    stopFolding();
    await app.close();
    await closeServices(services);
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`Star Seekers is ready: ${config.publicUrl ?? `http://localhost:${port}`}`);
  if (!config.webRoot) console.log('The hub has not been built: only the API answers. `npm start` builds it.');
}

if (import.meta.main) await main();
