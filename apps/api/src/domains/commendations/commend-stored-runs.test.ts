import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../platform/database/open-database.ts';
import { DEFAULT_LIMITS } from '../../platform/limits.ts';
import { reserveIfFree } from '../../platform/reservations/reservations.ts';
import type { Services } from '../../platform/services.ts';
import {
  type TestDatabase,
  type TestServer,
  createTestDatabase,
  newPlayer,
  playAndSubmit,
  startTestServer,
} from '../../testing/index.ts';
import { act } from '../operators/action.ts';
import { voidAction } from '../operators/run-actions.ts';
import { ThreadVerifier } from '../verifier/verifier.ts';
import { JOB_LOCK, JOB_LOCK_MS, commendStoredRuns } from './commend-stored-runs.ts';

const PLAYERS = 3;
const RUNS = 2;

let database: TestDatabase;
let server: TestServer;
let expected: unknown;

/** Players of whom each has runs of a game with and without hidden information, and one a voided run. */
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.address });
  for (let index = 0; index < PLAYERS; index++) {
    const player = await newPlayer(server, RUNS);
    const snake = await playAndSubmit(server, player, { quitAfter: 960, botSeed: index });
    await playAndSubmit(server, player, { gameId: 3, quitAfter: 1500, botSeed: index });
    if (index === 0) await act(server.services, voidAction(snake.runId), { operator: 'test', reason: 'test' });
  }
  expected = await stored(server.services);
});

afterAll(async () => {
  await server.close();
  await database.remove();
});

beforeEach(async () => forget(server.services));

/** What a hub has on which all of this was played before there were commendations. */
async function forget({ db }: Services): Promise<void> {
  await db.deleteFrom('player_commendations').execute();
  await db.deleteFrom('player_records').execute();
  await db.deleteFrom('run_commendations').execute();
  await db.updateTable('results').set({ commended: null }).execute();
}

async function stored({ db }: Pick<Services, 'db'>) {
  const byKey = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return {
    players: byKey(await db.selectFrom('player_commendations').selectAll().execute()),
    records: byKey(await db.selectFrom('player_records').selectAll().execute()),
    runs: byKey(await db.selectFrom('run_commendations').selectAll().execute()),
    looked: byKey(await db.selectFrom('results').select(['run_id', 'commended']).execute()),
  };
}

test('stored runs earn what they would have earned when they ended', async () => {
  await commendStoredRuns(server.services);
  expect(await stored(server.services)).toEqual(expected);
  await commendStoredRuns(server.services);
  expect(await stored(server.services)).toEqual(expected);
});

test.each([0, 1, 2])('a pass that ends after %i players goes on where it was', async (batches) => {
  let done = 0;
  await commendStoredRuns(server.services, () => done++ < batches);
  expect((await stored(server.services)).players.length > 0).toBe(batches > 0);
  await commendStoredRuns(server.services);
  expect(await stored(server.services)).toEqual(expected);
});

test('a pass that fails while it simulates has stored nothing by halves', async () => {
  const { games } = server.services;
  const noTime = { verifierReady: false, verifierBudget: { baseMs: 0, perTickMs: 0 } };
  const verifier = new ThreadVerifier(games.module, { ...DEFAULT_LIMITS, ...noTime }, server.services.log);
  await expect(commendStoredRuns({ ...server.services, verifier })).rejects.toThrow(/busy/);
  await verifier.close();
  // It has not released its lock.
  await commendStoredRuns(server.services);
  expect((await stored(server.services)).players).toEqual([]);
  await server.clock.during(server.clock.now() + 5 * 60_000, async () => commendStoredRuns(server.services));
  expect(await stored(server.services)).toEqual(expected);
});

test('two processes do the work of one', async () => {
  const other = await openDatabase(database.address);
  await Promise.all([commendStoredRuns(server.services), commendStoredRuns({ ...server.services, db: other })]);
  await commendStoredRuns(server.services);
  await other.close();
  expect(await stored(server.services)).toEqual(expected);
});

test('a pass whose lock has ended leaves that of the process which has it by then (E 5)', async () => {
  const { clock, services } = server;
  const isFree = async () => {
    const now = clock.now();
    return reserveIfFree(services.db, JOB_LOCK, { now, until: now });
  };
  const { verifier } = services;
  const retrace = verifier.retrace.bind(verifier);
  const tracing = vi.spyOn(verifier, 'retrace').mockImplementationOnce(async (...given) => {
    clock.advance(JOB_LOCK_MS);
    const now = clock.now();
    expect(await reserveIfFree(services.db, JOB_LOCK, { now, until: now + JOB_LOCK_MS })).toBe(true);
    return retrace(...given);
  });
  onTestFinished(() => tracing.mockRestore());
  await commendStoredRuns(services);
  expect(await isFree()).toBe(false);
  clock.advance(JOB_LOCK_MS);
  await commendStoredRuns(services);
  expect(await isFree()).toBe(true);
  expect(await stored(services)).toEqual(expected);
});

test('runs by other rules are passed over', async () => {
  const { db } = server.services;
  const { id } = await db.selectFrom('runs').select('id').orderBy('id').executeTakeFirstOrThrow();
  const { rules_version: version } = await db
    .selectFrom('runs')
    .select('rules_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('runs').set({ rules_version: 1 }).where('id', '=', id).execute();
  await commendStoredRuns(server.services);
  const result = await db.selectFrom('results').select('commended').where('run_id', '=', id).executeTakeFirstOrThrow();
  expect(result.commended).toBe(0);
  await db.updateTable('runs').set({ rules_version: version }).where('id', '=', id).execute();
});
