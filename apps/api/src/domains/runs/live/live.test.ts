import type { LiveEvent, LiveHead } from '@star-seekers/contracts';
import { LIVE_DELAY_MS } from '@star-seekers/contracts/run';
import { watchLive } from '@star-seekers/contracts/live-client';
import { games, showsPlay } from '@star-seekers/games';
import { EMPTY_LOG, Keyframes, encodeLogPart, hashState, resimulate, toBase64Url } from '@star-seekers/sim';
import { LiveRun } from '@star-seekers/stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  createTestDatabase,
  newPlayer,
  newVisitor,
  playRun,
  refusal,
  sendAtOnce,
  sendTo,
  startRun,
  startTestServer,
} from '../../../testing/index.ts';
import { largestRun } from '../../../testing/largest-run.ts';
import { gameWithId } from '../../../testing/play-run.ts';
import { chunksOfRun, deleteChunks, packedChunks } from '../stream/repository.ts';
import { dealsOf, unpackedChunks } from '../../verifier/stored-run.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

const ids = (isShown: boolean) => [...games.values()].filter((game) => showsPlay(game) === isShown).map(({ id }) => id);
const [shown, hidden] = [ids(true), ids(false)];

/** The first chunk of a run, with the request of its beacon. */
const FIRST = { ...emptyChunk(0, 0), kind: 'begin', calls: [{ index: 0, tick: 0, request: {} }] } as const;
const SECOND = emptyChunk(1, 60);

/** A chunk in which nothing happens. */
function emptyChunk(seq: number, toTick: number, quit = false) {
  const log = toBase64Url(encodeLogPart(gameWithId(2).sim.commands, { ...EMPTY_LOG, ticks: toTick, quit }));
  return { seq, kind: 'play', toTick, log, calls: [], token: null } as const;
}

/** A run of a player who lets others watch, and the name by which it is watched. */
async function liveRun(gameId = 2) {
  const player = await newPlayer(server, 1);
  await player.api('updateProfile', { body: { watchable: true } });
  const run = await startRun(player, gameId);
  return { player, run, send: sendAtOnce(player, run.runId), liveId: await liveIdOf(run.runId) };
}

async function liveIdOf(runId: string): Promise<string> {
  const query = server.services.db.selectFrom('runs').select('live_id').where('id', '=', runId);
  return (await query.executeTakeFirstOrThrow()).live_id ?? '';
}

/** A viewer who has seen the head. */
async function watch(liveId: string, url = server.url) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const events = watchLive(liveId, { baseUrl: url, signal: leaving.signal });
  const next = async () => (await events.next()).value as LiveEvent;
  const head = (await next()) as LiveHead;
  return { head, next, leave: () => leaving.abort() };
}

/** Watches to the end. @returns the run that a viewer sees, and the last event */
async function follow({ head, next }: Awaited<ReturnType<typeof watch>>) {
  const { sim } = gameWithId(head.gameId);
  const seen = new LiveRun(sim, { seed: 0, ...head.setup });
  if (head.past && 'log' in head.past) seen.log.catchUp(head.past);
  for (let event = await next(); ; event = await next()) {
    if (event.type === 'end') return { seen, end: event };
    if (event.type === 'play') seen.log.append(event);
    seen.playTo(seen.log.ticks);
  }
}

async function stopped<Result>(work: () => Promise<Result>): Promise<Result> {
  return server.clock.during(server.clock.now(), work);
}

describe('who may be watched', () => {
  it('is nobody who has not allowed it', async () => {
    const player = await newPlayer(server, 1);
    const { runId } = await startRun(player);
    await sendAtOnce(player, runId)(FIRST);
    server.clock.advance(LIVE_DELAY_MS);
    const visitor = newVisitor(server);
    expect((await visitor.api('liveRuns')).filter(({ username }) => username === player.user.username)).toEqual([]);
    expect((await visitor.fetch(`/api/live/${await liveIdOf(runId)}`)).status).toBe(404);
  });

  it('is listed while the run is played, newest first, without the id of the run', async () => {
    const [older, newer] = [await liveRun(), await liveRun(1)];
    for (const { send } of [older, newer]) await send(FIRST);
    server.clock.advance(LIVE_DELAY_MS);
    const { api } = newVisitor(server);
    const list = await api('liveRuns');
    const { username } = newer.player.user;
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual([newer.liveId, older.liveId]);
    expect(list[0]).toEqual({ id: newer.liveId, gameId: 1, username, faction: 'none', startedAt: newer.run.startedAt });
    expect(JSON.stringify(list)).not.toContain(newer.run.runId);
    server.clock.advance(60_000);
    expect(await api('liveRuns')).toEqual([]);
  });

  it.each([
    ['unknown', async () => 'no-such-run'],
    [
      'closed',
      async () => {
        const { player, run, send, liveId } = await liveRun();
        await send(FIRST);
        await send({ ...emptyChunk(1, 0, true), kind: 'end' });
        await player.api('submitScore', { body: { gameId: 2, score: 0, points: 0, runId: run.runId } });
        return liveId;
      },
    ],
  ])('is not whose run is %s', async (_, id) => {
    expect(await refusal(watch(await id()))).toMatchObject({ status: 404, code: 'live/not_found' });
  });

  it.each([
    ['stops allowing it', async ({ api }: TestPlayer) => api('updateProfile', { body: { watchable: false } })],
    ['deletes the account', async ({ api, password }: TestPlayer) => api('deleteUser', { body: { password } })],
  ])('ends when the player %s', async (_, stop) => {
    const { player, send, liveId } = await liveRun();
    await send(FIRST);
    const { next } = await watch(liveId);
    await stop(player);
    expect(await next()).toEqual({ type: 'end', reason: 'stopped', runId: null });
    expect(await refusal(watch(liveId))).toMatchObject({ code: 'live/not_found' });
  });
});

