import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { OpenRunStream } from '../domains/runs/stream/open-run-stream.ts';
import {
  type TestPlayer,
  type TestServer,
  beginOf,
  newPlayer,
  sendAtOnce,
  startRun,
  startTestServer,
} from '../testing/index.ts';

const STALL_MS = 100;

let server: TestServer;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  lines = [];
  server = await startTestServer({
    limits: { loopStallMs: STALL_MS },
    onLog: (line) => lines.push(line),
    randomness: { token: block },
  });
});

afterEach(async () => server.close());

/** Blocks the event loop. */
function block(): string {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * STALL_MS);
  return 'a token of the tests';
}

const stalls = () => lines.filter(({ event }) => event === 'loop.stalled');

/** Resolves when so many stalls have been counted. */
const counted = async (count: number) => expect.poll(() => server.services.loop.stalls).toBeGreaterThanOrEqual(count);

/** The names in the log. */
const named = () => stalls().flatMap(({ ran }) => ran);

/** Resolves when a stall is logged with a name. */
const logged = async (name: string) => expect.poll(named).toContain(name);

test('a request that blocks the event loop is named in the log, and counted', async () => {
  const player = await newPlayer(server, 1);
  await startRun(player);
  await logged('/api/runs');
  for (const { ms } of stalls()) expect(ms).toBeGreaterThanOrEqual(STALL_MS);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^star_seekers_loop_stalls_total [1-9]/m);
});

test('a request is named that was begun long before it blocks, and is answered long after', async () => {
  const player = await newPlayer(server, 1);
  const { db } = server.services;
  const original = db.playerTransaction.bind(db);
  vi.spyOn(db, 'playerTransaction').mockImplementationOnce(async (...given) => {
    await setTimeout(2 * STALL_MS);
    lines = [];
    block();
    await counted(1);
    await expect.poll(stalls).not.toEqual([]);
    return original(...given);
  });
  await startRun(player);
  expect(named()).toContain('/api/runs');
});

test('a job that blocks it in one of its steps is named', async () => {
  const { loop } = server.services;
  await loop.during('a long job', async () => {
    // What was noted when it began is forgotten by then.
    await setTimeout(2 * STALL_MS);
    block();
    await logged('a long job');
  });
  expect(loop.stalls).toBeGreaterThan(0);
});

test('a job is named as long as one of its name runs', async () => {
  const { loop } = server.services;
  await loop.during('a long job', async () => {
    await loop.during('a long job', async () => undefined);
    await setTimeout(2 * STALL_MS);
    block();
    await expect.poll(named).toContain('a long job');
  });
});

/** Opens the socket of a run and sends its begin. */
async function beginOverSocket({ cookie }: TestPlayer, runId: string): Promise<void> {
  const path = `${server.url.replace('http', 'ws')}/api/runs/${runId}/stream?epoch=1&answered=0`;
  const socket = new WebSocket(path, { headers: { cookie: cookie(), 'sec-fetch-site': 'same-origin' } });
  onTestFinished(() => socket.close());
  await once(socket, 'message');
  socket.send(JSON.stringify(beginOf(2)));
  await once(socket, 'message');
}

type Step =
  | readonly [on: 'db', method: 'playerTransaction']
  | readonly [on: 'streams', method: 'append']
  | readonly [on: 'stream', method: 'acknowledge'];

test.each<[name: string, step: Step, act: (player: TestPlayer, runId: string) => Promise<unknown>]>([
  ['flush of streams', ['stream', 'acknowledge'], async (player, runId) => sendAtOnce(player, runId)(beginOf(2))],
  [
    'lease of a run',
    ['db', 'playerTransaction'],
    async (player, runId) => player.api('leaseRun', { params: { id: runId } }),
  ],
  ['message of a socket', ['streams', 'append'], beginOverSocket],
])('the %s is named when it blocks', async (name, [on, method], act) => {
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player);
  await logged('/api/runs');
  const { db, streams } = server.services;
  const targets = { db, streams, stream: OpenRunStream.prototype };
  const target = targets[on] as unknown as Record<string, (...given: unknown[]) => unknown>;
  const original = target[method];
  vi.spyOn(target, method).mockImplementationOnce(async function (this: unknown, ...given) {
    // What its request noted is forgotten by then, but not that it goes on.
    if (name === 'lease of a run') await setTimeout(2 * STALL_MS);
    block();
    return original?.apply(this, given);
  });
  await act(player, runId);
  await expect.poll(named).toContain(name);
});

test('a flood of stalls adds five entries', async () => {
  for (let stall = 1; stall <= 7; stall++) {
    block();
    await counted(stall);
  }
  await expect.poll(stalls).toHaveLength(5);
});
