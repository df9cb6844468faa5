import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestDatabase,
  type TestServer,
  claimFor,
  createTestDatabase,
  newPlayer,
  newVisitor,
  refusal,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';
import { VERIFY_LEASE_MS } from './submit-score.ts';

let testDatabase: TestDatabase;
let here: TestServer;
let there: TestServer;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  here = await startTestServer({ database: testDatabase.address });
  there = await startTestServer({ database: testDatabase.address });
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

test('a run that a crashed process was verifying is verified by another one after the lease', async () => {
  const { body, claims } = await finished();
  const [claimHere, claimThere] = claims;
  const { db, clock } = here.services;
  const until = clock.now() + VERIFY_LEASE_MS;
  await db.updateTable('runs').set({ verifying_until: until }).where('id', '=', body.runId).execute();
  expect(await refusal(claimThere('submitScore', { body }))).toMatchObject({ status: 503, code: 'runs/busy' });

  there.clock.set(until);
  const answer = await claimThere('submitScore', { body });
  expect(answer.accepted).toBe(true);
  expect(await claimHere('submitScore', { body })).toEqual(answer);
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
