import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  type TestDatabase,
  type TestServer,
  claimFor,
  createTestDatabase,
  newPlayer,
  newVisitor,
  playRun,
  refusal,
  sendAtOnce,
  startAndPlay,
  startRun,
  startTestServer,
  testEngine,
} from '../../testing/index.ts';
import { startServerProcess } from '../../testing/server-process/server-process.ts';
import { VERIFY_LOCK_MS } from './submit-score.ts';

const limits = { processBeatMs: 200 };

let testDatabase: TestDatabase;
let here: TestServer;
let there: TestServer;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  here = await startTestServer({ database: testDatabase.address, limits });
  there = await startTestServer({ database: testDatabase.address, limits });
});

afterAll(async () => {
  await here.close();
  await there.close();
  await testDatabase.remove();
});

/** A finished run, and its player at both processes. */
async function finished() {
  const player = await newPlayer(here, 1);
  const body = claimFor(await startAndPlay(here, player, { skill: 'good', quitAfter: 600 }));
  return { body, claims: [player.api, newVisitor(there, player.cookie()).api] as const };
}

/** Lets a process have the lock of a run. @returns when that ends */
async function lockFor(runId: string, by: string | null): Promise<number> {
  const until = here.services.clock.now() + VERIFY_LOCK_MS;
  const lock = { verifying_until: until, verifying_by: by };
  await here.services.db.updateTable('runs').set(lock).where('id', '=', runId).execute();
  return until;
}

async function storeProcess(id: string, seenAt: number, endedAt: number | null): Promise<void> {
  const row = { id, started_at: 0, seen_at: seenAt, ended_at: endedAt };
  await here.services.db.insertInto('processes').values(row).execute();
}

test.each(['a living process', 'nobody'])('a run whose lock %s has is verified after it', async (who) => {
  const { body, claims } = await finished();
  const [claimHere, claimThere] = claims;
  const id = who === 'nobody' ? null : randomUUID();
  if (id !== null) await storeProcess(id, here.services.clock.now() + VERIFY_LOCK_MS, null);
  onTestFinished(async () => void (await here.services.db.deleteFrom('processes').where('id', '=', id).execute()));
  const until = await lockFor(body.runId, id);
  for (const claim of claims)
    expect(await refusal(claim('submitScore', { body }))).toMatchObject({ status: 503, code: 'runs/busy' });

  there.clock.set(until);
  const answer = await claimThere('submitScore', { body });
  expect(answer.accepted).toBe(true);
  expect(await claimHere('submitScore', { body })).toEqual(answer);
  there.clock.set(here.clock.now());
});

test.each<[string, () => Promise<string>]>([
  ['this process had for a claim that failed', async () => here.services.processes.id],
  [
    'a process had that was stopped',
    async () => {
      const [id, now] = [randomUUID(), here.services.clock.now()];
      await storeProcess(id, now, now);
      return id;
    },
  ],
  [
    'a process had that was killed',
    async () => {
      const id = randomUUID();
      await storeProcess(id, here.services.clock.now() - 60_000, null);
      return id;
    },
  ],
])('a run whose lock %s is verified at once', async (_who, holder) => {
  const { body, claims } = await finished();
  await here.services.processes.begin();
  await lockFor(body.runId, await holder());
  expect(await claims[0]('submitScore', { body })).toMatchObject({ accepted: true });
});

// Its lock is that of the tests above.
test.runIf(testEngine() === 'sqlite')(
  'a run that a killed process was verifying is verified once that is known',
  async () => {
    const hanging = new URL('../../testing/games/hanging.ts', import.meta.url).href;
    // Of their own: in the database of the others, which are ahead of the real time, their clocks would wait for it.
    const database = await createTestDatabase();
    const living = await startTestServer({ database: database.address, limits });
    onTestFinished(async () => {
      await living.close();
      await database.remove();
    });
    const killed = await startServerProcess({ database: database.address, limits, gamesModule: hanging });
    const player = await newPlayer(living, 1);
    const { runId, setup } = await startRun(player);
    const body = claimFor({ ...(await playRun(2, setup, sendAtOnce(player, runId), { quitAfter: 28 })), runId });
    const lost = refusal(newVisitor({ ...living, url: killed.url }, player.cookie()).api('submitScore', { body }));
    const { clock, db, processes } = living.services;
    const holder = db.selectFrom('runs').select('verifying_by').where('id', '=', body.runId);
    await expect.poll(async () => (await holder.executeTakeFirstOrThrow()).verifying_by).not.toBeNull();
    const id = (await holder.executeTakeFirstOrThrow()).verifying_by ?? '';
    expect(await refusal(player.api('submitScore', { body }))).toMatchObject({ code: 'runs/busy' });
    await killed.kill();
    await lost;
    // Claims are limited, so they are not what asks again and again.
    await expect.poll(async () => processes.diedBefore([{ id, at: clock.now() }])).toEqual([id]);
    expect(await player.api('submitScore', { body })).toMatchObject({ accepted: true });
  },
);

test('a run that has just moved from a process is verified when it is known whether that was killed', async () => {
  const { clock, services } = here;
  const { db } = services;
  clock.stop();
  onTestFinished(() => clock.set(clock.now()));
  const player = await newPlayer(here, 1);
  const body = claimFor(await startAndPlay(here, player, { skill: 'good', pauseAt: 575, quitAfter: 600 }));
  const chunks = db.updateTable('run_chunks').where('run_id', '=', body.runId);
  // Its process ended before the page could say that it stopped.
  await chunks.set({ owner: 'moved-from' }).where('to_tick', '<=', 575).where('kind', '<>', 'begin').execute();
  await chunks.set({ owner: 'moved-from' }).where('to_tick', '=', 0).execute();
  await chunks.set({ kind: 'play' }).where('kind', '=', 'pause').execute();
  const begin = db.selectFrom('run_chunks').select('arrived_at').where('run_id', '=', body.runId);
  const { arrived_at: at } = await begin
    .where('to_tick', '=', 575)
    .where('kind', '=', 'begin')
    .executeTakeFirstOrThrow();
  await storeProcess('moved-from', at, null);
  expect(await refusal(player.api('submitScore', { body }))).toMatchObject({ code: 'runs/busy', retryAfterS: 2 });
  clock.advance(4 * limits.processBeatMs);
  expect((await player.api('submitScore', { body })).witness).toMatchObject({ fault: null, pauses: 0 });
});

test('a run whose counting fails is verified again at once', async () => {
  const { body, claims } = await finished();
  const [claimHere, claimThere] = claims;
  const rename = async (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(here.services.db);
  await rename('results', 'results_elsewhere');
  try {
    expect(await refusal(claimHere('submitScore', { body }))).toMatchObject({ status: 500 });
  } finally {
    await rename('results_elsewhere', 'results');
  }
  expect(await claimThere('submitScore', { body })).toMatchObject({ accepted: true });
});

test('claims that arrive at two processes at once yield one answer', async () => {
  const { body, claims } = await finished();
  const attempts = await Promise.allSettled(claims.map(async (claim) => claim('submitScore', { body })));
  const codes = attempts.map((attempt) => (attempt.status === 'rejected' ? attempt.reason : { code: 'accepted' }));
  for (const { code } of codes as { code: string }[]) expect(['accepted', 'runs/busy']).toContain(code);
  const [first, second] = await Promise.all(claims.map(async (claim) => claim('submitScore', { body })));
  expect(second).toEqual(first);
  const rows = await here.services.db.selectFrom('results').select('score').where('run_id', '=', body.runId).execute();
  expect(rows).toEqual([{ score: body.score }]);
});
