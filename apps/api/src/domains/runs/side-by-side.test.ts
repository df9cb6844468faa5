import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { IDEMPOTENCY_KEY_HEADER } from '@star-seekers/contracts';
import { COMMAND_LOG_FORMAT } from '@star-seekers/sim';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import {
  beginOf,
  claimFor,
  createTestDatabase,
  deployRaisedRules,
  ledgerFaults,
  newPlayer,
  newVisitor,
  playRun,
  refusal,
  sendAtOnce,
  sendTo,
  startRun,
  startTestServer,
  type TestDatabase,
  type TestServer,
  type Visitor,
} from '../../testing/index.ts';
import { gameWithId } from '../../testing/play-run.ts';
import { namesOfRules, refundAllUnplayed, startRefunding } from './run-rules.ts';

const ARENA = 1;
const SNAKE = 2;
const limits = { openRunsPerGame: 1000 };

let database: TestDatabase;
/** Versions N and N + 1 of the hub, of which the second has other rules. */
let older: TestServer;
let newer: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  older = await startTestServer({ database: database.address, limits });
  newer = await deployRaisedRules(older, { limits });
  for (const { services } of [older, newer]) await services.processes.begin();
});

afterAll(async () => {
  await newer.close();
  await database.remove();
});

/** Another server of version N. */
async function another(): Promise<TestServer> {
  const server = await startTestServer({ database: database.address, limits });
  await server.services.processes.begin();
  return server;
}

/** A player with an open run at version N, who reaches both. */
async function opened() {
  const player = await newPlayer(older, 1);
  const run = await startRun(player);
  return { player, run, elsewhere: newVisitor(newer, player.cookie()) };
}

async function statusOf(runId: string): Promise<string> {
  const run = newer.services.db.selectFrom('runs').select('status').where('id', '=', runId);
  return (await run.executeTakeFirstOrThrow()).status;
}

const fail = (error: unknown) => {
  throw error;
};

const ELSEWHERE = { status: 503, code: 'server/unavailable', retryAfterS: 1 };

describe('while both versions serve', () => {
  test('a process passes everything of a run on that the other one plays, which goes on with it', async () => {
    const { player, run, elsewhere } = await opened();
    const send = sendTo(older, run.runId);
    let passedOn = 0;
    const played = await playRun(
      SNAKE,
      run.setup,
      async (chunk) => {
        expect(await refusal(sendAtOnce(elsewhere, run.runId)(chunk))).toMatchObject(ELSEWHERE);
        passedOn++;
        return send(chunk);
      },
      { skill: 'good', quitAfter: 180 },
    );
    expect(passedOn).toBeGreaterThan(3);
    // The time of all processes is the same.
    newer.clock.set(older.clock.now());
    const body = claimFor({ ...played, runId: run.runId });
    expect(await refusal(elsewhere.api('leaseRun', { params: { id: run.runId } }))).toMatchObject(ELSEWHERE);
    expect(await refusal(elsewhere.api('submitScore', { body }))).toMatchObject(ELSEWHERE);
    expect(await refundAllUnplayed(newer.services, fail)).toBe(0);
    expect(await player.api('submitScore', { body })).toMatchObject({ accepted: true, witness: { fault: null } });
    expect((await elsewhere.api('user')).user.credits).toBe(0);
  });

  test('a page starts a run by its own rules, whichever process it reaches first', async () => {
    const { player, elsewhere } = await opened();
    const { rulesVersion } = gameWithId(ARENA).sim;
    const start = async ({ api }: Visitor, raisedBy: number) =>
      api('startRun', {
        body: { gameId: ARENA, rulesVersion: rulesVersion + raisedBy, logFormat: COMMAND_LOG_FORMAT },
        headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
      });
    expect(await refusal(start(elsewhere, 0))).toMatchObject(ELSEWHERE);
    expect(await refusal(start(player, 1))).toMatchObject(ELSEWHERE);
    for (const visitor of [player, elsewhere])
      expect(await refusal(start(visitor, 2))).toMatchObject({ code: 'runs/stale_client' });
  });

  test('a socket is refused before it is opened, so that a proxy can pass it on', async () => {
    const { run, elsewhere } = await opened();
    const socketAt = async ({ url }: TestServer): Promise<number | string> => {
      const path = `${url.replace('http', 'ws')}/api/runs/${run.runId}/stream?epoch=1&answered=0`;
      const socket = new WebSocket(path, { headers: { cookie: elsewhere.cookie(), 'sec-fetch-site': 'same-origin' } });
      socket.on('error', () => undefined);
      const refused = once(socket, 'unexpected-response').then(([, { statusCode }]) => statusCode as number);
      const welcome = once(socket, 'message').then(([data]) => String(data));
      return Promise.race([refused, welcome]).finally(() => socket.terminate());
    };
    expect(await socketAt(newer)).toBe(503);
    expect(await socketAt(older)).toContain('position');
  });

  test('a viewer is passed on', async () => {
    const { player, run, elsewhere } = await opened();
    await player.api('updateProfile', { body: { watchable: true } });
    await sendAtOnce(player, run.runId)(beginOf(SNAKE));
    const row = older.services.db.selectFrom('runs').select('live_id').where('id', '=', run.runId);
    const path = `/api/live/${(await row.executeTakeFirstOrThrow()).live_id}`;
    expect(await (await elsewhere.fetch(path)).json()).toMatchObject({ code: 'server/unavailable' });
    const leaving = new AbortController();
    expect((await player.fetch(path, { signal: leaving.signal })).status).toBe(200);
    leaving.abort();
  });

  test('a run is not given back while a version of which nobody knows what it plays lives', async () => {
    const { db, clock } = newer.services;
    const { run, elsewhere } = await opened();
    await db.updateTable('runs').set({ rules_version: 1000 }).where('id', '=', run.runId).execute();
    const row = { id: 'from before', started_at: 0, ended_at: null };
    await db
      .insertInto('processes')
      .values({ ...row, seen_at: clock.now() + 60_000 })
      .execute();
    expect(await refundAllUnplayed(newer.services, fail)).toBe(0);
    const lease = async () => refusal(elsewhere.api('leaseRun', { params: { id: run.runId } }));
    expect(await lease()).toMatchObject(ELSEWHERE);
    await db.deleteFrom('processes').where('id', '=', row.id).execute();
    expect(await lease()).toMatchObject({ code: 'runs/stale_rules' });
  });
});

