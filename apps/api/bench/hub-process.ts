/** The measured servers, in a separate process; `--postgres` puts the hub on PostgreSQL. Handles {@link BenchRequest} messages over the IPC channel. */
import { DEFAULT_LIMITS } from '../src/platform/limits.ts';
import { randomUUID } from 'node:crypto';
import { COMMAND_LOG_FORMAT, type RunSetup } from '@star-seekers/sim';
import { claimFor, keepTime, newPlayer, playRun, SharedTime, startTestServer } from '@star-seekers/api/testing';
import { startOwnPostgres } from '../src/testing/databases/own-postgres.ts';
import { LowPriorityHashing } from '../src/domains/auth/low-priority-hashing.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

/** A prepared request, without its server. */
export interface PreparedRequest {
  readonly cookie: string;
  readonly key?: string;
  readonly body?: string;
}

export type BenchRequest = 'starts' | 'scores' | 'stop';

export interface BenchAddresses {
  readonly hub: string;
  readonly http: string;
  readonly fastify: string;
  readonly cookie: string;
}

const PLAYERS = 64;
const RUNS_EACH = 24;

const stopPostgres = process.argv.includes('--postgres') ? await startOwnPostgres() : undefined;
const hub = await startTestServer({
  hashing: new LowPriorityHashing(),
  limits: { openRunsPerGame: RUNS_EACH, verifierQueue: PLAYERS * RUNS_EACH, workerNice: DEFAULT_LIMITS.workerNice },
});
const http = await startBareHttp();
const fastify = await startBareFastify();

const cookies = new Map<string, string>();
for (let index = 0; index < PLAYERS; index++) {
  const player = await newPlayer(hub, RUNS_EACH);
  cookies.set(player.user.id, player.cookie());
}

process.on('message', (request: BenchRequest) => void handle(request));
const [cookie = ''] = cookies.values();
process.send?.({ hub: hub.url, http: http.url, fastify: fastify.url, cookie } satisfies BenchAddresses);

async function handle(request: BenchRequest): Promise<void> {
  if (request === 'starts') process.send?.(prepareStarts());
  if (request === 'scores') process.send?.(await prepareScores());
  if (request === 'stop') {
    await Promise.all([hub.close(), http.close(), fastify.close()]);
    await stopPostgres?.();
    process.disconnect();
  }
}

function prepareStarts(): PreparedRequest[] {
  const rulesVersion = hub.services.games.byId.get(2)?.sim.rulesVersion;
  const body = JSON.stringify({ gameId: 2, rulesVersion, logFormat: COMMAND_LOG_FORMAT });
  return [...cookies.values()].flatMap((cookie) =>
    Array.from({ length: RUNS_EACH }, () => ({ cookie, key: randomUUID(), body })),
  );
}

/** Plays every open run with a poor bot, all at once, and streams it without HTTP. */
async function prepareScores(): Promise<PreparedRequest[]> {
  const { db, streams } = hub.services;
  const runs = await db.selectFrom('runs').selectAll().where('status', '=', 'open').execute();
  const time = new SharedTime(hub.clock);
  hub.clock.stop();
  const requests = runs.map(async ({ id: runId, user_id: userId, setup }, index) => {
    const send = keepTime(hub.clock, async (chunk) => streams.append({ userId, runId, epoch: 1, chunk }), time);
    const playedRun = await time.with(async () => playRun(2, JSON.parse(setup) as RunSetup, send, { botSeed: index }));
    return { cookie: cookies.get(userId) ?? '', body: JSON.stringify(claimFor({ ...playedRun, runId })) };
  });
  const prepared = await Promise.all(requests);
  hub.clock.set(hub.clock.now());
  return prepared;
}

/** Response of the bare handlers, about as large as a real one. */
const ANSWER = { credits: 7, text: 'x'.repeat(200) };

interface BareServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Plain `node:http`: parses JSON and responds with JSON. */
async function startBareHttp(): Promise<BareServer> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') JSON.parse(await text(request));
  const body = JSON.stringify(ANSWER);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/** Fastify with one catch-all route. */
async function startBareFastify(): Promise<BareServer> {
  const app = Fastify();
  app.route({ method: ['GET', 'POST'], url: '*', handler: async () => ANSWER });
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: async () => app.close() };
}
