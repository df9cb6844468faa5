import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { type TestDatabase, createTestDatabase, testEngine } from '../../testing/index.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/** Lost connections are part of a test. */
const SILENT = { error: () => undefined, info: () => undefined };

let own: TestDatabase;
let database: Database;

beforeEach(async () => {
  own = await createTestDatabase();
  database = await openDatabase(own.address, SILENT);
});

afterEach(async () => {
  await database.close();
  await own.remove();
});

const user = (id: string, name: string) => ({
  id,
  username: name,
  username_key: name,
  email: name,
  email_key: name,
  password_hash: '',
  faction: 'none' as const,
  solana_wallet: null,
  created_at: 0,
});

const faultOf = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('foreign keys are enforced', async () => {
  const orphan = { user_id: 'nobody', kind: 'wallet', balance: 0 } as const;
  const fault = await faultOf(database.insertInto('accounts').values(orphan).execute());
  expect(fault).toMatchObject({ message: expect.stringMatching(/foreign key/i) });
});

test('reopening the database changes nothing', async () => {
  await database.insertInto('users').values(user('1', 'nova')).execute();
  await database.close();
  database = await openDatabase(own.address);
  expect(await database.selectFrom('users').select('username').execute()).toEqual([{ username: 'nova' }]);
});

test('concurrent transactions wait instead of failing', async () => {
  await database.insertInto('users').values(user('1', 'nova')).execute();
  const readAndRaise = async () =>
    database.transaction(async (trx) => {
      const { created_at } = await trx.selectFrom('users').select('created_at').executeTakeFirstOrThrow();
      await trx
        .updateTable('users')
        .set({ created_at: created_at + 1 })
        .execute();
    });
  await Promise.all(Array.from({ length: 50 }, readAndRaise));
  expect(await database.selectFrom('users').select('created_at').execute()).toEqual([{ created_at: 50 }]);
});

test('increments from two connections are never lost', async () => {
  const other = await openDatabase(own.address);
  await database.insertInto('users').values(user('1', 'nova')).execute();
  const raise = async (db: Database) =>
    db.transaction(async (trx) => {
      const { created_at } = await trx.selectFrom('users').select('created_at').executeTakeFirstOrThrow();
      await trx
        .updateTable('users')
        .set({ created_at: created_at + 1 })
        .execute();
    });
  for (let round = 0; round < 25; round++) {
    await raise(database);
    await raise(other);
  }
  await other.close();
  expect(await database.selectFrom('users').select('created_at').execute()).toEqual([{ created_at: 50 }]);
});

test('a unique violation is distinguished from other errors', async () => {
  const db = database;
  const { engine } = db;
  await db.insertInto('users').values(user('1', 'nova')).execute();
  expect(engine.isUniqueViolation(await faultOf(db.insertInto('users').values(user('2', 'nova')).execute()))).toBe(
    true,
  );
  expect(engine.isUniqueViolation(await faultOf(db.insertInto('users').values(user('1', 'vega')).execute()))).toBe(
    true,
  );
  const negative = { user_id: '1', kind: 'wallet', balance: -1 } as const;
  expect(engine.isUniqueViolation(await faultOf(db.insertInto('accounts').values(negative).execute()))).toBe(false);
});

test('a failing concurrent transaction does not affect the others', async () => {
  const add = async (id: string, fails: boolean) =>
    database.transaction(async (trx) => {
      await trx
        .insertInto('users')
        .values(user(id, `name-${id}`))
        .execute();
      if (fails) throw new Error(`${id} failed`);
      return id;
    });
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => add(`${index}`, index % 3 === 0).catch(() => 'failed')),
  );
  const committed = outcomes.filter((outcome) => outcome !== 'failed');
  expect(committed).toHaveLength(66);
  const ids = (await database.selectFrom('users').select('id').execute()).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(committed.toSorted());
});

test('queued transactions on a closed database fail', async () => {
  await database.close();
  const attempts = Array.from({ length: 3 }, async () =>
    database.transaction(async (trx) => trx.selectFrom('users').select('id').execute()),
  );
  for (const { status } of await Promise.allSettled(attempts)) expect(status).toBe('rejected');
  database = await openDatabase(own.address);
});

/** Resolves with the next commit that is noticed. */
async function nextCommit(): Promise<void> {
  return new Promise((resolve) => {
    const stop = database.onCommit(() => {
      stop();
      resolve();
    });
  });
}

test('a commit of another process is noticed, for as long as anybody asks', async () => {
  const other = await openDatabase(own.address);
  await other.insertInto('users').values(user('1', 'nova')).execute();
  let noticed = 0;
  const seen = Promise.withResolvers<void>();
  let time = 0;
  // SQLite commits nothing where nothing differs; PostgreSQL announces a write of this column.
  const write = async () => other.updateTable('users').set({ watchable: 1, created_at: ++time }).execute();
  const stop = database.onCommit(() => {
    noticed++;
    // On PostgreSQL the first call says that it listens.
    if (noticed === 2 || testEngine() === 'sqlite') seen.resolve();
    else void write();
  });
  if (testEngine() === 'sqlite') await write();
  await seen.promise;
  stop();
  const before = noticed;
  const again = nextCommit();
  await write();
  await again;
  expect(noticed).toBe(before);
  await other.close();
});

test.runIf(testEngine() === 'postgres')('a lost connection is opened again', async () => {
  let calls = 0;
  const stop = database.onCommit(() => void calls++);
  await expect.poll(() => calls).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(database);
  await expect.poll(() => calls).toBe(2);
  stop();
});