test('a run is not given back whose process has begun since it was found', async () => {
  const { db, clock, processes } = newer.services;
  const { run } = await opened();
  await db.updateTable('runs').set({ rules_version: 1000 }).where('id', '=', run.runId).execute();
  const begun = {
    id: randomUUID(),
    started_at: 0,
    seen_at: clock.now() + 60_000,
    ended_at: null,
    rules: '2:1000:3',
  };
  const beginning = vi.spyOn(processes, 'played').mockImplementationOnce(async () => {
    beginning.mockRestore();
    const played = await processes.played();
    await db.insertInto('processes').values(begun).execute();
    return played;
  });
  expect(await refundAllUnplayed(newer.services, fail)).toBe(0);
  expect(await statusOf(run.runId)).toBe('open');
  await db.deleteFrom('processes').where('id', '=', begun.id).execute();
  expect(await refundAllUnplayed(newer.services, fail)).toBe(1);
});

describe('when the last process with its rules', () => {
  /** More than two portions. */
  const MANY = 45;

  test('was stopped, each open run is given back once, without its player', async () => {
    const player = await newPlayer(older, MANY);
    for (let index = 0; index < MANY; index++) await startRun(player);
    const [verified, expired] = [await opened(), await opened()];
    const { services } = newer;
    const { db, clock } = services;
    const lock = { verifying_until: clock.now() + 600_000 };
    await db.updateTable('runs').set(lock).where('id', '=', verified.run.runId).execute();
    await db.updateTable('runs').set({ expires_at: 1 }).where('id', '=', expired.run.runId).execute();
    const open = async () => (await db.selectFrom('runs').select('id').where('status', '=', 'open').execute()).length;
    const before = await open();
    const [second, beside] = [await another(), await deployRaisedRules(older, { limits })];
    await older.close();
    expect(await refundAllUnplayed(services, fail)).toBe(0);
    await second.close();
    const counts = await Promise.all([newer, beside].map(async (server) => refundAllUnplayed(server.services, fail)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(before - 2);
    expect([await statusOf(verified.run.runId), await statusOf(expired.run.runId)]).toEqual(['open', 'open']);
    const claim = { gameId: SNAKE, score: 0, points: 0, runId: verified.run.runId };
    expect(await refusal(verified.elsewhere.api('submitScore', { body: claim }))).toMatchObject({ code: 'runs/busy' });
    const { api } = newVisitor(newer, player.cookie());
    expect((await api('user')).user.credits).toBe(MANY);
    expect(await ledgerFaults(db)).toEqual([]);
    await beside.close();
    older = await another();
    await db.updateTable('runs').set({ verifying_until: null }).where('id', '=', verified.run.runId).execute();
  });

  test('was stopped, the others find out soon', async () => {
    const { run, elsewhere } = await opened();
    const stop = startRefunding(newer.services, fail);
    await older.close();
    await expect.poll(async () => statusOf(run.runId)).toBe('returned');
    const body = { gameId: SNAKE, score: 0, points: 0, runId: run.runId };
    expect(await refusal(elsewhere.api('submitScore', { body }))).toMatchObject({ code: 'runs/stale_rules' });
    await stop();
    older = await another();
  });

  test('was killed, its runs are given back once another has been seen five times since: nobody is while the database is away', async () => {
    const { run } = await opened();
    const { db, clock } = newer.services;
    await older.close();
    const killed = { id: randomUUID(), started_at: 0, seen_at: clock.now() - 60_000, ended_at: null };
    await db
      .insertInto('processes')
      .values({ ...killed, rules: namesOfRules(older.services.games).join(' ') })
      .execute();
    const later = await deployRaisedRules(older, { limits: { processBeatMs: 20 } });
    expect(await refundAllUnplayed(later.services, fail)).toBe(0);
    await expect.poll(async () => refundAllUnplayed(later.services, fail)).toBe(1);
    expect(await statusOf(run.runId)).toBe('returned');
    await later.close();
  });
});
