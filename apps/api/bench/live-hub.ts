/**
 * The server of `pnpm bench live`, in a process of its own, with its open runs. Arguments: how many are streamed, for attackers and to be begun,
 * and, if wanted, `--postgres`.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startOwnPostgres } from '../src/testing/databases/own-postgres.ts';
import { newPlayer, startRun, startTestServer } from '../src/testing/index.ts';
import type { LoadedRun } from '../src/testing/stream-load.ts';
import { DEFAULT_LIMITS } from '../src/platform/limits.ts';

export interface LiveHub {
  readonly url: string;
  readonly runs: readonly LoadedRun[];
  /** Each of a player of its own. */
  readonly hostile: readonly LoadedRun[];
  readonly unbegun: readonly LoadedRun[];
}

/** What the server's process has used since it was last asked. */
export interface HubUsage {
  readonly rss: number;
  readonly highestRss: number;
  /** The longest time for which its event loop did not turn. */
  readonly stallMs: number;
  /** The most processor time of the main thread between two turns: its own work, whatever else the machine does. */
  readonly ownStallMs: number;
  /** Share of the time for which its main thread was busy. */
  readonly busy: number;
  readonly logLines: number;
}

/** Their messages together stay within what a player may send. */
const RUNS_EACH = 8;

/** After so many requests the minute of the limit by address ends: all of them come from one. */
const REQUESTS_A_MINUTE = 1000;
const MINUTE = 60_000;

const [count = 0, hostileCount = 0, unbegunCount = 0] = process.argv.slice(2).map(Number);
const stopPostgres = process.argv.includes('--postgres') ? await startOwnPostgres() : undefined;
const { streamFlushMs, streamMessages, requestsByAddress } = DEFAULT_LIMITS;
let logLines = 0;
const server = await startTestServer({
  limits: { openRunsPerGame: RUNS_EACH, streamFlushMs, streamMessages, requestsByAddress },
  onLog: () => void logLines++,
});
let requests = 0;

async function startRuns(wanted: number, each: number): Promise<LoadedRun[]> {
  const runs: LoadedRun[] = [];
  while (runs.length < wanted) {
    const player = await newPlayer(server, each);
    for (let run = 0; run < each; run++) {
      runs.push({ runId: (await startRun(player)).runId, cookie: player.cookie() });
      if (++requests % REQUESTS_A_MINUTE === 0) server.clock.advance(MINUTE);
    }
  }
  return runs.slice(0, wanted);
}

const hub: LiveHub = {
  url: server.url,
  runs: await startRuns(count, RUNS_EACH),
  hostile: await startRuns(hostileCount, 1),
  unbegun: await startRuns(unbegunCount, 1),
};

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let before = performance.eventLoopUtilization();
let highestRss = 0;
let ownStallMs = 0;
let cpuBefore = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(cpuBefore);
  ownStallMs = Math.max(ownStallMs, (user + system) / 1000);
  cpuBefore = process.threadCpuUsage();
}, 1);
setInterval(() => void (highestRss = Math.max(highestRss, process.memoryUsage.rss())), 100);

process.on('message', (isFresh: boolean) => {
  const usage: HubUsage = {
    rss: process.memoryUsage.rss(),
    highestRss,
    stallMs: delay.max / 1e6,
    ownStallMs,
    busy: performance.eventLoopUtilization(before).utilization,
    logLines,
  };
  process.send?.(usage);
  if (isFresh) globalThis.gc?.();
  delay.reset();
  before = performance.eventLoopUtilization();
  [highestRss, logLines, ownStallMs] = [0, 0, 0];
  cpuBefore = process.threadCpuUsage();
});
process.on('disconnect', () => void close());
async function close(): Promise<void> {
  await server.close();
  await stopPostgres?.();
  process.exit(0);
}

process.send?.(hub);
