import { TICK_MS } from '@star-seekers/sim';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type TestDatabase,
  type TestPlayer,
  type TestServer,
  claimFor,
  createTestDatabase,
  ledgerFaults,
  newPlayer,
  newVisitor,
  refusal,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';
import { VERIFY_LOCK_MS } from './submit-score.ts';

/** Ten seconds by a good bot, long enough to score. */
const TEN_SECONDS = { skill: 'good', quitAfter: 10 * 60 } as const;

const HANGING = new URL('../../testing/games/hanging.ts', import.meta.url).href;

let testDatabase: TestDatabase;
let server: TestServer;
let lines: Record<string, unknown>[];
let player: TestPlayer;
let body: ReturnType<typeof claimFor>;

/** A run that is claimed on a server on which every verification hangs. */
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  lines = [];
  server = await startTestServer({
    database: testDatabase.address,
    gamesModule: HANGING,
    onLog: (line) => lines.push(line),
    limits: {
      // Short, because the tests wait for it.
      verifierBudget: { baseMs: 100, perTickMs: 0 },
      verifierReady: true,
      verifierQueue: 1,
      openRunsPerGame: 3,
    },
  });
  player = await newPlayer(server, 2);
  body = claimFor(await startAndPlay(server, player, TEN_SECONDS));
});

afterEach(async () => {
  await server.close();
  await testDatabase.remove();
});

/** Claims the run until a thread has begun with it: the start of a thread takes longer than the budget. */
async function timedOut(claim = body) {
  const before = server.services.verifier.timeouts;
  for (;;) {
    const error = await refusal(player.api('submitScore', { body: claim }));
    if (server.services.verifier.timeouts > before) return error;
    expect(error).toMatchObject({ status: 503, code: 'runs/busy', retryAfterS: 2 });
  }
}

const statusOf = async () =>
  server.services.db.selectFrom('runs').select('status').where('id', '=', body.runId).executeTakeFirstOrThrow();

const lockOf = async () =>
  server.services.db
    .selectFrom('runs')
    .select(['verifying_by', 'verifying_until'])
    .where('id', '=', body.runId)
    .executeTakeFirstOrThrow();

test('a run whose verification times out is tried again once and later, then its credit is refunded', async () => {
  // Other requests are served while every verifier thread hangs.
  const [first, { user }] = await Promise.all([timedOut(), player.api('user')]);
  expect(first).toMatchObject({ status: 503, code: 'runs/busy', retryAfterS: VERIFY_LOCK_MS / 1000 });
  expect(user.credits).toBe(1);
  // Not before the lock has ended.
  expect(await refusal(player.api('submitScore', { body }))).toMatchObject({ code: 'runs/busy', retryAfterS: 2 });
  expect(server.services.verifier.timeouts).toBe(1);
  expect(await lockOf()).toEqual({ verifying_by: null, verifying_until: expect.any(Number) as number });
  expect(await statusOf()).toEqual({ status: 'open' });
  server.clock.advance(VERIFY_LOCK_MS);
  expect(await timedOut()).toMatchObject({ status: 409, code: 'runs/unchecked' });
  expect(await statusOf()).toEqual({ status: 'returned' });
  // The same answer again, whatever asks.
  expect(await refusal(player.api('submitScore', { body }))).toMatchObject({ status: 409, code: 'runs/unchecked' });
  expect((await player.api('user')).user).toMatchObject({ credits: 2, totalPoints: 0 });
  expect((await player.api('transactions'))[0]).toMatchObject({ description: 'Space Snake - Credit Returned' });
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  const events = lines.filter(({ event }) => event === 'verify.timeout');
  const run = { runId: body.runId, gameId: 2, budgetMs: 100 };
  expect(events).toEqual([
    expect.objectContaining({ ...run, isLast: false }),
    expect.objectContaining({ ...run, isLast: true }),
  ]);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('star_seekers_verifier_timeouts_total 2');
});

test('a run whose verification timed out once is verified by a repaired server', async () => {
  await timedOut();
  const repaired = await startTestServer({ database: testDatabase.address });
  repaired.clock.advance(TEN_SECONDS.quitAfter * TICK_MS + VERIFY_LOCK_MS);
  const { api } = newVisitor(repaired, player.cookie());
  expect((await api('submitScore', { body })).accepted).toBe(true);
  await repaired.close();
});

test('a run for which no thread has time has not timed out: its claim may be sent again at once', async () => {
  const busy = await startTestServer({
    database: testDatabase.address,
    // The start of a thread takes longer.
    limits: { verifierBudget: { baseMs: 1, perTickMs: 0 }, verifierReady: false },
  });
  busy.clock.advance(TEN_SECONDS.quitAfter * TICK_MS);
  const { api } = newVisitor(busy, player.cookie());
  for (let claim = 0; claim < 2; claim++)
    expect(await refusal(api('submitScore', { body }))).toMatchObject({ code: 'runs/busy', retryAfterS: 2 });
  expect(busy.services.verifier.timeouts).toBe(0);
  expect(await server.services.db.selectFrom('verify_timeouts').selectAll().execute()).toEqual([]);
  expect(await lockOf()).toEqual({ verifying_by: null, verifying_until: null });
  await busy.close();
});
