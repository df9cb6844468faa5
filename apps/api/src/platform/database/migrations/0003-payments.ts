import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/** Payments, receipts, provider events, and an account for debts. */
export function payments(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createPaymentTables(db, engine);
      await createEventTables(db);
      await sql`insert into accounts (user_id, kind, balance) select id, 'owed', 0 from users`.execute(db);
    },
  };
}

async function createPaymentTables(db: Kysely<unknown>, engine: EngineTraits): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('package_id', 'text', (column) => column.notNull())
    .addColumn('package_name', 'text', (column) => column.notNull())
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('checkout_session_id', 'text', (column) => column.unique())
    .addColumn('payment_intent_id', 'text')
    .addColumn('reversed_cents', 'bigint', (column) => column.notNull())
    .addColumn('reversed_credits', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addCheckConstraint('reversed_within_payment', sql`reversed_cents <= amount_cents and reversed_credits <= credits`)
    .execute();
  await db.schema
    .createIndex('one_open_payment')
    .on('payments')
    .columns(['user_id', 'provider', 'package_id', 'amount_cents', 'credits'])
    .unique()
    .where(sql.ref('status'), '=', sql.lit('open'))
    .execute();
  await db.schema.createIndex('payments_of_user').on('payments').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('payments_by_intent').on('payments').column('payment_intent_id').execute();
  await db.schema.createIndex('payments_by_end').on('payments').columns(['provider', 'status', 'expires_at']).execute();
  await db.schema
    .createTable('receipts')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().unique().references('payments.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('package_name', 'text', (column) => column.notNull())
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'bigint', (column) => column.notNull())
    .execute();
  await engine.forbidChanges(db, 'receipts');
}

async function createEventTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('handled_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('payment_events_age').on('payment_events').column('created_at').execute();
  await db.schema
    .createTable('payment_reconciliations')
    .addColumn('provider', 'text', (column) => column.primaryKey())
    .addColumn('reconciled_until', 'bigint', (column) => column.notNull())
    .execute();
}
