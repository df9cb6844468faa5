import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import { act } from '../../operators/action.ts';
import { barAction } from '../../operators/player-actions.ts';
import {
  type TestPlayer,
  type TestServer,
  beginOf,
  emptyChunk,
  claimFor,
  newPlayer,
  newVisitor,
  playRun,
  refusal,
  sendAtOnce,
  startRun,
  startTestServer,
} from '../../../testing/index.ts';
import { TICK_MS } from '@star-seekers/sim';
import type { ChunkAnswer } from '@star-seekers/contracts';
import { openSocket } from '../../../testing/test-socket.ts';
import { chunksOfRun } from './repository.ts';

const SNAKE = 2;
/** More than wait at once, and than are read at once. */
const CHUNKS = 60;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ limits: { streamPingMs: 50 } });
});

afterAll(async () => {
  await server.close();
});

const open = (path: string, headers: Record<string, string>, { url } = server) => openSocket(url, path, headers);

async function opened(on = server) {
  const player = await newPlayer(on, 1);
  const run = await startRun(player);
  const headers = { cookie: player.cookie(), 'sec-fetch-site': 'same-origin' };
  return { player, run, headers, path: `${run.runId}/stream?epoch=1&answered=0` };
}

it('carries a whole run, whose end is claimed', async () => {
  const { player, run, headers, path } = await opened();
  const socket = open(path, headers);
  expect(await socket.next()).toEqual({ position: { seq: 0, toTick: 0 }, answers: [], token: null });
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
  first.send(beginOf(SNAKE));
  const { token, answers } = await first.next();
  server.clock.advance(2000);
  first.send({ ...emptyChunk(SNAKE, 1, 120), calls: [{ index: 1, tick: 120, request: {} }], token });
  const second = await first.next();
  first.close();
  await first.closed;
  const again = open(path, headers);
  const all = [answers, second.answers].flat();
  expect(await again.next()).toEqual({ position: { seq: 2, toTick: 120 }, answers: all, token });
  again.close();
});

