import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/** The append-only record of operator actions, and barred players. */
export function operators(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('operator_records')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('command', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('run_id', 'text')
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('result', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('operator_records_of_user').on('operator_records').column('user_id').execute();
      await engine.forbidChanges(db, 'operator_records');
      await db.schema.alterTable('users').addColumn('barred_at', 'bigint').execute();
    },
  };
}
