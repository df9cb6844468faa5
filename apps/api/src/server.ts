import { type ServerConfig, readConfig } from './composition/config.ts';
import { type VerifierConfig, verifierConfig } from './platform/config.ts';
import { messageOf } from './platform/message-of.ts';

/**
 * Starts the server from the environment and prints its address; on failure prints the reason and exits with 1.
 * @param build builds the hub, once the settings are known to be valid
 */
export async function main(build?: () => void): Promise<void> {
  try {
    const verifier = verifierConfig(process.env);
    if (verifier) return await startVerifying(verifier);
    const config = readConfig(process.env);
    build?.();
    // Again: now there is a hub to serve.
    await start(build ? readConfig(process.env) : config);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  console.error(messageOf(error));
  process.exit(1);
}

/** SIGINT and SIGTERM stop the server gracefully; a second signal exits at once. @param gamesModule exports other games */
export async function start(config: ServerConfig, gamesModule?: string): Promise<void> {
  // Only now: an invalid setting is reported at once.
  const { startServer } = await import('./composition/start-server.ts');
  const { port, stop } = await startServer(config, gamesModule);
  stopAtSignals(stop);
  console.log(`Star Seekers is ready: ${config.publicUrl ?? `http://localhost:${port}`}`);
  if (!config.webRoot) console.log('The hub is not built: only the API is served. Run `npm start` to build it.');
}

/** Starts a process that only verifies; signals as {@link start}. */
async function startVerifying(config: VerifierConfig): Promise<void> {
  const { startVerifier } = await import('./composition/start-verifier.ts');
  const { port, stop } = await startVerifier(config);
  stopAtSignals(stop);
  console.log(`Star Seekers is ready: http://localhost:${port}`);
  console.log('It only verifies runs, for the processes whose ROLE is web.');
}

function stopAtSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0), fail));
  }
}

if (import.meta.main) await main();