it('says so at once when another page takes the run over, whose socket the first page does not end', async () => {
  const { player, run, headers, path } = await opened();
  const socket = open(path, headers);
  await socket.next();
  const { epoch } = await player.api('leaseRun', { params: { id: run.runId } });
  expect(await socket.next()).toMatchObject({ code: 'runs/taken_over' });
  const other = open(`${run.runId}/stream?epoch=${epoch}&answered=0`, headers);
  await other.next();
  const old = open(path, headers);
  expect(await old.next()).toMatchObject({ code: 'runs/taken_over' });
  expect(await old.closed).toBe(1008);
  other.send(beginOf(SNAKE));
  expect(await other.next()).toMatchObject({ seq: 0 });
  other.close();
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

it('takes no chunk of a player who has signed out since the last one', async () => {
  // Without a ping that would end it.
  const quiet = await startTestServer();
  onTestFinished(async () => quiet.close());
  const { player, run, headers, path } = await opened(quiet);
  const socket = open(path, headers, quiet);
  await socket.next();
  socket.send(beginOf(SNAKE));
  expect(await socket.next()).toMatchObject({ seq: 0 });
  await player.api('logout');
  socket.send(beginOf(SNAKE, 1, 0, 1));
  expect(await socket.closed).toBe(1008);
  expect(await chunksOfRun.all(quiet.services.db, { runId: run.runId })).toHaveLength(1);
});

it('is ended by another socket of the same run, which goes on', async () => {
  const { headers, path } = await opened();
  const first = open(path, headers);
  await first.next();
  const second = open(path, headers);
  await second.next();
  expect(await first.closed).toBe(1008);
  second.send(beginOf(SNAKE));
  expect(await second.next()).toMatchObject({ seq: 0 });
  second.close();
});

it('is ended by more messages than anybody plays, whoever repeats them', async () => {
  const strict = await startTestServer({ limits: { streamMessages: { atOnce: 13, perSecond: 0.001 } } });
  onTestFinished(async () => strict.close());
  const { player, run, headers, path } = await opened(strict);
  const socket = open(path, headers, strict);
  await socket.next();
  for (let time = 0; time < 3; time++) {
    socket.send(beginOf(SNAKE));
    expect(await socket.next()).toMatchObject({ seq: 0 });
  }
  socket.send(beginOf(SNAKE));
  expect(await socket.closed).toBe(1008);
  expect(await open(path, headers, strict).closed).toBe(429);
  const { code } = await refusal(sendAtOnce(player, run.runId)(beginOf(SNAKE)));
  expect(code).toBe('request/rate_limited');
});

it('is gone soon after it was thrown out, though its page reads nothing; operators see what came', async () => {
  const strict = await startTestServer({ limits: { streamMessages: { atOnce: 11, perSecond: 0.001 } } });
  onTestFinished(async () => strict.close());
  const { headers, path } = await opened(strict);
  const deaf = new WebSocket(`${strict.url.replace('http', 'ws')}/api/runs/${path}`, { headers });
  onTestFinished(() => deaf.terminate());
  await once(deaf, 'message');
  const metric = async (name: string) => {
    const text = await (await fetch(`${strict.url}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`star_seekers_${name} `));
    return Number(line?.split(' ').at(-1));
  };
  expect(await metric('stream_sockets')).toBe(1);
  deaf.pause();
  for (let time = 0; time < 100; time++) deaf.send(JSON.stringify(beginOf(SNAKE)));
  await expect.poll(async () => metric('stream_sockets')).toBe(0);
  expect(await metric('refusals_total{code="request/rate_limited"}')).toBe(1);
  expect(await metric('stream_bytes_total')).toBeGreaterThanOrEqual(2 * JSON.stringify(beginOf(SNAKE)).length);
});

it('is not read while many of its chunks wait to be stored', async () => {
  // Nothing is stored by itself but begins.
  const slow = await startTestServer({ limits: { streamFlushMs: 600_000 } });
  onTestFinished(async () => slow.close());
  const { run, headers, path } = await opened(slow);
  const { streams, db } = slow.services;
  const socket = open(path, headers, slow);
  await socket.next();
  socket.send(beginOf(SNAKE));
  const { token } = await socket.next();
  slow.clock.advance(60_000);
  const appending = vi.spyOn(streams, 'append');
  for (let seq = 1; seq <= CHUNKS; seq++) {
    // As large as a message may be: what has been read already is still taken.
    socket.send(JSON.stringify({ ...emptyChunk(SNAKE, seq, seq), token }).padEnd(8 * 1024));
  }
  let isRead = false;
  const read = socket.ping().then(() => (isRead = true));
  await expect.poll(() => appending.mock.calls.length).toBeGreaterThanOrEqual(16);
  // Round trips, in which it would have been read.
  for (let trip = 0; trip < 20; trip++) await newVisitor(slow).fetch('/api/health');
  expect(isRead).toBe(false);
  expect(appending.mock.calls.length).toBeLessThan(CHUNKS / 2);
  const storing = setInterval(() => void streams.close(), 1);
  onTestFinished(() => clearInterval(storing));
  await read;
  for (let seq = 1; seq <= CHUNKS; seq++) expect(await socket.next()).toEqual({ seq });
  expect(await chunksOfRun.all(db, { runId: run.runId })).toHaveLength(CHUNKS + 1);
  socket.close();
});

it('has one of its messages handled in a turn of the event loop: others have theirs between', async () => {
  const { headers, path } = await opened();
  const socket = open(path, headers);
  await socket.next();
  const appending = vi.spyOn(server.services.streams, 'append');
  onTestFinished(() => appending.mockRestore());
  const handled = [0];
  let isOver = false;
  const watch = () => {
    handled.push(appending.mock.calls.length);
    if (!isOver) setImmediate(watch);
  };
  watch();
  for (let time = 0; time < 16; time++) socket.send(beginOf(SNAKE));
  for (let time = 0; time < 16; time++) expect(await socket.next()).toMatchObject({ seq: 0 });
  isOver = true;
  socket.close();
  expect(appending).toHaveBeenCalledTimes(16);
  expect(Math.max(...handled.slice(1).map((count, turn) => count - (handled[turn] ?? 0)))).toBe(1);
});

it('is told to go on at another server when its own closes, once what was read of it is stored and answered', async () => {
  const slow = await startTestServer({ limits: { streamFlushMs: 200 } });
  const { db, processes, streams } = slow.services;
  const append = streams.append.bind(streams);
  const appending = vi.spyOn(streams, 'append');
  const begun = async () => {
    const { run, headers, path } = await opened(slow);
    const socket = open(path, headers, slow);
    await socket.next();
    socket.send(beginOf(SNAKE));
    const { token } = await socket.next();
    // As large as a message may be: what has been read already is still taken.
    const send = (seq: number) =>
      socket.send(JSON.stringify({ ...emptyChunk(SNAKE, seq, seq), token }).padEnd(8 * 1024));
    const stored = async () => (await chunksOfRun.all(db, { runId: run.runId })).length;
    return { socket, send, stored };
  };
  const [calm, eager] = [await begun(), await begun()];
  slow.clock.advance(60_000);
  // From then on other servers take what this one plays for unplayed.
  const end = processes.end.bind(processes);
  const atEnd = { calm: 0, eager: 0 };
  processes.end = async () => {
    Object.assign(atEnd, { calm: await calm.stored(), eager: await eager.stored() });
    await end();
  };
  appending.mockClear();
  calm.send(1);
  await expect.poll(() => appending.mock.calls.length).toBe(1);
  // Within that call: however busy the machine is, no more is stored before it closes than has been read by then.
  const closed = Promise.withResolvers<void>();
  appending.mockImplementation(async (sent) => {
    if (appending.mock.calls.length === 18) closed.resolve(slow.close());
    return append(sent);
  });
  for (let seq = 1; seq <= CHUNKS; seq++) eager.send(seq);
  await expect.poll(() => appending.mock.calls.length).toBeGreaterThan(17);
  calm.send(2);
  expect([await calm.socket.closed, await eager.socket.closed]).toEqual([1012, 1012]);
  // What had been read, and nothing more.
  expect(atEnd.calm).toBe(2);
  expect(atEnd.eager).toBeGreaterThan(16);
  expect(atEnd.eager).toBeLessThan(CHUNKS / 2);
  expect(await calm.socket.next()).toEqual({ seq: 1 });
  for (let seq = 1; seq < atEnd.eager; seq++) expect(await eager.socket.next()).toEqual({ seq });
  await closed.promise;
});

it('is told so too when it is being opened while its server closes', async () => {
  const closing = await startTestServer();
  const { headers, path } = await opened(closing);
  const { db, processes } = closing.services;
  const [asked, released, ended] = [0, 1, 2].map(() => Promise.withResolvers<void>()) as [
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
  ];
  const read = db.read.bind(db);
  vi.spyOn(db, 'read').mockImplementationOnce(async (...query) => {
    asked.resolve();
    await released.promise;
    return read(...query);
  });
  const end = processes.end.bind(processes);
  processes.end = async () => end().finally(ended.resolve);
  const socket = open(path, headers, closing);
  await asked.promise;
  const closed = closing.close();
  await ended.promise;
  released.resolve();
  expect(await socket.closed).toBe(1012);
  await closed;
});

it('does not keep its server from closing though its page reads nothing', async () => {
  const other = await startTestServer();
  const { headers, path } = await opened(other);
  const deaf = new WebSocket(`${other.url.replace('http', 'ws')}/api/runs/${path}`, { headers });
  onTestFinished(() => deaf.terminate());
  await once(deaf, 'message');
  deaf.pause();
  await expect(other.close()).resolves.toBeUndefined();
});

it('answers a chunk that it cannot take with the reason and its number', async () => {
  const { headers, path } = await opened();
  const socket = open(path, headers);
  await socket.next();
  socket.send(beginOf(SNAKE, 4));
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
