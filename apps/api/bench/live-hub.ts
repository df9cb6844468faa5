/** The server of `pnpm bench live`, in a process of its own, with its open runs. Arguments: their number and, if wanted, `--postgres`. */
import { startOwnPostgres } from '../src/testing/databases/own-postgres.ts';
import { newPlayer, startRun, startTestServer } from '../src/testing/index.ts';
import type { LoadedRun } from '../src/testing/stream-load.ts';
import { DEFAULT_LIMITS } from '../src/platform/limits.ts';

export interface LiveHub {
  readonly url: string;
  readonly runs: readonly LoadedRun[];
}

const RUNS_EACH = 50;

const [count, engine] = [Number(process.argv[2]), process.argv[3]];
const stopPostgres = engine === '--postgres' ? await startOwnPostgres() : undefined;
const { streamFlushMs } = DEFAULT_LIMITS;
const server = await startTestServer({ limits: { openRunsPerGame: RUNS_EACH, streamFlushMs } });
const runs: LoadedRun[] = [];
while (runs.length < count) {
  const player = await newPlayer(server, RUNS_EACH);
  for (let run = 0; run < RUNS_EACH; run++)
    runs.push({ runId: (await startRun(player)).runId, cookie: player.cookie() });
}
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
process.on('disconnect', () => void close());
async function close(): Promise<void> {
  await server.close();
  await stopPostgres?.();
  process.exit(0);
}

process.send?.({ url: server.url, runs } satisfies LiveHub);