describe('a viewer', () => {
  it('sees nothing that is newer than 15 seconds', async () => {
    await stopped(async () => {
      const { clock } = server;
      const { send, liveId } = await liveRun();
      const { token = null } = await send(FIRST);
      const { head, next } = await watch(liveId);
      expect(head.past).toBe(null);
      clock.advance(1000);
      await send({ ...SECOND, token });
      clock.advance(LIVE_DELAY_MS - 1000);
      expect(await next()).toEqual({ type: 'play', kind: 'begin', toTick: 0, log: FIRST.log });
      clock.advance(999);
      let hasSeen = false;
      const second = next().finally(() => void (hasSeen = true));
      // A round trip, in which the event would have arrived.
      expect((await watch(liveId)).head.past).toMatchObject({ toTick: 0 });
      expect(hasSeen).toBe(false);
      clock.advance(1);
      expect(await second).toEqual({ type: 'play', kind: 'play', toTick: 60, log: SECOND.log });
    });
  });

  it('sees a pause, and nothing more until the run has gone on', async () => {
    await stopped(async () => {
      const { clock } = server;
      const { send, liveId } = await liveRun();
      const { token = null } = await send(FIRST);
      clock.advance(1000);
      await send({ ...SECOND, kind: 'pause', token });
      clock.advance(LIVE_DELAY_MS);
      const { head, next } = await watch(liveId);
      expect(head.past).toMatchObject({ kind: 'pause', toTick: 60 });
      clock.advance(60_000);
      await send({ ...FIRST, ...emptyChunk(2, 60), kind: 'begin' });
      clock.advance(LIVE_DELAY_MS);
      expect(await next()).toMatchObject({ type: 'play', kind: 'begin', toTick: 60 });
    });
  });

  it.each(shown)('of game %i who joins late gets everything at once, and comes to the same state', async (gameId) => {
    const { run, liveId } = await liveRun(gameId);
    const played = await playRun(gameId, run.setup, sendTo(server, run.runId), {
      skill: 'good',
      quitAfter: 900,
    });
    server.clock.advance(LIVE_DELAY_MS - 5000);
    const { head } = await watch(liveId);
    const { sim } = gameWithId(gameId);
    if (!head.setup || !head.past || !('log' in head.past)) throw new Error('there is nothing to see');
    expect(head.past.toTick).toBeGreaterThan(300);
    expect(head.past.toTick).toBeLessThan(900);
    const seen = new LiveRun(sim, { seed: 0, ...head.setup });
    seen.log.catchUp(head.past);
    seen.playTo(head.past.toTick);
    const { state } = new Keyframes(sim, seen.run.setup, played.log).seek(head.past.toTick);
    expect(hashState(seen.run.state)).toBe(hashState(state));
  });

  it('sees the run to its end, and then finds its replay', async () => {
    const { player, run, liveId } = await liveRun();
    const first = Promise.withResolvers<void>();
    const send = sendTo(server, run.runId);
    const playing = playRun(2, run.setup, async (chunk) => {
      if (chunk.seq > 0) await first.promise;
      return send(chunk);
    });
    const following = follow(await watch(liveId));
    first.resolve();
    const played = await playing;
    await player.api('submitScore', { body: claimFor({ ...played, runId: run.runId }) });
    server.clock.advance(LIVE_DELAY_MS);
    const { seen, end } = await following;
    expect(end).toEqual({ type: 'end', reason: 'closed', runId: run.runId });
    const { sim } = gameWithId(2);
    expect(hashState(seen.run.state)).toBe(hashState(resimulate(sim, seen.run.setup, played.log).state));
    expect(sim.outcome(seen.run.state).score).toBe(played.score);
    await newVisitor(server).api('replay', { params: { id: end.runId ?? '' } });
  });

  it.each(hidden)('of game %i sees only the score until the run is closed', async (gameId) => {
    const { player, run, liveId } = await liveRun(gameId);
    const played = await playRun(gameId, run.setup, sendTo(server, run.runId), {
      skill: 'good',
      quitAfter: 1500,
    });
    server.clock.advance(LIVE_DELAY_MS);
    const { head, next } = await watch(liveId);
    const { state } = resimulate(gameWithId(gameId).sim, { seed: 0, ...run.setup }, played.log);
    const { ticks } = played.log;
    expect(head).toMatchObject({ setup: null, past: { kind: 'end', toTick: state.tick, score: played.score } });
    expect(state.tick).toBe(ticks);
    expect(JSON.stringify(head)).not.toContain('"log"');
    await player.api('submitScore', { body: claimFor({ ...played, runId: run.runId }) });
    expect(await next()).toEqual({ type: 'end', reason: 'closed', runId: run.runId });
  });

  it('gets events that nobody on the way may keep', async () => {
    const { liveId } = await liveRun();
    const leaving = new AbortController();
    const { headers } = await newVisitor(server).fetch(`/api/live/${liveId}`, { signal: leaving.signal });
    leaving.abort();
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect((await newVisitor(server).fetch(`/api/live/${liveId}`, { method: 'HEAD' })).status).toBe(404);
  });

  it('who comes again soon after has nothing read again', async () => {
    const { run, send, liveId } = await liveRun();
    await send(FIRST);
    server.clock.advance(LIVE_DELAY_MS);
    const { live, db } = server.services;
    await expect.poll(() => live.viewers).toBe(0);
    (await watch(liveId)).leave();
    await expect.poll(() => live.viewers).toBe(0);
    await deleteChunks(db, run.runId);
    expect((await watch(liveId)).head.past).toMatchObject({ kind: 'begin', toTick: 0 });
  });

  it('who comes when all seats are taken is asked to come later; a seat that is left is free', async () => {
    const { liveId } = await liveRun();
    const { address } = server.services.limits.liveViewers;
    const { live } = server.services;
    await expect.poll(() => live.viewers).toBe(0);
    const viewers = [];
    while (viewers.length < address) viewers.push(await watch(liveId));
    expect(await refusal(watch(liveId))).toMatchObject({ status: 503, code: 'live/full' });
    viewers[0]?.leave();
    await expect.poll(() => live.viewers).toBe(address - 1);
    await watch(liveId);
  });
});

