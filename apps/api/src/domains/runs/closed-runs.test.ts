import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, ledgerFaults, newPlayer, snapshot, startRun, startTestServer } from '../../testing/index.ts';
import { refundRun } from './refund-run.ts';
import { findRun } from './repository.ts';
import { restoreRun, voidRun } from './void-run.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => server.close());

/** Starts a run. @returns the player and the open run */
async function openRun() {
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player);
  const run = await findRun(server.services.db, runId, player.user.id);
  if (!run) throw new Error('the run was not started');
  return { player, run };
}

test('a run of old rules is refunded once', async () => {
  const { player, run } = await openRun();
  const { db, clock } = server.services;
  const closing = { now: clock.now(), claimHash: null };
  expect(await refundRun(db, run, closing)).toBe(true);
  expect(await refundRun(db, run, closing)).toBe(false);
  expect((await player.api('user')).user.credits).toBe(1);
  expect(await ledgerFaults(db)).toEqual([]);
});

test('an open run can be neither voided nor restored', async () => {
  const { run } = await openRun();
  const { db, games } = server.services;
  const { engine } = db;
  const before = await snapshot(db);
  expect(await voidRun(db, run, { engine, games, changeId: 'one', now: 0 })).toBeUndefined();
  expect(await restoreRun(db, run, { engine, games, changeId: 'two', now: 0 })).toBeUndefined();
  expect(await snapshot(db)).toEqual(before);
});
