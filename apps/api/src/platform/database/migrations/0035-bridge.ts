import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/** Staff with their passkeys and what they sign in with, a chain of hashes over the record of decisions, cases that are closed, and what is paused. */
export function bridge(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('staff')
        .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await db.schema.createIndex('passkeys_of_user').on('passkeys').column('user_id').execute();
      await db.schema
        .createTable('passkey_links')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      // Both belong to a session of the hub, by its hash. Not by a reference: other versions delete sessions without them.
      await db.schema
        .createTable('passkey_challenges')
        .addColumn('id_hash', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('challenge', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('staff_sessions')
        .addColumn('id_hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('record_chain')
        .addColumn('place', 'integer', (column) => column.primaryKey())
        // No reference: a record that is gone is a fault that is to be found.
        .addColumn('record_id', 'text', (column) => column.notNull().unique())
        .addColumn('hash', 'text', (column) => column.notNull())
        .execute();
      await engine.forbidChanges(db, 'record_chain');
      await db.schema
        .createTable('record_head')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('length', 'integer', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('pauses')
        .addColumn('what', 'text', (column) => column.primaryKey())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .execute();
      // No reference: other versions delete runs without it.
      await db.schema
        .createTable('closed_cases')
        .addColumn('run_id', 'text', (column) => column.primaryKey())
        .addColumn('closed_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  };
}
