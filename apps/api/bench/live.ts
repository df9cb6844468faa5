/**
 * `pnpm bench live [streams ...] [--postgres]`: streams runs to one server process, a chunk a second each, and prints what that costs: without
 * streams, with them, and with twenty attackers beside them. Client and server share this machine. `user` is the p99 of `GET /api/user`; `begin`
 * is the time from a begin to its acknowledgement, which players wait for; `stall` the longest time between two turns of the server's event loop, and in
 * brackets the processor time that it used in one.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { type LoadedRun, beginOf } from '../src/testing/stream-load.ts';
import type { HostileCounts, HostileRequest } from './hostile-load.ts';
import type { HubUsage, LiveHub } from './live-hub.ts';
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
const ATTACKERS = 20;
const ATTACKERS_NICE = 10;

/** Runs that are begun while the others are streamed, in each part. */
const BEGINS = 30;
const PARTS = 3;

/** For a number of streams, the preparation included. */
const MOST_MS = 300_000;

/** Not measured: the first calls load code and open connections. */
const FIRST_CALLS = 50;

/** Bounds of the promise: acknowledgements, other calls as a multiple of those without streams, and with attackers of those without. */
const ACKNOWLEDGED_WITHIN_MS = 500;
const OTHER_CALLS_FACTOR = 2;
const STALL_MS = 50;

/** Calls come from so many addresses: the hub limits those of each. */
const agents = Array.from({ length: 16 }, (_, index) => {
  return new http.Agent({ keepAlive: true, localAddress: `127.0.2.${index + 1}` });
});

const rows: Record<string, Record<string, string | number>> = {};
for (const count of COUNTS) {
  const children: ChildProcess[] = [];
  const late = setTimeout(() => {
    for (const child of children) child.kill();
    throw new Error(`the bench of ${count} streams has not ended in time`);
  }, MOST_MS);
  await benchStreams(count, children);
  clearTimeout(late);
}
console.table(rows);
for (const agent of agents) agent.destroy();

async function benchStreams(count: number, children: ChildProcess[]): Promise<void> {
  const counts = [count, ATTACKERS, BEGINS * PARTS].map(String);
  const hub = fork(join(import.meta.dirname, 'live-hub.ts'), [...counts, ...ENGINE], { execArgv: ['--expose-gc'] });
  children.push(hub);
  const [{ url, runs, hostile, unbegun }] = (await once(hub, 'message')) as [LiveHub];
  const toBegin = [...unbegun];
  const measure = async (load?: ChildProcess) => {
    await usageOf(hub, true);
    await sleep(WARM_UP_MS);
    load?.send('measure' satisfies LoadRequest);
    await usageOf(hub, false);
    const begins = beginMs(url, toBegin.splice(0, BEGINS));
    const userP99 = await callP99(url, runs[0]?.cookie ?? '', MEASURED_MS);
    const usage = await usageOf(hub, false);
    load?.send('tell' satisfies LoadRequest);
    const loaded = load ? ((await once(load, 'message')) as [LoadMeasure])[0] : undefined;
    return { userP99, usage, loaded, begins: await begins };
  };
  const quiet = await measure();
  const load = fork(join(import.meta.dirname, 'live-load.ts'));
  children.push(load);
  load.send({ url, runs } satisfies LoadRequest);
  await once(load, 'message');
  const streamed = await measure(load);
  const attackers = ['floods', 'others'].map((kind) => fork(join(import.meta.dirname, 'hostile-load.ts'), [kind]));
  // On machines of their own they would take no processor time from the hub; here they send as much as is left.
  for (const { pid = 0 } of attackers) setPriority(pid, ATTACKERS_NICE);
  children.push(...attackers);
  for (const [index, child] of attackers.entries()) {
    const from = (index * ATTACKERS) / attackers.length;
    child.send({ url, runs: hostile.slice(from, from + ATTACKERS / attackers.length) } satisfies HostileRequest);
  }
  const attacked = await measure(load);
  const sent: HostileCounts[] = [];
  for (const child of attackers) {
    child.send('tell' satisfies HostileRequest);
    sent.push(((await once(child, 'message')) as [HostileCounts])[0]);
  }
  for (const child of [...attackers, load, hub]) {
    child.disconnect();
    await once(child, 'exit');
  }
  rows[`${count}: no streams`] = rowOf(quiet);
  rows[`${count}: streams`] = rowOf(streamed);
  rows[`${count}: attacked`] = rowOf(attacked);
  const faults = [streamed, attacked].flatMap(({ loaded }) => loaded?.faults ?? []);
  if (faults.length > 0) throw new Error(`${faults.length} faults, such as ${faults[0]}`);
  const share = (one: number, other: number) => `× ${(one / other).toFixed(1)}`;
  console.log(
    `${count} streams beside ${ATTACKERS} attackers, who in ${(WARM_UP_MS + MEASURED_MS) / 1000} s:`,
    ...sent,
  );
  const perStream = (streamed.usage.rss - quiet.usage.rss) / count / 1024;
  console.log(
    `${perStream.toFixed(0)} KiB a stream; others' p99: with streams ${share(streamed.userP99, quiet.userP99)},`,
  );
  console.log(`attacked ${share(attacked.userP99, streamed.userP99)} of that`);
  const kept: Record<string, boolean> = {
    [`acknowledged within ${ACKNOWLEDGED_WITHIN_MS} ms`]: ackP99(streamed) <= ACKNOWLEDGED_WITHIN_MS,
    [`also when attacked`]: ackP99(attacked) <= ACKNOWLEDGED_WITHIN_MS,
    [`others within × ${OTHER_CALLS_FACTOR}`]: streamed.userP99 <= OTHER_CALLS_FACTOR * quiet.userP99,
    [`attacked within × ${OTHER_CALLS_FACTOR} of that`]: attacked.userP99 <= OTHER_CALLS_FACTOR * streamed.userP99,
    [`no stall of ${STALL_MS} ms`]: attacked.usage.ownStallMs < STALL_MS,
  };
  console.log(kept);
}

