import { RUN_LIFETIME_MS } from '@star-seekers/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newPlayer, startRun, startTestServer } from '../../testing/index.ts';
import { dropExpired } from '../../composition/housekeeping.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

test('a call that was made once is remembered as long as its run can be handed in, and no longer (A 4)', async () => {
  const { db } = server.services;
  const remembered = async () => (await db.selectFrom('idempotent_requests').select('key').execute()).length;
  server.clock.stop();
  await startRun(await newPlayer(server, 1));
  server.clock.advance(RUN_LIFETIME_MS - 1);
  await dropExpired(db, server.clock.now());
  expect(await remembered()).toBe(1);
  server.clock.advance(1);
  await dropExpired(db, server.clock.now());
  expect(await remembered()).toBe(0);
});
