import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-database-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('only the owner can read the database file and its side files (B 11)', async () => {
  const old = join(folder, 'old.sqlite');
  writeFileSync(old, '');
  chmodSync(old, 0o644);
  for (const path of [old, join(folder, 'new/hub.sqlite')]) {
    const database = await openDatabase(path);
    await sql`create table things (id integer)`.execute(database);
    for (const suffix of ['', '-wal', '-shm']) expect(statSync(path + suffix).mode & 0o777).toBe(0o600);
    await database.close();
  }
  expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
});

test('the write-ahead log shrinks when nobody reads an old state any more (H 8)', async () => {
  const path = join(folder, 'hub.sqlite');
  const size = () => statSync(`${path}-wal`).size;
  const database = await openDatabase(path);
  await sql`create table things (bytes blob)`.execute(database);
  const write = async (bytes: number) => sql`insert into things values (zeroblob(${sql.lit(bytes)}))`.execute(database);
  const reader = new Sqlite(path, { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from things').get();
  for (let megabytes = 0; megabytes < 40; megabytes++) await write(2 ** 20);
  expect(size()).toBeGreaterThan(40 * 2 ** 20);
  reader.close();
  for (let writes = 0; writes < 3; writes++) await write(1);
  expect(size()).toBeLessThanOrEqual(16 * 2 ** 20);
  await database.close();
});

test('the database is durable and its folder is created', async () => {
  const database = await openDatabase(join(folder, 'new/folder/hub.sqlite'));
  const pragma = async (name: string) =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  await database.close();
});
