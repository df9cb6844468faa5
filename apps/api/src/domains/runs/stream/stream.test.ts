import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  EMPTY_LOG,
  type RevealCall,
  TICK_MS,
  decodeCommandLog,
  encodeCommandLog,
  toBase64Url,
} from '@star-seekers/sim';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import { type Chunk, joinedLog, mostCalls, mostChunks } from '@star-seekers/stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type TestServer,
  type Visitor,
  beginOf,
  begun,
  claimFor,
  emptyChunk,
  ledgerFaults,
  newPlayer,
  newVisitor,
  partTo,
  playRun,
  refusal,
  sendAtOnce,
  sendTo,
  startAndPlay,
  startRun,
  startTestServer,
} from '../../../testing/index.ts';
import { gameWithId } from '../../../testing/play-run.ts';
import { submitScore } from '../submit-score.ts';
import { chunksOfRun } from './repository.ts';
import { dealsOf } from '../../verifier/stored-run.ts';

const SNAKE = 2;
const SIM = gameWithId(SNAKE).sim;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  await server.close();
});

async function opened() {
  const player = await newPlayer(server, 2);
  const { runId, setup } = await startRun(player);
  const raw = sendAtOnce(player, runId);
  return { player, runId, setup, raw };
}

/** A run whose first segment has begun, a minute ago. */
async function playing() {
  const run = await opened();
  const send = await begun(SNAKE, run.raw);
  server.clock.advance(60_000);
  return { ...run, send };
}

/** The field by which a chunk was refused. */
async function fieldOf(sent: Promise<unknown>): Promise<unknown> {
  const { code, details } = await refusal(sent);
  expect(code).toBe('request/invalid');
  return (details as { fields?: { field: string }[] }).fields?.[0]?.field;
}

describe('a streamed run', () => {
  it('is proved by its chunks, counts, and leaves only its replay', async () => {
    const player = await newPlayer(server, 1);
    const played = await startAndPlay(server, player, { skill: 'good', quitAfter: 600 });
    const answer = await player.api('submitScore', { body: claimFor(played) });
    expect(answer).toMatchObject({ score: played.score, rank: 1, witness: { fault: null, lateTicks: 0, pauses: 0 } });
    expect(await chunksOfRun.all(server.services.db, { runId: played.runId })).toEqual([]);
    const { replay } = await player.api('replay', { params: { id: played.runId } });
    expect(decodeCommandLog(SIM.commands, await unpackReplay(replay), SIM)).toEqual(played.log);
  });

  it('that was played at half the speed is kept and counts nowhere', async () => {
    const { player, runId, setup, raw } = await opened();
    const played = await playRun(
      SNAKE,
      setup,
      async (chunk) => {
        server.clock.advance(chunk.seq > 0 ? 120 * TICK_MS : 0);
        return raw(chunk);
      },
      { skill: 'good', quitAfter: 1200 },
    );
    const answer = await player.api('submitScore', { body: claimFor({ ...played, runId }) });
    expect(answer).toMatchObject({ score: played.score, personalBest: false, rank: null, totalPoints: 0 });
    expect(answer.witness).toMatchObject({ fault: 'slow' });
    expect((await player.api('results', { query: { gameId: `${SNAKE}` } })).gamesPlayed).toBe(0);
    expect(await player.api('submitScore', { body: claimFor({ ...played, runId }) })).toEqual(answer);
  });

  it('of which nothing was played counts nowhere', async () => {
    const { player, runId, send } = await playing();
    await send({ ...emptyChunk(SNAKE, 1, 0, 'end'), token: null });
    const answer = await player.api('submitScore', { body: { gameId: SNAKE, score: 0, points: 0, runId } });
    expect(answer.witness.fault).toBe('unplayed');
  });

  it('is not judged before its end has arrived', async () => {
    const { player, runId } = await playing();
    const claim = player.api('submitScore', { body: { gameId: SNAKE, score: 0, points: 0, runId } });
    expect(await refusal(claim)).toMatchObject({ code: 'runs/unfinished' });
  });
});

