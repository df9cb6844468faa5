import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('the database is durable and its folder is created', async () => {
  const database = await openDatabase(join(folder, 'new/folder/hub.sqlite'));
  const pragma = async (name: string) =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  await database.close();
});
