import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, type TableMetadata, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase, testEngine } from '../../../testing/index.ts';
import { Availability } from '../availability.ts';
import { openDatabase } from '../open-database.ts';
import { openPostgres, postgresTraits } from '../postgres.ts';
import { openSqlite, sqliteTraits } from '../sqlite.ts';
import { migrations, CONTRACTING, LAST_RELEASED } from './index.ts';

const isPostgres = testEngine() === 'postgres';
const engine = isPostgres ? postgresTraits : sqliteTraits;

let folder: string;
let database: TestDatabase;
/** An empty database. */
let db: Kysely<unknown>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-migrations-'));
  database = await createTestDatabase();
  const availability = new Availability('of a test', console, { lost: 0, slow: 0 });
  const dialect = isPostgres
    ? openPostgres(database.address, availability).dialect
    : openSqlite(join(folder, 'hub'), availability).dialect;
  db = new Kysely({ dialect });
  if (!isPostgres) return;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});

afterEach(async () => {
  await db.destroy();
  await database.remove();
  rmSync(folder, { recursive: true });
});

interface UniqueIndex {
  readonly table: string;
  readonly definition: string;
}

interface Shape {
  readonly tables: readonly TableMetadata[];
  /** Unique indexes, each with its table; a table that takes the place of another one has the same by other names. */
  readonly unique: readonly UniqueIndex[];
}

async function shapeNow(): Promise<Shape> {
  const indexes = isPostgres
    ? sql<UniqueIndex>`
        select tablename as table, indexdef as definition from pg_indexes where indexdef like 'CREATE UNIQUE%'`
    : sql<UniqueIndex>`
        select tbl_name as "table", sql as definition from sqlite_master where type = 'index' and sql like 'create unique%'`;
  const { rows } = await indexes.execute(db);
  const unique = rows.map(({ table, definition }) => ({ table, definition: definition.replace(/^.*? on /i, '') }));
  return { tables: await db.introspection.getTables(), unique };
}

/** How a schema breaks what worked with the one before. */
function breaches(before: Shape, after: Shape): string[] {
  const found: string[] = [];
  for (const { name, columns } of before.tables) {
    const now = after.tables.find((table) => table.name === name);
    if (!now) {
      found.push(`${name} is gone`);
      continue;
    }
    for (const column of columns) {
      const place = `${name}.${column.name}`;
      const same = now.columns.find((other) => other.name === column.name);
      if (!same) found.push(`${place} is gone`);
      else if (same.dataType !== column.dataType) found.push(`${place} has another type`);
      else if (column.isNullable && !same.isNullable) found.push(`${place} may not be null any more`);
      else if (column.hasDefaultValue && !same.hasDefaultValue) found.push(`${place} has no default any more`);
    }
    for (const { name: column, isNullable, hasDefaultValue } of now.columns) {
      const isNew = !columns.some((other) => other.name === column);
      if (isNew && !isNullable && !hasDefaultValue) found.push(`${name}.${column} has to be given`);
    }
    for (const { table, definition } of after.unique) {
      const isNew = !before.unique.some((other) => other.table === table && other.definition === definition);
      if (isNew && table === name) found.push(`${name} has to be unique`);
    }
  }
  return found;
}

test('each migration since the last release leaves what the version before it uses, or takes away what that did not', async () => {
  const all = migrations(engine);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  expect(Object.keys(all)).toContain(LAST_RELEASED);
  const failures: unknown[] = [];
  const to = async (name: string) => failures.push(...[(await migrator.migrateTo(name)).error].filter(Boolean));
  await to(LAST_RELEASED);
  for (const name of Object.keys(all).filter((other) => other > LAST_RELEASED)) {
    const before = await shapeNow();
    await to(name);
    const [, unusedSince] = CONTRACTING.exec(name) ?? [];
    if (unusedSince === undefined)
      expect({ name, breaches: breaches(before, await shapeNow()) }).toEqual({ name, breaches: [] });
    else expect(LAST_RELEASED >= unusedSince).toBe(true);
  }
  expect(failures).toEqual([]);
});

test('a change that breaks the version before is found', async () => {
  const changes: Readonly<Record<string, readonly string[]>> = {
    'alter table ships add column captain text': [],
    'alter table ships add column crew integer not null default 0': [],
    'create table ports (id text primary key, name text not null)': [],
    'create index ships_by_name on ships (name)': [],
    'drop table ships': ['ships is gone'],
    'alter table ships drop column name': ['ships.name is gone'],
    'alter table ships rename column name to title': ['ships.name is gone'],
    'create unique index ship_names on ships (name)': ['ships has to be unique'],
    // What SQLite does by another table in the place of the first.
    ...(isPostgres && {
      'alter table ships alter column hull type text': ['ships.hull has another type'],
      'alter table ships alter column name set not null': ['ships.name may not be null any more'],
      'alter table ships alter column hull drop default': ['ships.hull has no default any more'],
      'alter table ships add column port text not null': ['ships.port has to be given'],
    }),
  };
  for (const [change, expected] of Object.entries(changes)) {
    await sql`create table ships (id text primary key, name text, hull integer not null default 100)`.execute(db);
    const before = await shapeNow();
    await sql.raw(change).execute(db);
    expect({ change, breaches: breaches(before, await shapeNow()) }).toEqual({ change, breaches: expected });
    await sql`drop table if exists ships`.execute(db);
  }
});

describe('a server starts on the database of a later version', () => {
  const known = Object.keys(migrations(engine)).at(-1)?.slice(0, 4);

  async function start(...later: readonly string[]): Promise<void> {
    const first = await openDatabase(database.address);
    for (const name of later)
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
        first,
      );
    await first.close();
    await (await openDatabase(database.address)).close();
  }

  test('that has only added to it, or taken away what this version did not use', async () => {
    await expect(start('9998-more', `9999-less-after-${known}`)).resolves.toBeUndefined();
  });

  test('but not on one that has taken away what it uses', async () => {
    await expect(start('9998-more', `9999-less-after-9998`)).rejects.toThrow('9999-less-after-9998');
  });
});
