import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/** A chain of hashes over the record of decisions. */
export function recordChain(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
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
    },
  };
}
