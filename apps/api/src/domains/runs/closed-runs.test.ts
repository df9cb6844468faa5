import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, ledgerFaults, newPlayer, snapshot, startRun, startTestServer } from '../../testing/index.ts';
import { act } from '../operators/action.ts';
import { restoreAction, voidAction } from '../operators/run-actions.ts';
import { refundRun } from './run-price.ts';
import { findRun } from './repository.ts';

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
  const { services } = server;
  const by = { operator: 'ops', reason: 'none' };
  const before = await snapshot(services.db);
  await expect(act(services, voidAction(run.id), by)).rejects.toThrow('is open: only a verified run');
  await expect(act(services, restoreAction(run.id), by)).rejects.toThrow('is open: only a voided run');
  expect(await snapshot(services.db)).toEqual(before);
});
