import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Trx } from '../../platform/database/database.ts';
import { type TestServer, newPlayer, startTestServer, testEngine } from '../../testing/index.ts';
import { act } from './action.ts';
import { giveAction, signOutAction } from './player-actions.ts';
import { checkChain } from './record-chain.ts';

const BY = { operator: 'ops', reason: 'a test' };

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => server.close());

const decide = async (username: string) => act(server.services, signOutAction(username), BY);

/** The faults after a change by whoever may do everything in the database; it is rolled back. */
async function faultsAfter(change: (trx: Trx) => Promise<unknown>): Promise<readonly string[]> {
  const rollback = new Error('roll back');
  let faults: readonly string[] = [];
  await server.services.db
    .transaction(async (trx) => {
      for (const table of ['operator_records', 'record_chain']) {
        const triggers = testEngine() === 'postgres' ? ['no_change'] : ['no_update', 'no_delete'];
        for (const name of triggers)
          await sql`drop trigger ${sql.id(`${table}_${name}`)} ${testEngine() === 'postgres' ? sql`on ${sql.table(table)}` : sql``}`.execute(
            trx,
          );
      }
      await change(trx);
      ({ faults } = await checkChain(trx));
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return faults;
}

test('decisions of several processes at once are one chain without a gap', async () => {
  const other = await startTestServer({ database: server.database });
  const { db } = server.services;
  expect(await checkChain(db)).toEqual({ faults: [], length: 0, unchained: 0, hash: '' });
  const names: string[] = [];
  for (let player = 0; player < 6; player++) names.push((await newPlayer(server)).user.username);
  await Promise.all(
    names.flatMap((name) => [
      act(server.services, giveAction(name, 1), BY),
      act(other.services, signOutAction(name), BY),
    ]),
  );
  await other.close();
  const { hash, ...checked } = await checkChain(db);
  expect(checked).toEqual({ faults: [], length: 12, unchained: 0 });
  await decide(names[0] ?? '');
  expect(await checkChain(db, hash)).toMatchObject({ faults: [], length: 13 });
  const { faults } = await checkChain(db, 'another');
  expect(faults).toEqual(['the chain does not have the hash that was noted']);
});

test('a record that is changed, removed or put in another place is found', async () => {
  const { username } = (await newPlayer(server)).user;
  for (let decision = 0; decision < 4; decision++) await decide(username);
  const { db } = server.services;
  const ids = (await db.selectFrom('record_chain').select('record_id').orderBy('place').execute()).map(
    ({ record_id: id }) => id,
  );
  const [first = '', second = '', third = '', last = ''] = ids;
  expect(await faultsAfter(async () => undefined)).toEqual([]);
  for (const change of [
    { reason: 'another' },
    { operator: 'nobody' },
    { at: 1 },
    { result: '[]' },
    { user_id: null },
    { run_id: 'a-run' },
  ]) {
    const changed = async (trx: Trx) =>
      trx.updateTable('operator_records').set(change).where('id', '=', second).execute();
    expect(await faultsAfter(changed)).toEqual([`record ${second} was changed`]);
  }
  const without = async (trx: Trx) => trx.deleteFrom('operator_records').where('id', '=', first).execute();
  expect(await faultsAfter(without)).toEqual([`record ${first} was removed`]);
  const unlinked = async (trx: Trx) => {
    await trx.deleteFrom('operator_records').where('id', '=', third).execute();
    await trx.deleteFrom('record_chain').where('record_id', '=', third).execute();
  };
  expect(await faultsAfter(unlinked)).toEqual(['between places 2 and 4 of the chain 1 are missing']);
  const shortened = async (trx: Trx) => trx.deleteFrom('record_chain').where('record_id', '=', last).execute();
  expect(await faultsAfter(shortened)).toEqual(['the chain ends at 3 and not at 4, or with another hash']);
});

test('records of versions before are chained with the next decision', async () => {
  const { username, id } = (await newPlayer(server)).user;
  const { db } = server.services;
  const old = { operator: 'ops', command: 'player bar', user_id: id, run_id: null, reason: 'old', result: '[]' };
  const rows = Array.from({ length: 1200 }, (_, at) => ({ ...old, at, id: `00-${String(at).padStart(5, '0')}` }));
  await db.insertInto('operator_records').values(rows.slice(0, 600)).execute();
  await db.insertInto('operator_records').values(rows.slice(600)).execute();
  expect(await checkChain(db)).toMatchObject({ faults: [], length: 0, unchained: 1200 });
  await decide(username);
  expect(await checkChain(db)).toMatchObject({ faults: [], length: 1201, unchained: 0 });
  // During a deploy.
  await db
    .insertInto('operator_records')
    .values({ ...old, at: 5, id: 'a-later-one' })
    .execute();
  expect(await checkChain(db)).toMatchObject({ faults: [], length: 1201, unchained: 1 });
  await decide(username);
  expect(await checkChain(db)).toMatchObject({ faults: [], length: 1203, unchained: 0 });
});
