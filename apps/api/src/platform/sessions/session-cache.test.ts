import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestDatabase,
  type TestServer,
  createTestDatabase,
  newPlayer,
  newVisitor,
  refusal,
  startTestServer,
} from '../../testing/index.ts';
import type { Database } from '../database/database.ts';
import { SessionCache } from './session-cache.ts';
import { KyselySessionStore } from './session-store.ts';

/** Two servers on one database, as behind a balancer. */
let database: TestDatabase;
let here: TestServer;
let there: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  here = await startTestServer({ database: database.address });
  there = await startTestServer({ database: database.address });
  here.clock.stop();
  there.clock.stop(here.clock.now());
});

afterAll(async () => {
  await here.close();
  await there.close();
  await database.remove();
});

const userAt = async (server: TestServer, cookie: string) => newVisitor(server, cookie).api('user');

test('one session is good at every server', async () => {
  const player = await newPlayer(here);
  expect((await userAt(there, player.cookie())).user.id).toBe(player.user.id);
});

test('a session that was ended here is over here at once, and elsewhere within five seconds', async () => {
  const player = await newPlayer(here);
  const cookie = player.cookie();
  await userAt(here, cookie);
  await userAt(there, cookie);
  await player.api('logout');
  expect((await refusal(userAt(here, cookie))).code).toBe('auth/required');
  there.clock.advance(5000);
  expect((await refusal(userAt(there, cookie))).code).toBe('auth/required');
  there.clock.advance(-5000);
});

test('what was read while a session ended is not believed afterwards', async () => {
  const sessionId = decodeURIComponent((await newPlayer(here)).cookie()).replace(/^[^=]*=|\..*$/g, '');
  const { db } = here.services;
  const [hasRead, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slowDb: Database = {
    ...db,
    async read(query, values) {
      const rows = await db.read(query, values);
      hasRead.resolve();
      await mayAnswer.promise;
      return rows;
    },
  };
  const cache = new SessionCache(here.clock);
  const reading = new KyselySessionStore(slowDb, here.clock, cache).find(sessionId);
  await hasRead.promise;
  await new KyselySessionStore(db, here.clock, cache).end(sessionId);
  mayAnswer.resolve();
  expect(await reading).toBeDefined();
  expect(cache.find(sessionId)).toBeUndefined();
});

test('sessions that were ended all at once are over as soon as the cache is told', async () => {
  const [ended, other] = [await newPlayer(here), await newPlayer(here)];
  for (const player of [ended, other]) await player.api('user');
  const { db, sessionCache } = here.services;
  await db.deleteFrom('sessions').where('user_id', '=', ended.user.id).execute();
  sessionCache.forgetPlayer(ended.user.id);
  expect((await refusal(ended.api('user'))).code).toBe('auth/required');
  expect((await other.api('user')).user.id).toBe(other.user.id);
});

test('a session does not outlive its end in the cache', async () => {
  const player = await newPlayer(here);
  const { db } = here.services;
  const end = here.clock.now() + 2000;
  await db.updateTable('sessions').set({ expires_at: end }).where('user_id', '=', player.user.id).execute();
  await player.api('user');
  here.clock.advance(2000);
  expect((await refusal(player.api('user'))).code).toBe('auth/required');
});

test('what a server remembers of a balance is nothing: it is read anew', async () => {
  const player = await newPlayer(here, 3);
  const elsewhere = newVisitor(there, player.cookie());
  expect((await elsewhere.api('user')).user.credits).toBe(3);
  const { db } = here.services;
  await db.updateTable('accounts').set({ balance: 2 }).where('user_id', '=', player.user.id).execute();
  expect((await elsewhere.api('user')).user.credits).toBe(2);
});
