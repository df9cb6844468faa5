import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { act } from '../../operators/action.ts';
import { barAction } from '../../operators/player-actions.ts';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  newPlayer,
  newVisitor,
  playRun,
  startRun,
  startTestServer,
} from '../../../testing/index.ts';
import { TICK_MS } from '@star-seekers/sim';
import type { ChunkAnswer } from '@star-seekers/contracts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ limits: { streamPingMs: 50 } });
});

afterAll(async () => {
  await server.close();
});

interface Socket {
  /** The next message. */
  next(): Promise<Record<string, unknown>>;
  send(message: unknown): void;
  /** The status of a refused upgrade, or the code with which the socket was closed. */
  readonly closed: Promise<number>;
  close(): void;
}

function open(path: string, headers: Record<string, string>): Socket {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/runs/${path}`, { headers });
  const messages: Record<string, unknown>[] = [];
  const readers: ((message: Record<string, unknown>) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Record<string, unknown>;
    const reader = readers.shift();
    if (reader) reader(message);
    else messages.push(message);
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('close', resolve);
    socket.on('error', () => undefined);
  });
  return {
    next: async () => messages.shift() ?? new Promise((resolve) => void readers.push(resolve)),
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    closed,
    close: () => socket.close(),
  };
}

async function opened() {
  const player = await newPlayer(server, 1);
  const run = await startRun(player);
  const headers = { cookie: player.cookie(), 'sec-fetch-site': 'same-origin' };
  return { player, run, headers, path: `${run.runId}/stream?epoch=1&answered=0` };
}

it('carries a whole run, whose end is claimed', async () => {
  const { player, run, headers, path } = await opened();
  const socket = open(path, headers);
  expect(await socket.next()).toEqual({ position: { seq: 0, toTick: 0 }, answers: [] });
  let tick = 0;
  const played = await playRun(
    2,
    run.setup,
    async (chunk) => {
      server.clock.advance(Math.ceil((chunk.toTick - tick) * TICK_MS));
      tick = chunk.toTick;
      socket.send(chunk);
      return (await socket.next()) as unknown as ChunkAnswer;
    },
    { quitAfter: 900 },
  );
  const answer = await player.api('submitScore', { body: claimFor({ ...played, runId: run.runId }) });
  expect(answer).toMatchObject({ score: played.score, witness: { fault: null } });
  socket.close();
});

it('tells a page that comes back where the stream stands, and what it has not received', async () => {
  const { headers, path } = await opened();
  const first = open(path, headers);
  await first.next();
  first.send({ seq: 0, kind: 'play', toTick: 0, log: 'AgAAAAAA', calls: [] });
  await first.next();
  server.clock.advance(2000);
  const calls = [{ index: 0, tick: 120, request: {} }];
  first.send({ seq: 1, kind: 'play', toTick: 120, log: 'AgB4AAAA', calls });
  const { answers } = await first.next();
  first.close();
  await first.closed;
  const again = open(path, headers);
  expect(await again.next()).toEqual({ position: { seq: 2, toTick: 120 }, answers });
  again.close();
});

it('says so at once when another page takes the run over', async () => {
  const { player, run, headers, path } = await opened();
  const socket = open(path, headers);
  await socket.next();
  await player.api('leaseRun', { params: { id: run.runId } });
  expect(await socket.next()).toMatchObject({ code: 'runs/taken_over' });
  const old = open(path, headers);
  expect(await old.next()).toMatchObject({ code: 'runs/taken_over' });
  expect(await old.closed).toBe(1008);
  socket.close();
});

it.each([
  ['is signed out', async (player: TestPlayer) => player.api('logout')],
  [
    'is barred',
    async ({ user }: TestPlayer) =>
      act(server.services, barAction(user.username), { operator: 'ops', reason: 'scripts' }),
  ],
])('is closed once its player %s', async (_what, end) => {
  const { player, headers, path } = await opened();
  const socket = open(path, headers);
  await socket.next();
  await end(player);
  expect(await socket.closed).toBe(1008);
});

it('answers a chunk that it cannot take with the reason and its number', async () => {
  const { headers, path } = await opened();
  const socket = open(path, headers);
  await socket.next();
  socket.send({ seq: 4, kind: 'play', toTick: 0, log: 'AgAAAAAA', calls: [] });
  expect(await socket.next()).toMatchObject({ seq: 4, code: 'runs/chunk_gap', details: { seq: 0 } });
  socket.send('not JSON');
  expect(await socket.closed).toBe(1008);
});

it.each([
  ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['of an unknown origin', { 'sec-fetch-site': '', origin: 'https://elsewhere.example' }, 403],
])('is refused to a page %s', async (_whose, headers, status) => {
  const { player, path } = await opened();
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  expect(await open(path, { cookie: player.cookie(), ...given }).closed).toBe(status);
});

it('is refused to a visitor, to another player, and with a wrong query', async () => {
  const { run, headers, path } = await opened();
  expect(await open(path, { ...headers, cookie: newVisitor(server).cookie() }).closed).toBe(401);
  const other = await newPlayer(server);
  const stolen = open(path, { ...headers, cookie: other.cookie() });
  expect(await stolen.next()).toMatchObject({ code: 'runs/not_found' });
  expect(await open(`${run.runId}/stream?epoch=x&answered=0`, headers).closed).toBe(400);
});
