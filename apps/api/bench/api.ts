/** Measures requests per second of the API, compared with bare handlers in the same run. `--postgres` measures it on PostgreSQL. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon, { type Request, type Result } from 'autocannon';
import type { BenchAddresses, BenchRequest, PreparedRequest } from './hub-process.ts';

const CONNECTIONS = 32;
const SECONDS = 2;
const ROUNDS = 4;

/** On a busy machine, low-priority work such as verifying runs takes long. A late response is slow, not lost. */
const TIMEOUT_S = 120;

const servers = fork(join(import.meta.dirname, 'hub-process.ts'), process.argv.slice(2));
const next = async <Message>() => ((await once(servers, 'message')) as [Message])[0];
const prepare = async (request: BenchRequest) => {
  servers.send(request);
  return next<PreparedRequest[]>();
};

const { hub, http, fastify, cookie } = await next<BenchAddresses>();
const rows: Record<string, Record<string, string | number>> = {};

for (const [name, path] of [
  ['GET /api/user', '/api/user'],
  ['GET /api/leaderboard/global', '/api/leaderboard/global'],
] as const) {
  await compare(name, async (url) => awake(load(url, [{ path, headers: { cookie } }], { duration: SECONDS })));
}
await compareRequests('POST /api/runs', '/api/runs', await prepare('starts'));
await compareRequests('POST /api/games/score', '/api/games/score', await prepare('scores'));

console.table(rows);
await floodLogins();
servers.send('stop' satisfies BenchRequest);

/** Measures other requests during a flood of wrong passwords, each of which costs a hash. */
async function floodLogins(): Promise<void> {
  const measureUser = async () => load(hub, [{ path: '/api/user', headers: { cookie } }], { duration: SECONDS }, 4);
  const quiet = await measureUser();
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const flood = load(hub, [{ method: 'POST', path: '/api/login', headers, body }], { duration: SECONDS + 2 });
  const flooded = await measureUser();
  const { rate } = await flood;
  const [before, during] = [quiet.result.latency.p99, flooded.result.latency.p99];
  console.log(
    `GET /api/user during ${Math.round(rate)} wrong logins a second: p99 ${before} → ${during} ms, ` +
      `${flooded.result.non2xx + flooded.result.errors} of ${flooded.result['2xx']} failed`,
  );
}

/** Sends each prepared request to the hub once, a share of them in every round, and to the bare servers again and again. */
async function compareRequests(name: string, path: string, requests: readonly PreparedRequest[]): Promise<void> {
  const share = requests.length / ROUNDS;
  const unsent = requests.values();
  let sent = 0;
  const setupRequest = (request: Request): Request => {
    const prepared = requests[sent++ % requests.length];
    return { ...request, headers: headersOf(prepared), body: prepared?.body ?? '' };
  };
  const setupUnsent = (request: Request): Request => {
    const prepared = unsent.next().value;
    return { ...request, headers: headersOf(prepared), body: prepared?.body ?? '' };
  };
  await compare(name, async (url) =>
    url === hub
      ? load(url, [{ method: 'POST', path, setupRequest: setupUnsent }], { amount: share })
      : load(url, [{ method: 'POST', path, setupRequest }], { duration: SECONDS }),
  );
}

function headersOf(prepared: PreparedRequest | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    cookie: prepared?.cookie ?? '',
    ...(prepared?.key ? { 'idempotency-key': prepared.key } : {}),
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
    timeout: TIMEOUT_S,
    ...extent,
    requests: requests.map((request) => ({ ...request, onResponse })),
  });
  // autocannon rounds its own duration up to full seconds.
  return { rate: (result['2xx'] + result.non2xx) / ((endedAt - startedAt) / 1000), result };
}

/**
 * Keeps this process from sleeping until its work is done. The kernel charges waking it to the server, on a virtual machine a third of a cheap
 * request, and nothing to a bare server, which never lets it sleep.
 */
async function awake<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const stayAwake = () => {
    if (!isDone) setImmediate(stayAwake);
  };
  stayAwake();
  try {
    return await work;
  } finally {
    isDone = true;
  }
}

/** Measures the servers in turn, several times. The best measurement counts, because the machine may be busy. */
async function compare(name: string, measure: (url: string) => Promise<Measurement>): Promise<void> {
  const best = new Map<string, Measurement>();
  // Warm up the client.
  await measure(http);
  for (let round = 0; round < ROUNDS; round++) {
    for (const url of [http, fastify, hub]) {
      const measurement = await measure(url);
      const { non2xx, errors, timeouts } = measurement.result;
      if (non2xx > 0 || errors > 0)
        throw new Error(
          `${name}: ${non2xx} rejected, ${errors} failed, of these ${timeouts} without a response in time`,
        );
      if (measurement.rate > (best.get(url)?.rate ?? 0)) best.set(url, measurement);
    }
  }
  const rateOf = (url: string) => best.get(url)?.rate ?? 0;
  const result = best.get(hub)?.result;
  if (!result) throw new Error(`${name} got no responses`);
  rows[name] = {
    'requests/s': Math.round(rateOf(hub)),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'node:http/s': Math.round(rateOf(http)),
    'fastify/s': Math.round(rateOf(fastify)),
    'of node:http': (rateOf(hub) / rateOf(http)).toFixed(2),
    'of fastify': (rateOf(hub) / rateOf(fastify)).toFixed(2),
  };
}