it('a server that closes ends its streams', async () => {
  const closing = await startTestServer();
  const player = await newPlayer(closing, 1);
  await player.api('updateProfile', { body: { watchable: true } });
  const { runId } = await startRun(player);
  const row = await closing.services.db.selectFrom('runs').select('live_id').where('id', '=', runId).execute();
  const response = await newVisitor(closing).fetch(`/api/live/${row[0]?.live_id}`);
  const text = response.text();
  await closing.close();
  expect(await text).toMatch(/^data: \{"type":"head"/);
});

it('a run that is streamed to one process is watched in another', async () => {
  const database = await createTestDatabase();
  const other = await startTestServer({ database: database.address });
  const here = await startTestServer({ database: database.address });
  onTestFinished(async () => {
    await here.close();
    await other.close();
    await database.remove();
  });
  const player = await newPlayer(here, 1);
  await player.api('updateProfile', { body: { watchable: true } });
  const there = newVisitor(other, player.cookie());
  const { runId } = await startRun(there);
  const row = await here.services.db.selectFrom('runs').select('live_id').where('id', '=', runId).execute();
  const { head, next } = await watch(row[0]?.live_id ?? '', here.url);
  expect(head.past).toBe(null);
  const send = sendAtOnce(there, runId);
  const { token = null } = await send(FIRST);
  other.clock.advance(1000);
  await send({ ...SECOND, token });
  // Chunks arrive at the time of the other one.
  here.clock.advance(LIVE_DELAY_MS + 1000);
  expect([await next(), await next()]).toMatchObject([{ toTick: 0 }, { toTick: 60 }]);
  await there.api('updateProfile', { body: { watchable: false } });
  expect(await next()).toMatchObject({ type: 'end', reason: 'stopped' });
});

describe('a run of more chunks than are read at once', () => {
  it('is shown to viewers, handed to another page and given to the verifier as a whole', async () => {
    const { player, runId, liveId, chunks, log } = await largestRun(server, 2, 20_000);
    server.clock.advance(LIVE_DELAY_MS);
    const { past } = (await watch(liveId)).head;
    if (!past || !('log' in past)) throw new Error('nothing is shown');
    // Compared here: the difference of two long logs fills screens.
    expect(past.log === log).toBe(true);
    const lease = await player.api('leaseRun', { params: { id: runId } });
    expect(lease.position.seq).toBe(chunks);
    expect(lease.log === log).toBe(true);
    expect(lease.begins).toEqual(past.begins);
    const { db } = server.services;
    const rows = await chunksOfRun.all(db, { runId });
    expect(rows).toHaveLength(chunks);
    const unpacked = unpackedChunks(await packedChunks(db, { runId, seq: chunks }));
    expect(unpacked).toEqual(rows.map(({ seq: _seq, epoch: _epoch, ...row }) => row));
    expect(lease.answers).toHaveLength(dealsOf(rows).length);
  });

  it('is followed to where its log is wrong, and shown without a score from there on', async () => {
    const { liveId } = await largestRun(server, 5);
    server.clock.advance(LIVE_DELAY_MS);
    const { head } = await watch(liveId);
    expect(head).toMatchObject({ setup: null, past: { score: 0 } });
    expect(head.past?.toTick).toBeLessThan(gameWithId(5).sim.maxTicks);
  });
});
