import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/** What a verified run adds to its player's collection. */
export function keepsakes(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('run_keepsakes')
        .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
        .addColumn('item', 'integer', (column) => column.notNull())
        .addColumn('value', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('run_keepsake_key', ['run_id', 'item'])
        .modifyEnd(engine.clusteredByKey)
        .execute();
    },
  };
}
