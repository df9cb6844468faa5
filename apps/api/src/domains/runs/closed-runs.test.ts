import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, ledgerFaults, newPlayer, snapshot, startRun, startTestServer } from '../../testing/index.ts';
import { payBack } from './pay-back.ts';
import { findRun } from './repository.ts';
import { restoreRun, voidRun } from './void-run.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => server.close());

/** A run that is still open, and who plays it. */
async function openRun() {
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player);
  const run = await findRun(server.services.db, runId, player.user.id);
  if (!run) throw new Error('the run was not started');
  return { player, run };
}

test('a run is paid back once, however often it is found to be of old rules', async () => {
  const { player, run } = await openRun();
  const { db, clock } = server.services;
  const closing = { now: clock.now(), claimHash: null };
  expect(await payBack(db, run, closing)).toBe(true);
  expect(await payBack(db, run, closing)).toBe(false);
  expect((await player.api('user')).user.credits).toBe(1);
  expect(await ledgerFaults(db)).toEqual([]);
});

test('a run that does not count cannot be voided, and one that is not voided cannot be restored', async () => {
  const { run } = await openRun();
  const { db } = server.services;
  const { engine } = db;
  const before = await snapshot(db);
  expect(await voidRun(db, run, { engine, changeId: 'one' })).toBeUndefined();
  expect(await restoreRun(db, run, { engine, changeId: 'two' })).toBeUndefined();
  expect(await snapshot(db)).toEqual(before);
});
