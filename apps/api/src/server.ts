import { join } from 'node:path';
import { createApp } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { createServices } from './platform/create-services.ts';
import { openDatabase } from './platform/database/database.ts';
import { DEFAULT_LIMITS } from './platform/limits.ts';
import { systemRandomness } from './platform/randomness.ts';

/** Starts the server from the environment and says where it is; ends it cleanly on SIGINT and SIGTERM. */
export async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(join(config.dataDir, 'star-seekers.sqlite'));
  const services = createServices(database, {
    clock: systemClock,
    randomness: systemRandomness,
    limits: DEFAULT_LIMITS,
  });
  const app = await createApp(services, config);
  await app.listen({ host: config.host, port: config.port });

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`Star Seekers is ready: ${config.publicUrl ?? `http://localhost:${port}`}`);
  if (!config.webRoot) console.log('The hub has not been built: only the API answers. `npm start` builds it.');

  const stop = async () => {
    await app.close();
    await services.verifier.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
