import { TICK_MS, decodeCommandLog } from '@star-seekers/sim';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  type TestServer,
  claimFor,
  newPlayer,
  refusal,
  startAndPlay,
  startRun,
  startTestServer,
} from '../../../testing/index.ts';
import { gameWithId, playRun, sendAtOnce, sendTo } from '../../../testing/play-run.ts';
import { chunksOfRun, insertChunks } from './repository.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  await server.close();
});

/** A chunk in which nothing happens. */
const EMPTY = { kind: 'play', log: 'AgAAAAAA', calls: [] } as const;
const FIRST = { ...EMPTY, seq: 0, toTick: 0 };

async function opened() {
  const player = await newPlayer(server, 2);
  const { runId, setup } = await startRun(player);
  const send = async (chunk: object, epoch = 1) =>
    player.api('sendChunk', { params: { id: runId }, body: { epoch, chunk: chunk as never } });
  return { player, runId, setup, send };
}

describe('a streamed run', () => {
  it('is proved by its chunks, counts, and leaves only its replay', async () => {
    const player = await newPlayer(server, 1);
    const played = await startAndPlay(server, player, { skill: 'good', quitAfter: 600 });
    const answer = await player.api('submitScore', { body: claimFor(played) });
    expect(answer).toMatchObject({ score: played.score, rank: 1, witness: { fault: null, lateTicks: 0, pauses: 0 } });
    expect(await chunksOfRun.all(server.services.db, { runId: played.runId })).toEqual([]);
    const { replay } = await player.api('replay', { params: { id: played.runId } });
    const { sim } = gameWithId(played.gameId);
    expect(decodeCommandLog(sim.commands, await unpackReplay(replay), sim)).toEqual(played.log);
  });

  it('that was played at half the speed is kept and counts nowhere', async () => {
    const { player, runId, setup } = await opened();
    const send = sendAtOnce(player, runId);
    const played = await playRun(
      2,
      setup,
      async (chunk) => {
        server.clock.advance(chunk.seq > 0 ? 120 * TICK_MS : 0);
        return send(chunk);
      },
      { skill: 'good', quitAfter: 1200 },
    );
    const answer = await player.api('submitScore', { body: claimFor({ ...played, runId }) });
    expect(answer).toMatchObject({ score: played.score, personalBest: false, rank: null, totalPoints: 0 });
    expect(answer.witness).toMatchObject({ fault: 'slow' });
    expect((await player.api('results', { query: { gameId: '2' } })).gamesPlayed).toBe(0);
    expect(await player.api('submitScore', { body: claimFor({ ...played, runId }) })).toEqual(answer);
  });

  it('of which nothing was played counts nowhere', async () => {
    const { player, runId, send } = await opened();
    await send(FIRST);
    await send({ ...EMPTY, seq: 1, toTick: 0, kind: 'end', log: 'AgEAAAAA' });
    const answer = await player.api('submitScore', { body: { gameId: 2, score: 0, points: 0, runId } });
    expect(answer.witness.fault).toBe('unplayed');
  });

  it('is not judged before its end has arrived', async () => {
    const { player, runId, send } = await opened();
    await send(FIRST);
    const claim = player.api('submitScore', { body: { gameId: 2, score: 0, points: 0, runId } });
    expect(await refusal(claim)).toMatchObject({ code: 'runs/unfinished' });
  });
});