describe('a chunk', () => {
  it('gets the same answer again, and no other takes its place', async () => {
    const { send } = await playing();
    const chunk = { ...emptyChunk(SNAKE, 1, 120), calls: [{ index: 1, tick: 120, request: {} }] };
    const answer = await send(chunk);
    expect(answer.answers).toHaveLength(1);
    expect(await send(chunk)).toEqual(answer);
    expect(await refusal(send({ ...chunk, kind: 'pause' }))).toMatchObject({ code: 'runs/chunk_conflict' });
  });

  it.each(['played', 'stopped'])('that ends a run that is %s may come again too', async (what) => {
    const { raw, send } = await playing();
    const isStopped = what === 'stopped';
    if (isStopped) await send(emptyChunk(SNAKE, 1, 60, 'pause'));
    const end = emptyChunk(SNAKE, isStopped ? 2 : 1, 60, 'end');
    const sendEnd = async () => (isStopped ? raw({ ...end, token: null }) : send(end));
    expect(await sendEnd()).toEqual({ seq: end.seq });
    expect(await sendEnd()).toEqual({ seq: end.seq });
  });

  it('comes neither before those that it follows, nor before its time', async () => {
    const { raw } = await opened();
    server.clock.stop();
    onTestFinished(() => server.clock.set(server.clock.now()));
    expect(await refusal(raw(beginOf(SNAKE, 3)))).toMatchObject({ code: 'runs/chunk_gap', details: { seq: 0 } });
    const send = await begun(SNAKE, raw);
    const tooEarly = emptyChunk(SNAKE, 1, 60);
    expect(await refusal(send(tooEarly))).toMatchObject({
      code: 'runs/chunk_early',
      details: { againMs: expect.toBeOneOf([499, 500, 501]) },
    });
    server.clock.advance(490);
    expect(await refusal(send(tooEarly))).toMatchObject({ code: 'runs/chunk_early' });
    server.clock.advance(10);
    expect(await send(tooEarly)).toEqual({ seq: 1 });
  });

  it.each<[string, object]>([
    ['toTick', { toTick: 121, log: partTo(SNAKE, 121) }],
    ['toTick', { toTick: 0, log: partTo(SNAKE, 0), token: null }],
    ['log', { log: partTo(SNAKE, 60).slice(0, -2) }],
    ['log', { log: partTo(SNAKE, 5) }],
    ['calls.0', { calls: [{ index: 2, tick: 60, request: {} }] }],
    ['token', { token: null }],
    ['token', { token: 1 }],
    ['kind', { kind: 'pause', toTick: 0, log: partTo(SNAKE, 0), token: null }],
    ['toTick', { kind: 'begin', token: null }],
    ['log', { log: toBase64Url(encodeCommandLog(SIM.commands, { ...EMPTY_LOG, ticks: 60, begins: [30] })) }],
  ])('with a wrong %s changes nothing', async (field, change) => {
    const { runId, send } = await playing();
    const error = await refusal(send({ ...emptyChunk(SNAKE, 1, 60), ...change }));
    expect(error).toMatchObject({ code: 'request/invalid', details: { fields: [{ field: `body.chunk.${field}` }] } });
    expect(await chunksOfRun.all(server.services.db, { runId })).toHaveLength(1);
  });

  it('is refused when a run has more of them than anybody plays', async () => {
    const { runId, raw } = await opened();
    const most = mostChunks(SIM, 0);
    for (let seq = 0; seq < most; seq++) await raw({ ...beginOf(SNAKE, seq), calls: [] });
    expect(await fieldOf(raw({ ...beginOf(SNAKE, most), calls: [] }))).toBe('body.chunk.seq');
    expect(await chunksOfRun.all(server.services.db, { runId })).toHaveLength(most);
  });

  it('is refused when the log of its run is longer than anybody plays', async () => {
    const { send } = await playing();
    const long = (seq: number, toTick: number) => {
      const beacons = Array.from({ length: 500 }, () => ({ tick: toTick, bits: 0xffff_ffff }));
      return { ...emptyChunk(SNAKE, seq, toTick), log: partTo(SNAKE, toTick, { beacons }) };
    };
    await send(long(1, 60));
    expect(await fieldOf(send(long(2, 120)))).toBe('body.chunk.log');
    expect(await send(emptyChunk(SNAKE, 2, 120))).toEqual({ seq: 2 });
  });

  it('is refused when its run asks more often than any', async () => {
    const { send } = await playing();
    // The begin has asked once.
    const asking = (tick: number) => ({
      ...emptyChunk(SNAKE, tick, tick),
      calls: Array.from({ length: 4 }, (_, index) => ({ index: 4 * tick - 3 + index, tick, request: {} })),
    });
    const last = Math.floor((mostCalls(SIM, 0) - 1) / 4);
    for (let tick = 1; tick <= last; tick++) await send(asking(tick));
    expect(await fieldOf(send(asking(last + 1)))).toBe('body.chunk.calls');
  });

  it('is refused before its body is read when its player sends too many', async () => {
    const strict = await startTestServer({ limits: { streamMessages: { atOnce: 1, perSecond: 0.001 } } });
    onTestFinished(async () => strict.close());
    const player = await newPlayer(strict, 1);
    const { runId } = await startRun(player);
    const post = async ({ fetch }: Visitor, body: string) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/runs/${runId}/chunks`, { method: 'POST', headers, body })).status;
    };
    const huge = 'x'.repeat(1024 * 1024);
    // Nobody else's are counted.
    expect(await post(newVisitor(strict), '{')).toBe(400);
    expect(await post(player, huge)).toBe(413);
    expect([await post(player, huge), await post(player, '{')]).toEqual([429, 429]);
    expect(await post(newVisitor(strict), '{')).toBe(400);
  });

  it('of another player, or of a run that is closed, is refused', async () => {
    const { player, runId, raw } = await opened();
    const other = await newPlayer(server);
    expect(await refusal(sendAtOnce(other, runId)(beginOf(SNAKE)))).toMatchObject({ code: 'runs/not_found' });
    await raw({ ...emptyChunk(SNAKE, 0, 0, 'end'), token: null });
    await player.api('submitScore', { body: { gameId: SNAKE, score: 0, points: 0, runId } });
    expect(await refusal(raw(beginOf(SNAKE, 1)))).toMatchObject({ code: 'runs/closed' });
  });
});

it('its player waits for nobody else who names it, and shares no failure (E 5)', async () => {
  const { player, runId } = await opened();
  const stranger = await newPlayer(server);
  const { services } = server;
  const { db, streams } = services;
  const claim = { gameId: SNAKE, score: 0, points: 0, runId };
  const asked = {
    welcome: async (userId: string) => streams.welcome(userId, runId, 1, 0),
    claim: async (userId: string) => submitScore(services, userId, claim),
  };
  const answers = { welcome: { position: { seq: 0 } }, claim: { code: 'runs/unfinished' } };
  for (const name of ['welcome', 'claim'] as const) {
    const held = Promise.withResolvers<void>();
    onTestFinished(() => held.resolve());
    const read = db.read.bind(db);
    const reading = vi.spyOn(db, 'read').mockImplementationOnce(async (...query) => {
      await held.promise;
      return read(...query);
    });
    const refused = asked[name](stranger.user.id).catch((error: unknown) => error);
    await expect.poll(() => reading.mock.calls).toHaveLength(1);
    const own = await asked[name](player.user.id).catch((error: unknown) => error);
    held.resolve();
    reading.mockRestore();
    expect(own).toMatchObject(answers[name]);
    expect(await refused).toMatchObject({ code: 'runs/not_found' });
  }
});

describe('a segment', () => {
  it('begins with an answer: the token that its chunks repeat, and the beacon of its first tick', async () => {
    const { raw } = await opened();
    const answer = await raw(beginOf(SNAKE));
    expect(answer).toEqual({ seq: 0, token: expect.any(Number), answers: [{ reveal: { bits: expect.any(Number) } }] });
    expect(await raw(beginOf(SNAKE))).toEqual(answer);
    const next = await raw(beginOf(SNAKE, 1, 0, 1));
    expect(next.token).not.toBe(answer.token);
  });

  it('is stopped once, and begins again once', async () => {
    const { raw, send } = await playing();
    await send(emptyChunk(SNAKE, 1, 60, 'pause'));
    const again = { ...emptyChunk(SNAKE, 2, 60, 'pause'), token: null };
    expect(await refusal(send(again))).toMatchObject({ code: 'request/invalid' });
    expect(await refusal(send({ ...emptyChunk(SNAKE, 2, 120), token: null }))).toMatchObject({
      code: 'request/invalid',
    });
    expect(await raw(beginOf(SNAKE, 2, 60, 1))).toMatchObject({ seq: 2 });
  });
});

describe('a segment that begins twice in one place', () => {
  /** Plays a run that begins twice before its first tick. @param calls of the second begin */
  async function playTwiceBegun(calls: readonly RevealCall[]) {
    const { player, runId, setup } = await opened();
    const sending = sendTo(server, runId);
    let segment: number | null | undefined;
    const played = await playRun(
      SNAKE,
      setup,
      async (chunk) => {
        if (chunk.kind === 'begin') {
          const answer = await sending(chunk);
          segment = (await sending({ ...beginOf(SNAKE, 1), calls })).token;
          return answer;
        }
        const seq = chunk.seq + 1;
        return { ...(await sending({ ...chunk, seq, token: segment ?? null })), seq: chunk.seq };
      },
      { quitAfter: 110 },
    );
    return player.api('submitScore', { body: claimFor({ ...played, runId }) });
  }

  it('draws nothing anew, and counts as a pause', async () => {
    expect(await playTwiceBegun([])).toMatchObject({ witness: { fault: null, pauses: 1 } });
  });

  it('is rejected when it has asked for another beacon', async () => {
    const claim = playTwiceBegun([{ index: 1, tick: 0, request: {} }]);
    expect(await refusal(claim)).toMatchObject({ code: 'runs/rejected' });
  });
});

it('a chunk whose place another process has filled is not stored, and those of other runs are', async () => {
  const other = await startTestServer({ database: server.database, limits: { streamFlushMs: 20 } });
  onTestFinished(async () => other.close());
  const runs = [await playing(), await playing()];
  const { streams } = other.services;
  other.clock.set(server.clock.now());
  const sends = await Promise.all(
    runs.map(async ({ player, runId }) => {
      const [userId, epoch] = [player.user.id, 1];
      const { token } = await streams.welcome(userId, runId, epoch, 0);
      return async () => streams.append({ userId, runId, epoch, chunk: { ...emptyChunk(SNAKE, 1, 60), token } });
    }),
  );
  await runs[0]?.send(emptyChunk(SNAKE, 1, 61));
  const sent = await Promise.allSettled(sends.map(async (send) => send()));
  expect(sent).toMatchObject([{ reason: { code: 'runs/chunk_conflict' } }, { value: { seq: 1 } }]);
});

describe('a run of an older build', () => {
  it('whose page streams no such logs is not started, and nothing is charged', async () => {
    const player = await newPlayer(server, 1);
    const start = player.api('startRun', {
      body: { gameId: SNAKE, rulesVersion: SIM.rulesVersion },
      headers: { 'idempotency-key': 'an-old-page-starts-a-run' },
    });
    expect(await refusal(start)).toMatchObject({ code: 'runs/stale_client' });
    expect((await player.api('user')).user.credits).toBe(1);
  });

  it.each(['chunk', 'lease', 'claim'])('that is open is returned with its credit: by its next %s', async (what) => {
    const { db } = server.services;
    const { player, runId, raw } = await opened();
    await db.updateTable('runs').set({ log_format: 2 }).where('id', '=', runId).execute();
    const requests = {
      chunk: async () => raw(beginOf(SNAKE)),
      lease: async () => player.api('leaseRun', { params: { id: runId } }),
      claim: async () => player.api('submitScore', { body: { gameId: SNAKE, score: 0, points: 0, runId } }),
    };
    expect(await refusal(requests[what as keyof typeof requests]())).toMatchObject({ code: 'runs/stale_rules' });
    expect((await player.api('user')).user.credits).toBe(2);
    expect(await player.api('openRuns')).toEqual([]);
    expect(await ledgerFaults(db)).toEqual([]);
  });
});

describe('a lease', () => {
  it('takes a run over where its chunks end, with all answers', async () => {
    const { player, runId, setup, raw } = await opened();
    const stopped = new Error('the browser is gone');
    let chunks = 0;
    const sending = sendTo(server, runId);
    const lost = playRun(
      SNAKE,
      setup,
      async (chunk) => {
        if (chunks++ === 5) throw stopped;
        return sending(chunk);
      },
      { skill: 'good' },
    );
    await expect(lost).rejects.toBe(stopped);
    const lease = await player.api('leaseRun', { params: { id: runId } });
    expect(lease).toMatchObject({ epoch: 2, writtenBy: 1, position: { seq: 5, toTick: 240 }, begins: [1] });
    expect(lease.answers).toHaveLength(3);
    expect(joinedLog(SIM, lease)).toMatchObject({ ticks: 240, begins: [1] });
    const next = beginOf(SNAKE, 5, 240, 3);
    expect(await refusal(raw(next))).toMatchObject({ code: 'runs/taken_over' });
    expect(await sendAtOnce(player, runId, 2)(next)).toMatchObject({ seq: 5, token: expect.any(Number) });
  });

  it('brings the last answers to a page that takes the others from the log, and a page without one all of them', async () => {
    const { player, runId, raw } = await opened();
    const { answers: [first] = [], token = null } = await raw(beginOf(SNAKE));
    server.clock.advance(600_000);
    const all = [first];
    const sent: Chunk[] = [];
    for (let seq = 1; all.length < 81; seq++) {
      const calls = Array.from({ length: seq % 2 === 0 ? 1 : 4 }, (_, at) => all.length + at);
      const tick = 60 * seq;
      sent.push({
        ...emptyChunk(SNAKE, seq, tick),
        calls: calls.map((index) => ({ index, tick, request: {} })),
        token,
      });
      all.push(...((await raw(sent.at(-1) as Chunk)).answers ?? []));
    }
    server.services.streams.forget({ id: runId, user_id: player.user.id });
    // One that is no longer in memory.
    expect(await raw(sent[0] as Chunk)).toEqual({ seq: 1, answers: all.slice(1, 5) });
    const { streams } = server.services;
    for (const answered of [0, 3, 20, 70, 81])
      expect((await streams.welcome(player.user.id, runId, 1, answered)).answers).toEqual(all.slice(answered));
    const lease = async (headers = {}) => player.api('leaseRun', { params: { id: runId }, headers });
    expect(await lease()).toMatchObject({ answersFrom: 0, answers: all });
    const { answersFrom = 0, answers } = await lease({ prefer: 'return=minimal' });
    expect(answersFrom).toBeGreaterThan(0);
    expect(answers).toEqual(all.slice(answersFrom));
  });

  it.each(['lease', 'welcome'] as const)(
    'tells only what is stored, as a %s does: the chunk that asked may never be',
    async (what) => {
      const slow = await startTestServer({ limits: { streamFlushMs: 200 } });
      onTestFinished(async () => slow.close());
      const { streams, db } = slow.services;
      const player = await newPlayer(slow, 1);
      const { id: userId } = player.user;
      const { runId } = await startRun(player);
      const { token = null } = await sendAtOnce(player, runId)(beginOf(SNAKE));
      slow.clock.advance(60_000);
      streams.forget({ id: runId, user_id: userId });
      const calls = [1, 2, 3].map((index) => ({ index, tick: 120, request: {} }));
      const chunk = { ...emptyChunk(SNAKE, 1, 120), calls, token };
      // The epoch of a lease can be guessed before it is known.
      const epoch = what === 'lease' ? 2 : 1;
      const ask = () => void streams.append({ userId, runId, epoch, chunk }).catch(() => undefined);
      ask();
      // Both wait for the same read of the database, the chunk first.
      for (let step = 0; step < 10; step++) await Promise.resolve();
      const told = what === 'lease' ? streams.lease(userId, runId) : streams.welcome(userId, runId, 1, 0);
      while (await Promise.race([told.then(() => false), nextTurn(true)])) ask();
      const { position, answers } = await told;
      const stored = await chunksOfRun.all(db, { runId });
      expect(stored.length).toBeGreaterThanOrEqual(position.seq);
      expect(dealsOf(stored).length).toBeGreaterThanOrEqual(answers.length);
    },
  );

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
