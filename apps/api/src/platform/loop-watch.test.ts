import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, newPlayer, startRun, startTestServer } from '../testing/index.ts';

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

/** Resolves when a stall is logged with a name. */
const logged = async (name: string) => expect.poll(() => stalls().flatMap(({ ran }) => ran)).toContain(name);

test('a request that blocks the event loop is named in the log, and counted', async () => {
  const player = await newPlayer(server, 1);
  await startRun(player);
  await logged('/api/runs');
  for (const { ms } of stalls()) expect(ms).toBeGreaterThanOrEqual(STALL_MS);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^star_seekers_loop_stalls_total [1-9]/m);
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

test('a flood of stalls adds five entries', async () => {
  for (let stall = 1; stall <= 7; stall++) {
    block();
    await counted(stall);
  }
  await expect.poll(stalls).toHaveLength(5);
});
