import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../testing/index.ts';
import type { Database, Db } from './database.ts';
import { openDatabase } from './open-database.ts';
import { cachedUntilCommit } from './cached-until-commit.ts';

/** Two processes on one database. */
let own: TestDatabase;
let here: Database;
let there: Database;

beforeEach(async () => {
  own = await createTestDatabase();
  here = await openDatabase(own.address);
  there = await openDatabase(own.address);
});

afterEach(async () => {
  await here.close();
  await there.close();
  await own.remove();
});

const totalsFrom = (reads: number[]) =>
  cachedUntilCommit(async (db, least: number) => {
    reads.push(least);
    return db.read(totalsOfAtLeast, [least]);
  });

const totalsOfAtLeast = (db: Db) => db.selectFrom('faction_sums').select('total_points').where('total_points', '>=', 0);

const put = async (db: Database, delta: string) =>
  db
    .insertInto('faction_sums')
    .values({ faction: 'oni', delta_of: delta, total_points: 5, players: 1, players_points: 5 })
    .execute();

test('what anybody commits is in the next answer, here and in another process', async () => {
  const totals = totalsFrom([]);
  expect([await totals(here, 1), await totals(there, 1)]).toEqual([[], []]);
  await put(here, 'a');
  expect([(await totals(here, 1)).length, (await totals(there, 1)).length]).toEqual([1, 1]);
  await put(there, 'b');
  expect([(await totals(here, 1)).length, (await totals(there, 1)).length]).toEqual([2, 2]);
});

test('nothing is in an answer before it is committed, nor after it was taken back', async () => {
  const totals = totalsFrom([]);
  const undone = here.transaction(async (trx) => {
    await trx
      .insertInto('faction_sums')
      .values({ faction: 'oni', delta_of: 'a', total_points: 5, players: 1, players_points: 5 })
      .execute();
    expect([await totals(here, 1), await totals(there, 1)]).toEqual([[], []]);
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect([await totals(here, 1), await totals(there, 1)]).toEqual([[], []]);
});

test('while nobody commits anything, each question is read once where the engine tells so', async () => {
  const reads: number[] = [];
  const totals = totalsFrom(reads);
  for (let call = 0; call < 3; call++) for (const least of [1, 7]) await totals(here, least);
  expect(reads).toHaveLength(here.engine.manyWriters ? 6 : 2);
});

test('an answer that failed is read again', async () => {
  let calls = 0;
  const answer = cachedUntilCommit(async () => {
    calls++;
    if (calls === 1) throw new Error('the first fails');
    return calls;
  });
  await expect(answer(here)).rejects.toThrow('the first fails');
  expect(await answer(here)).toBe(2);
});
