/** How many calls a second the API answers, against bare handlers that are measured in the same run. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon, { type Request, type Result } from 'autocannon';
import type { BenchAddresses, BenchRequest, PreparedCall } from './hub-process.ts';

const CONNECTIONS = 32;
const SECONDS = 2;
const ROUNDS = 4;

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
  await compare(name, async (url) => load(url, [{ path, headers: { cookie } }], { duration: SECONDS }), ROUNDS);
}
await compareCalls('POST /api/runs', '/api/runs', await ask('starts'));
await compareCalls('POST /api/games/score', '/api/games/score', await ask('scores'));

console.table(rows);
await floodLogins();
servers.send('stop' satisfies BenchRequest);

/** What other calls feel of many wrong passwords at once: each costs a hash, which takes a core for long. */
async function floodLogins(): Promise<void> {
  const look = async () => load(hub, [{ path: '/api/user', headers: { cookie } }], { duration: SECONDS }, 4);
  const quiet = await look();
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const flood = load(hub, [{ method: 'POST', path: '/api/login', headers, body }], { duration: SECONDS + 2 });
  const flooded = await look();
  const { rate } = await flood;
  const [before, during] = [quiet.result.latency.p99, flooded.result.latency.p99];
  console.log(
    `GET /api/user during ${Math.round(rate)} wrong logins a second: p99 ${before} → ${during} ms, ` +
      `${flooded.result.non2xx + flooded.result.errors} of ${flooded.result['2xx']} failed`,
  );
}

/** Each call is made once by every server; the bare ones read its body and answer. */
async function compareCalls(name: string, path: string, calls: readonly PreparedCall[]): Promise<void> {
  await compare(
    name,
    async (url) => {
      const waiting = calls.values();
      const setupRequest = (request: Request): Request => {
        const call = waiting.next().value ?? calls[0];
        return { ...request, headers: headersOf(call), body: call?.body ?? '' };
      };
      return load(url, [{ method: 'POST', path, setupRequest }], { amount: calls.length });
    },
    1,
  );
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
  connections = CONNECTIONS,
): Promise<Measurement> {
  const startedAt = performance.now();
  let endedAt = startedAt;
  const onResponse = () => {
    endedAt = performance.now();
  };
  const result = await autocannon({
    url,
    connections,
    ...extent,
    requests: requests.map((request) => ({ ...request, onResponse })),
  });
  // Its own duration ends with the full second.
  return { rate: (result['2xx'] + result.non2xx) / ((endedAt - startedAt) / 1000), result };
}

/** @param rounds each server is measured so often in turn, and its best round counts: the machine may be busy otherwise */
async function compare(name: string, measure: (url: string) => Promise<Measurement>, rounds: number): Promise<void> {
  const best = new Map<string, Measurement>();
  // A short bare run first warms up the measuring side.
  await measure(http);
  for (let round = 0; round < rounds; round++) {
    for (const url of [http, fastify, hub]) {
      const measured = await measure(url);
      if (measured.rate > (best.get(url)?.rate ?? 0)) best.set(url, measured);
    }
  }
  const rateOf = (url: string) => best.get(url)?.rate ?? 0;
  const result = best.get(hub)?.result;
  if (!result) throw new Error(`${name} was not answered`);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  rows[name] = {
    'calls/s': Math.round(rateOf(hub)),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'node:http/s': Math.round(rateOf(http)),
    'fastify/s': Math.round(rateOf(fastify)),
    'of node:http': (rateOf(hub) / rateOf(http)).toFixed(2),
    'of fastify': (rateOf(hub) / rateOf(fastify)).toFixed(2),
  };
}
