/**
 * `pnpm bench live [streams ...] [--postgres]`: streams runs to one server process, a chunk a second each, and prints what that costs. Client and server share this
 * machine. The last column is the p99 of `GET /api/user` meanwhile, as a multiple of the p99 without streams.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveHub } from './live-hub.ts';
import type { LoadMeasure, LoadRequest } from './live-load.ts';

const { values, positionals } = parseArgs({
  options: { postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const COUNTS = positionals.length > 0 ? positionals.map(Number) : [500, 1000, 2000, 4000];
if (!COUNTS.every((count) => Number.isInteger(count) && count > 0)) throw new Error('streams must be positive numbers');
const ENGINE = values.postgres ? ['--postgres'] : [];
const WARM_UP_MS = 3000;
const MEASURED_MS = 10_000;
const CALLS_PER_SECOND = 200;

/** Not measured: the first calls load code and open connections. */
const FIRST_CALLS = 50;

/** Bounds of the promise: acknowledgements and other calls. */
const ACKNOWLEDGED_WITHIN_MS = 500;
const OTHER_CALLS_FACTOR = 2;

const rows: Record<string, Record<string, string | number>> = {};
let largest = 0;
for (const count of COUNTS) {
  const hub = fork(join(import.meta.dirname, 'live-hub.ts'), [String(count), ...ENGINE], { execArgv: ['--expose-gc'] });
  const [{ url, runs }] = (await once(hub, 'message')) as [LiveHub];
  const { cookie } = runs[0] ?? { cookie: '' };
  const rss = async () => {
    hub.send('rss');
    return ((await once(hub, 'message')) as [number])[0];
  };
  const [bareRss, quietP99] = [await rss(), await callP99(url, cookie, MEASURED_MS)];
  const load = fork(join(import.meta.dirname, 'live-load.ts'));
  load.send({ url, runs: runs.slice(0, count) } satisfies LoadRequest);
  await once(load, 'message');
  await sleep(WARM_UP_MS);
  load.send('measure' satisfies LoadRequest);
  const busyP99 = await callP99(url, cookie, MEASURED_MS);
  load.send('tell' satisfies LoadRequest);
  const [{ latencies, bytes, faults }] = (await once(load, 'message')) as [LoadMeasure];
  if (faults.length > 0) throw new Error(`${faults.length} faults, such as ${faults[0]}`);
  const perMinute = (sum: number) => Math.round((sum / count / MEASURED_MS) * 60_000);
  const p99 = quantile(latencies, 0.99);
  rows[count] = {
    'chunks/s': Math.round((latencies.length / MEASURED_MS) * 1000),
    'ack p50 ms': Math.round(quantile(latencies, 0.5)),
    'ack p99 ms': Math.round(p99),
    'up B/min': perMinute(bytes.up),
    'down B/min': perMinute(bytes.down),
    'KiB a stream': Math.round(((await rss()) - bareRss) / count / 102.4) / 10,
    'user p99 ms': `${busyP99.toFixed(1)} (× ${(busyP99 / quietP99).toFixed(1)})`,
  };
  if (p99 <= ACKNOWLEDGED_WITHIN_MS && busyP99 <= OTHER_CALLS_FACTOR * quietP99) largest = count;
  load.disconnect();
  await once(load, 'exit');
  hub.disconnect();
  await once(hub, 'exit');
}
console.table(rows);
console.log(
  `${largest} streams keep acknowledgements within ${ACKNOWLEDGED_WITHIN_MS} ms and other calls within × ${OTHER_CALLS_FACTOR} at p99`,
);

/** The 99th percentile of a call made at a steady rate, as the median of seconds: a machine may stop for a moment by itself. */
async function callP99(url: string, cookie: string, durationMs: number): Promise<number> {
  for (let call = 0; call < FIRST_CALLS; call++) await timeCall(url, cookie);
  const p99s: number[] = [];
  while (p99s.length < durationMs / 1000) {
    const calls: Promise<number>[] = [];
    const end = performance.now() + 1000;
    while (performance.now() < end) {
      calls.push(timeCall(url, cookie));
      await sleep(1000 / CALLS_PER_SECOND);
    }
    p99s.push(quantile(await Promise.all(calls), 0.99));
  }
  return quantile(p99s, 0.5);
}

async function timeCall(url: string, cookie: string): Promise<number> {
  const began = performance.now();
  await (await fetch(`${url}/api/user`, { headers: { cookie } })).arrayBuffer();
  return performance.now() - began;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
