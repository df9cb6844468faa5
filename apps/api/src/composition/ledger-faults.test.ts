import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  buy,
  newPlayer,
  rollFace,
  startRun,
  startTestServer,
  testEngine,
} from '../testing/index.ts';
import type { Db } from '../platform/database/database.ts';
import { ledgerFaults } from './ledger-faults.ts';

let server: TestServer;
let player: TestPlayer;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  player = await newPlayer(server, 5);
  await rollFace(server, player, 4);
  await player.api('spendCredits', { body: { amount: 1 } });
});

afterAll(async () => server.close());

/** The faults after a change, which is rolled back. */
async function faultsAfter(change: (db: Db) => Promise<unknown>): Promise<string[]> {
  const rollback = new Error('roll back');
  let faults: string[] = [];
  await server.services.db
    .transaction(async (trx) => {
      await change(trx);
      faults = await ledgerFaults(trx);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return faults;
}

test('a consistent ledger has no faults', async () => {
  await startRun(player);
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

test('reports a balance that differs from its transfers', async () => {
  const { id } = player.user;
  const faults = await faultsAfter(async (db) =>
    db.updateTable('accounts').set({ balance: 50 }).where('user_id', '=', id).where('kind', '=', 'wallet').execute(),
  );
  expect(faults).toEqual([`wallet of ${id} holds 50, but its transfers sum to 4`]);
});

test('reports a missing account', async () => {
  const { id } = player.user;
  const faults = await faultsAfter(async (db) => db.deleteFrom('accounts').where('user_id', '=', id).execute());
  expect(faults.toSorted()).toEqual([
    `pending of ${id} has transfers but no account`,
    `wallet of ${id} has transfers but no account`,
  ]);
});

test('reports an unpaid run and a returned run without a refund', async () => {
  const { runId } = await startRun(player);
  const unpaid = await faultsAfter(async (db) => {
    const run = await db.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
    await db
      .insertInto('runs')
      .values({ ...run, id: 'a-free-run', live_id: null, verifying_until: null, verifying_by: null })
      .execute();
  });
  expect(unpaid).toEqual(['run a-free-run was not paid for']);
  const unrefunded = await faultsAfter(async (db) =>
    db.updateTable('runs').set({ status: 'returned' }).where('id', '=', runId).execute(),
  );
  expect(unrefunded).toEqual([`run ${runId} is returned but was not refunded`]);
});

test('reports a roll whose grant differs from its face', async () => {
  const [roll] = await server.services.db
    .selectFrom('dice_rolls')
    .selectAll()
    .where('user_id', '=', player.user.id)
    .execute();
  const faults = await faultsAfter(async (db) =>
    db
      .updateTable('dice_rolls')
      .set({ value: 6 })
      .where('id', '=', roll?.id ?? '')
      .execute(),
  );
  expect(faults).toEqual([`roll ${roll?.id} showed 6 but granted 4`]);
});

test('reports a paid purchase without credits, and credits of an unpaid one', async () => {
  await buy(server, player, 'starter');
  const payment = await server.services.db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', player.user.id)
    .executeTakeFirstOrThrow();
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  const unpaid = await faultsAfter(async (db) =>
    db.updateTable('payments').set({ status: 'open' }).where('id', '=', payment.id).execute(),
  );
  expect(unpaid).toEqual([`purchase ${payment.id} of 100 credits is open but granted 100`]);
  const empty = await faultsAfter(async (db) =>
    db
      .insertInto('payments')
      .values({ ...payment, id: 'an-empty-one', checkout_session_id: 'cs_other', payment_intent_id: null })
      .execute(),
  );
  expect(empty).toEqual(['purchase an-empty-one of 100 credits is succeeded but granted nothing']);
});

test.runIf(testEngine() === 'sqlite')('reports any number of faults', async () => {
  const { id } = player.user;
  // More than a function takes arguments.
  const many = 130_000;
  const faults = await faultsAfter(async (db) =>
    sql`
      insert into ledger_transfers (id, idempotency_key, user_id, debit, credit, amount, reason, ref, created_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${many})
      select 'many:' || n, 'many:' || n, ${id}, 'treasury', 'wallet', 1, 'many', 'many:' || n, 0 from numbers
    `.execute(db),
  );
  expect(faults).toHaveLength(many + 1);
});
