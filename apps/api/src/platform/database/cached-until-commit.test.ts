import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../testing/index.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { PreparedQuery } from './prepared-query.ts';
import { cachedUntilCommit } from './cached-until-commit.ts';

/** Two connections to one database, as of two processes. */
let own: TestDatabase;
let first: Database;
let second: Database;

beforeEach(async () => {
  own = await createTestDatabase();
  first = await openDatabase(own.address);
  second = await openDatabase(own.address);
});

afterEach(async () => {
  await first.close();
  await second.close();
  await own.remove();
});

const totalsFrom = (reads: number[]) =>
  cachedUntilCommit(async (db, least: number) => {
    reads.push(least);
    return db.read(totalsOfAtLeast, { least });
  });

const totalsOfAtLeast = new PreparedQuery((db, { least }: { least: number }) =>
  db.selectFrom('faction_sums').select('total_points').where('total_points', '>=', least),
);

const put = async (db: Database, delta: string) =>
  db.insertInto('faction_sums').values({ faction: 'oni', delta_of: delta, total_points: 5, players: 1 }).execute();

test('the next answer includes any commit, of this or another process', async () => {
  const totals = totalsFrom([]);
  expect([await totals(first, 1), await totals(second, 1)]).toEqual([[], []]);
  await put(first, 'a');
  expect([(await totals(first, 1)).length, (await totals(second, 1)).length]).toEqual([1, 1]);
  await put(second, 'b');
  expect([(await totals(first, 1)).length, (await totals(second, 1)).length]).toEqual([2, 2]);
});

test('answers exclude uncommitted and rolled back changes', async () => {
  const totals = totalsFrom([]);
  const rolledBack = first.transaction(async (trx) => {
    await trx
      .insertInto('faction_sums')
      .values({ faction: 'oni', delta_of: 'a', total_points: 5, players: 1 })
      .execute();
    expect([await totals(first, 1), await totals(second, 1)]).toEqual([[], []]);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect([await totals(first, 1), await totals(second, 1)]).toEqual([[], []]);
});

test('without commits each answer is read once, if the engine reports commits', async () => {
  const reads: number[] = [];
  const totals = totalsFrom(reads);
  for (let round = 0; round < 3; round++) for (const least of [1, 7]) await totals(first, least);
  expect(reads).toHaveLength(first.engine.manyWriters ? 6 : 2);
});

test('a failed read is not cached', async () => {
  let calls = 0;
  const answer = cachedUntilCommit(async () => {
    calls++;
    if (calls === 1) throw new Error('the first fails');
    return calls;
  });
  await expect(answer(first)).rejects.toThrow('the first fails');
  expect(await answer(first)).toBe(2);
});