describe('a chunk', () => {
  it('gets the same answer again, and no other takes its place', async () => {
    const { send } = await opened();
    await send(FIRST);
    const calls = [{ index: 0, tick: 120, request: {} }];
    server.clock.advance(2000);
    const chunk = { ...EMPTY, seq: 1, toTick: 120, log: 'AgB4AAAA', calls };
    const answer = await send(chunk);
    expect(answer.answers).toHaveLength(1);
    expect(await send(chunk)).toEqual(answer);
    expect(await refusal(send({ ...chunk, kind: 'pause' }))).toMatchObject({ code: 'runs/chunk_conflict' });
  });

  it('comes neither before those that it follows, nor before its time', async () => {
    const { send } = await opened();
    server.clock.stop();
    onTestFinished(() => server.clock.set(server.clock.now()));
    expect(await refusal(send({ ...FIRST, seq: 3 }))).toMatchObject({ code: 'runs/chunk_gap', details: { seq: 0 } });
    await send(FIRST);
    await send({ ...EMPTY, seq: 1, toTick: 120, log: 'AgB4AAAA' });
    await send({ ...EMPTY, seq: 2, toTick: 240, log: 'AgDwAQAAAA' });
    const tooEarly = { ...EMPTY, seq: 3, toTick: 360, log: 'AgDoAgAAAA' };
    expect(await refusal(send(tooEarly))).toMatchObject({ code: 'runs/chunk_early', details: { againMs: 1000 } });
    server.clock.advance(900);
    expect(await refusal(send(tooEarly))).toMatchObject({ code: 'runs/chunk_early' });
    server.clock.advance(100);
    expect(await send(tooEarly)).toEqual({ seq: 3 });
  });

  it.each([
    ['toTick', { toTick: 121, log: 'AgB5AAAA' }],
    ['log', { log: 'AgAAAA' }],
    ['log', { log: 'AgAFAAAA' }],
    ['calls.0', { calls: [{ index: 1, tick: 0, request: {} }] }],
  ])('with a wrong %s changes nothing', async (field, change) => {
    const { runId, send } = await opened();
    const error = await refusal(send({ ...FIRST, ...change }));
    expect(error).toMatchObject({ code: 'request/invalid', details: { fields: [{ field: `body.chunk.${field}` }] } });
    expect(await chunksOfRun.all(server.services.db, { runId })).toEqual([]);
  });

  it('of another player, or of a run that is closed, is refused', async () => {
    const { player, runId, send } = await opened();
    const other = await newPlayer(server);
    const stolen = other.api('sendChunk', {
      params: { id: runId },
      body: { epoch: 1, chunk: { ...FIRST, calls: [] } },
    });
    expect(await refusal(stolen)).toMatchObject({ code: 'runs/not_found' });
    await send({ ...FIRST, kind: 'end', log: 'AgEAAAAA' });
    await player.api('submitScore', { body: { gameId: 2, score: 0, points: 0, runId } });
    expect(await refusal(send(FIRST))).toMatchObject({ code: 'runs/closed' });
  });
});

it('chunks of thousands of runs are stored together', async () => {
  const { db } = server.services;
  const { runId, send } = await opened();
  await send(FIRST);
  const [row] = await chunksOfRun.all(db, { runId });
  if (!row) throw new Error('nothing was stored');
  const rows = Array.from({ length: 4000 }, (_, index) => ({ ...row, run_id: runId, seq: index + 1 }));
  await db.transaction(async (trx) => insertChunks(trx, rows));
  expect(await chunksOfRun.all(db, { runId })).toHaveLength(4001);
});

describe('a lease', () => {
  it('takes a run over where its chunks end, with all answers', async () => {
    const { player, runId, setup, send } = await opened();
    const stopped = new Error('the browser is gone');
    let chunks = 0;
    const sending = sendTo(server, runId);
    const lost = playRun(
      2,
      setup,
      async (chunk) => {
        if (chunks++ === 5) throw stopped;
        return sending(chunk);
      },
      { skill: 'good' },
    );
    await expect(lost).rejects.toBe(stopped);
    const lease = await player.api('leaseRun', { params: { id: runId } });
    expect(lease).toMatchObject({ epoch: 2, writtenBy: 1, position: { seq: 5, toTick: 240 } });
    expect(lease.answers).toHaveLength(2);
    const { sim } = gameWithId(2);
    expect(decodeCommandLog(sim.commands, await unpackReplay(lease.replay), sim).ticks).toBe(240);
    const next = { ...EMPTY, seq: 5, toTick: 240, kind: 'resume', log: 'AgDwAQAAAA' };
    expect(await refusal(send(next, 1))).toMatchObject({ code: 'runs/taken_over' });
    expect(await send(next, 2)).toEqual({ seq: 5 });
  });

  it('is given only so often to a player', async () => {
    const strict = await startTestServer({ limits: { leaseRun: { max: 2, windowMs: 60_000 } } });
    onTestFinished(async () => strict.close());
    const player = await newPlayer(strict, 1);
    const { runId } = await startRun(player);
    const lease = async () => player.api('leaseRun', { params: { id: runId } });
    expect([(await lease()).epoch, (await lease()).epoch]).toEqual([2, 3]);
    expect(await refusal(lease())).toMatchObject({ code: 'request/rate_limited' });
  });
});
