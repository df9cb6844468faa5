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
let first: TestServer;
let second: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  first = await startTestServer({ database: database.address });
  second = await startTestServer({ database: database.address });
  first.clock.stop();
  second.clock.stop(first.clock.now());
});

afterAll(async () => {
  await first.close();
  await second.close();
  await database.remove();
});

const userAt = async (server: TestServer, cookie: string) => newVisitor(server, cookie).api('user');

test('a session is valid on every server', async () => {
  const player = await newPlayer(first);
  expect((await userAt(second, player.cookie())).user.id).toBe(player.user.id);
});

test('a revoked session ends at once on the same server, and within five seconds on others', async () => {
  const player = await newPlayer(first);
  const cookie = player.cookie();
  await userAt(first, cookie);
  await userAt(second, cookie);
  await player.api('logout');
  expect((await refusal(userAt(first, cookie))).code).toBe('auth/required');
  second.clock.advance(5000);
  expect((await refusal(userAt(second, cookie))).code).toBe('auth/required');
  second.clock.advance(-5000);
});

test('a session read during its revocation is not cached', async () => {
  const sessionId = decodeURIComponent((await newPlayer(first)).cookie()).replace(/^[^=]*=|\..*$/g, '');
  const { db } = first.services;
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
  const cache = new SessionCache(first.clock);
  const reading = new KyselySessionStore(slowDb, first.clock, cache).find(sessionId);
  await hasRead.promise;
  await new KyselySessionStore(db, first.clock, cache).end(sessionId);
  mayAnswer.resolve();
  expect(await reading).toBeDefined();
  expect(cache.find(sessionId)).toBeUndefined();
});

test('evicting a player from the cache ends all their revoked sessions', async () => {
  const [player, other] = [await newPlayer(first), await newPlayer(first)];
  for (const { api } of [player, other]) await api('user');
  const { db, sessionCache } = first.services;
  await db.deleteFrom('sessions').where('user_id', '=', player.user.id).execute();
  sessionCache.evictPlayer(player.user.id);
  expect((await refusal(player.api('user'))).code).toBe('auth/required');
  expect((await other.api('user')).user.id).toBe(other.user.id);
});

test('a cached session expires on time', async () => {
  const player = await newPlayer(first);
  const { db } = first.services;
  const end = first.clock.now() + 2000;
  await db.updateTable('sessions').set({ expires_at: end }).where('user_id', '=', player.user.id).execute();
  await player.api('user');
  first.clock.advance(2000);
  expect((await refusal(player.api('user'))).code).toBe('auth/required');
});

test('balances are not cached', async () => {
  const player = await newPlayer(first, 3);
  const elsewhere = newVisitor(second, player.cookie());
  expect((await elsewhere.api('user')).user.credits).toBe(3);
  const { db } = first.services;
  await db.updateTable('accounts').set({ balance: 2 }).where('user_id', '=', player.user.id).execute();
  expect((await elsewhere.api('user')).user.credits).toBe(2);
});
