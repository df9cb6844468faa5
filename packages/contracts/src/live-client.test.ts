import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchLive } from './live-client.ts';
import type { LiveEvent } from './schemas/live.ts';

const END: LiveEvent = { type: 'end', reason: 'stopped', runId: null };
const SCORE: LiveEvent = { type: 'score', kind: 'play', toTick: 60, score: 5 };

/** What a viewer waits for longer than between two attempts is a sign of life. */
const LONGEST_RETRY_MS = 15_000;

type Answer = (response: ServerResponse) => void;

let server: Server;
/** One for each connection. */
let answers: Answer[];
let connections: ServerResponse[];
let lost: number;
let leaving: AbortController;
/** The times for which the viewer waits at the moment for a sign of life, each with what lets it pass. */
let waiting: Set<{ readonly ms: number; readonly pass: () => void }>;
/** How often it has waited for one, and between two attempts. */
let heard: number;
let retries: number[];

beforeEach(async () => {
  [answers, connections, lost, leaving] = [[], [], 0, new AbortController()];
  [waiting, heard, retries] = [new Set(), 0, []];
  server = createServer((_request, response) => {
    connections.push(response);
    answers.shift()?.(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  leaving.abort();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** A viewer for whom the time between two attempts passes at once. */
function watching() {
  return watchLive('a-run', {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    signal: leaving.signal,
    onLost: () => void lost++,
    wait: async (ms, signal) => {
      if (ms <= LONGEST_RETRY_MS) {
        retries.push(ms);
        return;
      }
      heard++;
      const { promise, resolve } = Promise.withResolvers<void>();
      const entry = { ms, pass: resolve };
      waiting.add(entry);
      signal.addEventListener('abort', () => void waiting.delete(entry));
      await promise;
    },
  });
}

const send = (response: ServerResponse, event: LiveEvent) => response.write(`data: ${JSON.stringify(event)}\n\n`);

function stream(...events: LiveEvent[]): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    for (const event of events) send(response, event);
  };
}

const refusal =
  (status: number, code: string): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code, message: '' }));

const page =
  (status: number): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>A page of a proxy</h1>');

const cut: Answer = (response) => void response.destroy();
const nothing: Answer = () => undefined;

it.each([
  ['a run that is not live', refusal(404, 'live/not_found'), { status: 404, code: 'live/not_found' }],
  ['too many viewers', refusal(503, 'live/full'), { status: 503, code: 'live/full' }],
  ['too many requests', refusal(429, 'request/rate_limited'), { status: 429, code: 'request/rate_limited' }],
  ['a 404 of a proxy', page(404), { status: 404, code: 'unexpected' }],
])('is over with %s', async (_, answer, error) => {
  answers = [answer];
  await expect(watching().next()).rejects.toMatchObject(error);
});

it.each([
  ['a 502 of a proxy', page(502)],
  ['a page of a proxy', page(200)],
  ['a proxy that refuses', page(403)],
  ['a server that is being replaced', refusal(503, 'server/unavailable')],
  ['a server that fails', refusal(500, 'server/internal')],
  ['a connection that is cut', cut],
])('goes on after %s, ever later', async (_, answer) => {
  answers = [stream(SCORE), answer, answer, answer, stream(SCORE, END)];
  const run = watching();
  await run.next();
  connections[0]?.destroy();
  expect((await run.next()).value).toEqual(SCORE);
  expect((await run.next()).value).toEqual(END);
  expect((await run.next()).done).toBe(true);
  expect(lost).toBe(4);
  for (const [index, mostMs] of [1000, 2000, 4000, 8000].entries()) {
    expect(retries[index]).toBeLessThanOrEqual(mostMs);
    expect(retries[index]).toBeGreaterThanOrEqual(mostMs / 2);
  }
});

it('goes on soon when a server ends the stream before the run, and nobody is told', async () => {
  answers = [stream(SCORE), stream(END)];
  const run = watching();
  await run.next();
  connections[0]?.end();
  expect((await run.next()).value).toEqual(END);
  expect(lost).toBe(0);
  expect(Math.max(...retries)).toBeLessThanOrEqual(1000);
});

it.each([
  ['is never answered', nothing, 0],
  ['stops within its answer', stream(), 1],
  ['goes silent', stream(SCORE), 2],
])('takes a connection that %s for lost within 45 seconds', async (_, answer, signs) => {
  answers = [answer, stream(SCORE, END)];
  const run = watching();
  const first = run.next();
  const next = signs < 2 ? first : first.then(async () => run.next());
  await expect.poll(() => [connections.length, heard]).toEqual([1, signs + 1]);
  const [silence] = waiting;
  expect(silence?.ms).toBeLessThanOrEqual(45_000);
  silence?.pass();
  expect((await next).value).toEqual(SCORE);
  expect(lost).toBe(1);
});

it('takes comments for signs of life', async () => {
  answers = [stream(SCORE)];
  const run = watching();
  await run.next();
  const next = run.next();
  for (let comments = 1; comments <= 3; comments++) {
    await expect.poll(() => heard).toBe(2 + comments);
    connections[0]?.write(':\n\n');
  }
  await expect.poll(() => heard).toBe(6);
  expect(waiting.size).toBe(1);
  if (connections[0]) send(connections[0], END);
  expect((await next).value).toEqual(END);
  expect(lost).toBe(0);
});
