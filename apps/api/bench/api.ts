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
  await compare(name, async (url) => autocannon({ url, ...get(path) }));
}
await compareCalls('POST /api/runs', '/api/runs', await ask('starts'));
await compareCalls('POST /api/games/score', '/api/games/score', await ask('scores'));

servers.send('stop' satisfies BenchRequest);
console.table(rows);

function get(path: string) {
  return { connections: CONNECTIONS, duration: SECONDS, requests: [{ path, headers: { cookie } }] };
}

/** Each call is made once by every server; the bare ones read its body and answer. */
async function compareCalls(name: string, path: string, calls: readonly PreparedCall[]): Promise<void> {
  await compare(name, async (url) => {
    const waiting = calls.values();
    const setupRequest = (request: Request): Request => {
      const call = waiting.next().value ?? calls[0];
      return { ...request, headers: headersOf(call), body: call?.body ?? '' };
    };
    const requests = [{ method: 'POST' as const, path, setupRequest }];
    return autocannon({ url, connections: CONNECTIONS, amount: calls.length, requests });
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

async function compare(name: string, measure: (url: string) => Promise<Result>): Promise<void> {
  // A short bare run first warms up the measuring side.
  await measure(http);
  const bareHttp = rateOf(await measure(http));
  const bareFastify = rateOf(await measure(fastify));
  const result = await measure(hub);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  const rate = rateOf(result);
  rows[name] = {
    'calls/s': Math.round(rate),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'node:http/s': Math.round(bareHttp),
    'fastify/s': Math.round(bareFastify),
    'of node:http': (rate / bareHttp).toFixed(2),
    'of fastify': (rate / bareFastify).toFixed(2),
  };
}

function rateOf(result: Result): number {
  return (result['2xx'] + result.non2xx) / result.duration;
}
