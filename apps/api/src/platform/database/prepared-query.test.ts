import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../testing/index.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { PreparedQuery } from './prepared-query.ts';
import type { Schema } from './schema.ts';

type Sum = Schema['faction_sums'];

let own: TestDatabase;
let db: Database;

beforeEach(async () => {
  own = await createTestDatabase();
  db = await openDatabase(own.address);
});

afterEach(async () => {
  await db.close();
  await own.remove();
});

const insert = new PreparedQuery((on, { rows }: { rows: readonly Sum[] }) =>
  on.insertInto('faction_sums').values(rows),
);

const sumOf = (delta: string, points: number): Sum => ({
  faction: 'oni',
  delta_of: delta,
  total_points: points,
  players: 1,
});

test('a query is built once, for lists of every length, and takes other values each time', async () => {
  let built = 0;
  const pointsOf = new PreparedQuery((on, { deltas, least }: { deltas: readonly string[]; least: number }) => {
    built++;
    return on
      .selectFrom('faction_sums')
      .select('total_points as points')
      .where('delta_of', 'in', deltas)
      .where('total_points', '>=', least)
      .orderBy('total_points');
  });
  expect(await insert.change(db, { rows: [sumOf('a', 1), sumOf('b', 2)] })).toBe(2);
  expect(await insert.change(db, { rows: [sumOf('c', 3)] })).toBe(1);
  expect(await pointsOf.all(db, { deltas: ['a', 'b'], least: 0 })).toEqual([{ points: 1 }, { points: 2 }]);
  expect(await db.transaction(async (trx) => pointsOf.all(trx, { deltas: ['b', 'c'], least: 3 }))).toEqual([
    { points: 3 },
  ]);
  expect(built).toBe(1);
  expect(await pointsOf.first(db, { deltas: ['c'], least: 0 })).toEqual({ points: 3 });
  expect(await db.read(pointsOf, { deltas: ['a'], least: 0 })).toEqual([{ points: 1 }]);
  expect(built).toBe(2);
  expect(await pointsOf.first(db, { deltas: ['d'], least: 0 })).toBeUndefined();
  await expect(pointsOf.one(db, { deltas: ['d'], least: 0 })).rejects.toThrow('none');
});

test('a row is inserted by the names of its columns, not by their order', async () => {
  const { faction, ...others } = sumOf('b', 2);
  await insert.change(db, { rows: [sumOf('a', 1)] });
  await insert.change(db, { rows: [{ ...others, faction }] });
  const rows = await db.selectFrom('faction_sums').selectAll().orderBy('delta_of').execute();
  expect(rows).toEqual([sumOf('a', 1), sumOf('b', 2)]);
});
