import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newPlayer, startRun, startTestServer } from '../../testing/index.ts';
import { deleteExpired } from '../../composition/housekeeping.ts';
import { RUN_LIFETIME_MS } from '../../domains/runs/run-rules.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

test('an idempotency key is stored for as long as its run can be submitted (A 4)', async () => {
  const { db } = server.services;
  const storedKeys = async () => (await db.selectFrom('idempotent_requests').select('key').execute()).length;
  server.clock.stop();
  await startRun(await newPlayer(server, 1));
  server.clock.advance(RUN_LIFETIME_MS - 1);
  await deleteExpired(db, server.clock.now());
  expect(await storedKeys()).toBe(1);
  server.clock.advance(1);
  await deleteExpired(db, server.clock.now());
  expect(await storedKeys()).toBe(0);
});
