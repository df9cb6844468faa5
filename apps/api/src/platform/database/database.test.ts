import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-database-'));
  database = await openDatabase(join(folder, 'new/folder/hub.sqlite'));
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
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

test('the file is durable, and its foreign keys hold', async () => {
  const pragma = async (name: string) =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.db)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  const orphan = { user_id: 'nobody', kind: 'wallet', balance: 0 } as const;
  await expect(database.db.insertInto('accounts').values(orphan).execute()).rejects.toThrow('FOREIGN KEY');
});

test('opening it again changes nothing', async () => {
  await database.db.insertInto('users').values(user('1', 'nova')).execute();
  await database.close();
  database = await openDatabase(join(folder, 'new/folder/hub.sqlite'));
  expect(await database.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'nova' }]);
});

test('transactions wait for each other instead of failing', async () => {
  await database.db.insertInto('users').values(user('1', 'nova')).execute();
  const readAndRaise = async () =>
    database.db.transaction().execute(async (trx) => {
      const { created_at } = await trx.selectFrom('users').select('created_at').executeTakeFirstOrThrow();
      await trx
        .updateTable('users')
        .set({ created_at: created_at + 1 })
        .execute();
    });
  await Promise.all(Array.from({ length: 50 }, readAndRaise));
  expect(await database.db.selectFrom('users').select('created_at').execute()).toEqual([{ created_at: 50 }]);
});

test('two connections to one file raise a number without losing one', async () => {
  const other = await openDatabase(join(folder, 'new/folder/hub.sqlite'));
  await database.db.insertInto('users').values(user('1', 'nova')).execute();
  const raise = async ({ db }: Database) =>
    db.transaction().execute(async (trx) => {
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
  expect(await database.db.selectFrom('users').select('created_at').execute()).toEqual([{ created_at: 50 }]);
});

test('a broken unique column is told apart from other faults', async () => {
  const { db, engine } = database;
  const faultOf = async (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );
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
