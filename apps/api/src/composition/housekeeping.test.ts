import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RUN_LIFETIME_MS } from '../domains/runs/run-rules.ts';
import { chunksOfRun } from '../domains/runs/stream/repository.ts';
import {
  type TestServer,
  beginOf,
  claimFor,
  newPlayer,
  refusal,
  sendAtOnce,
  startAndPlay,
  startRun,
  startTestServer,
  testEngine,
  waitsForLock,
} from '../testing/index.ts';
import { BATCH, deleteExpired } from './housekeeping.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

/** Streams the beginning of a run. */
async function streamed(): Promise<string> {
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player);
  await sendAtOnce(player, runId)(beginOf(2));
  return runId;
}

test('what was streamed of closed and expired runs is deleted', async () => {
  const { db, clock } = server.services;
  const expired = await streamed();
  server.clock.advance(RUN_LIFETIME_MS / 2);
  const open = await streamed();
  const player = await newPlayer(server, 1);
  const rejected = await startAndPlay(server, player, { quitAfter: 60 });
  await refusal(player.api('submitScore', { body: { ...claimFor(rejected), points: 1_000_000 } }));
  server.clock.advance(RUN_LIFETIME_MS / 2);

  const left = async () =>
    Promise.all([expired, rejected.runId, open].map(async (id) => (await chunksOfRun.all(db, { runId: id })).length));
  expect(await left()).toEqual([1, 3, 1]);
  await deleteExpired(db, clock.now());
  expect(await left()).toEqual([0, 0, 1]);
});

test('what was streamed of a run that expires while it is verified stays until that is over', async () => {
  const { db, clock } = server.services;
  const runId = await streamed();
  server.clock.advance(RUN_LIFETIME_MS);
  const now = clock.now();
  await db
    .updateTable('runs')
    .set({ verifying_until: now + 1 })
    .where('id', '=', runId)
    .execute();
  await deleteExpired(db, now);
  expect(await chunksOfRun.all(db, { runId })).toHaveLength(1);
  await deleteExpired(db, now + 1);
  expect(await chunksOfRun.all(db, { runId })).toHaveLength(0);
});

test('of expired rows all are deleted, however many', async () => {
  const { db, clock } = server.services;
  const many = BATCH + 2;
  const now = clock.now();
  await sql`
    insert into rate_limits (key, attempts, window_ends_at)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${many})
    select 'many:' || n, 1, cast(${now} as bigint) + case when n = 1 then 1 else 0 end from numbers
  `.execute(db);
  await deleteExpired(db, now);
  const left = db.selectFrom('rate_limits').select('key').where('key', 'like', 'many:%');
  expect(await left.execute()).toEqual([{ key: 'many:1' }]);
});

test.skipIf(testEngine() === 'sqlite')(
  'a row that is renewed while expired ones are being deleted stays (E 5)',
  async () => {
    const { db, clock } = server.services;
    const now = clock.now();
    await db.insertInto('withheld').values({ key: 'renewed', holder: null, until: now }).execute();
    let deleting: Promise<void> | undefined;
    await db.transaction(async (trx) => {
      await trx
        .updateTable('withheld')
        .set({ until: now + 1 })
        .where('key', '=', 'renewed')
        .execute();
      deleting = deleteExpired(db, now);
      await expect.poll(async () => waitsForLock(db)).toBe(true);
    }, 'read committed');
    await deleting;
    expect(await db.selectFrom('withheld').select('until').where('key', '=', 'renewed').execute()).toEqual([
      { until: now + 1 },
    ]);
  },
);
