/** How many calls a second the API answers, against bare handlers that are measured in the same run. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon, { type Request, type Result } from 'autocannon';
import type { BenchAddresses, BenchRequest, PreparedCall } from './hub-process.ts';

const CONNECTIONS = 32;
const SECONDS = 4;

const servers = fork(join(import.meta.dirname, 'hub-process.ts'));
const next = async <Message>() => ((await once(servers, 'message')) as [Message])[0];
const ask = async (request: BenchRequest) => {
  servers.send(request);
  return next<PreparedCall[]>();
};

const { hub, http, fastify, cookie } = await next<BenchAddresses>();
const rows: Record<string, Record<string, string | number>> = {};

for (const [name, path] of [
  ['GET /api/user', '/api/user'],
  ['GET /api/leaderboard/global', '/api/leaderboard/global'],
] as const) {
  await compare(name, async (url) => load(url, [{ path, headers: { cookie } }], { duration: SECONDS }));
}
await compareCalls('POST /api/runs', '/api/runs', await ask('starts'));
await compareCalls('POST /api/games/score', '/api/games/score', await ask('scores'));

servers.send('stop' satisfies BenchRequest);
console.table(rows);

/** Each call is made once by every server; the bare ones read its body and answer. */
async function compareCalls(name: string, path: string, calls: readonly PreparedCall[]): Promise<void> {
  await compare(name, async (url) => {
    const waiting = calls.values();
    const setupRequest = (request: Request): Request => {
      const call = waiting.next().value ?? calls[0];
      return { ...request, headers: headersOf(call), body: call?.body ?? '' };
    };
    return load(url, [{ method: 'POST', path, setupRequest }], { amount: calls.length });
  });
}

function headersOf(call: PreparedCall | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    cookie: call?.cookie ?? '',
    ...(call?.key ? { 'idempotency-key': call.key } : {}),
  };
}

interface Measurement {
  readonly rate: number;
  readonly result: Result;
}

async function load(
  url: string,
  requests: Request[],
  extent: { duration: number } | { amount: number },
): Promise<Measurement> {
  const startedAt = performance.now();
  let endedAt = startedAt;
  const onResponse = () => {
    endedAt = performance.now();
  };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...extent,
    requests: requests.map((request) => ({ ...request, onResponse })),
  });
  // Its own duration ends with the full second.
  return { rate: (result['2xx'] + result.non2xx) / ((endedAt - startedAt) / 1000), result };
}

async function compare(name: string, measure: (url: string) => Promise<Measurement>): Promise<void> {
  // A short bare run first warms up the measuring side.
  await measure(http);
  const bareHttp = await measure(http);
  const bareFastify = await measure(fastify);
  const { rate, result } = await measure(hub);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  rows[name] = {
    'calls/s': Math.round(rate),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'node:http/s': Math.round(bareHttp.rate),
    'fastify/s': Math.round(bareFastify.rate),
    'of node:http': (rate / bareHttp.rate).toFixed(2),
    'of fastify': (rate / bareFastify.rate).toFixed(2),
  };
}