type Measured = Readonly<{ userP99: number; usage: HubUsage; loaded: LoadMeasure | undefined; begins: number[] }>;

function ackP99({ loaded }: Measured): number {
  return quantile(loaded?.latencies ?? [], 0.99);
}

function rowOf({ userP99, usage, loaded, begins }: Measured): Record<string, string | number> {
  const { latencies, bytes } = loaded ?? { latencies: [], bytes: { up: 0, down: 0 } };
  const mib = (bytesOf: number) => Math.round(bytesOf / 2 ** 20);
  return {
    'chunks/s': Math.round((latencies.length / MEASURED_MS) * 1000),
    'KB/s up': Math.round(bytes.up / MEASURED_MS),
    down: Math.round(bytes.down / MEASURED_MS),
    'ack p50': Math.round(quantile(latencies, 0.5)),
    'p99 ms': Math.round(quantile(latencies, 0.99)),
    'begin p50': quantile(begins, 0.5).toFixed(1),
    'p90 ms': quantile(begins, 0.9).toFixed(1),
    'user p99 ms': userP99.toFixed(1),
    'stall ms': `${usage.stallMs.toFixed(0)} (${usage.ownStallMs.toFixed(0)})`,
    'busy %': Math.round(100 * usage.busy),
    'RSS MiB': mib(usage.rss),
    highest: mib(usage.highestRss),
    'log lines': usage.logLines,
  };
}

async function usageOf(hub: ChildProcess, isFresh: boolean): Promise<HubUsage> {
  hub.send(isFresh);
  return ((await once(hub, 'message')) as [HubUsage])[0];
}

/** Begins runs one after the other. @returns times from each begin to its acknowledgement */
async function beginMs(url: string, runs: readonly LoadedRun[]): Promise<number[]> {
  const times: number[] = [];
  for (const { runId, cookie } of runs) {
    const address = `${url.replace('http', 'ws')}/api/runs/${runId}/stream?epoch=1&answered=0`;
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const socket = new WebSocket(address, { headers, localAddress: '127.0.4.1' });
    await once(socket, 'message');
    const began = performance.now();
    socket.send(JSON.stringify(beginOf({ seq: 0, toTick: 0, calls: 0 })));
    const [answer] = (await once(socket, 'message')) as [Buffer];
    times.push(performance.now() - began);
    if (!answer.includes('"token"')) throw new Error(`a begin was answered by ${answer.toString()}`);
    socket.close();
    await sleep(MEASURED_MS / BEGINS / 2);
  }
  return times;
}

/** The 99th percentile of a call made at a steady rate, as the median of seconds: a machine may stop for a moment by itself. */
async function callP99(url: string, cookie: string, durationMs: number): Promise<number> {
  for (let call = 0; call < FIRST_CALLS; call++) await timeCall(url, cookie, call);
  const p99s: number[] = [];
  while (p99s.length < durationMs / 1000) {
    const calls: Promise<number>[] = [];
    const end = performance.now() + 1000;
    while (performance.now() < end) {
      calls.push(timeCall(url, cookie, calls.length));
      await sleep(1000 / CALLS_PER_SECOND);
    }
    p99s.push(quantile(await Promise.all(calls), 0.99));
  }
  return quantile(p99s, 0.5);
}

async function timeCall(url: string, cookie: string, call: number): Promise<number> {
  const began = performance.now();
  const agent = agents[call % agents.length];
  const request = http.get(`${url}/api/user`, { headers: { cookie }, agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`a call was answered by ${response.statusCode}`);
  response.resume();
  await once(response, 'end');
  return performance.now() - began;
}

function quantile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
