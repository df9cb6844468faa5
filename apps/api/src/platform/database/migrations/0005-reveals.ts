import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/** The secret of a run with hidden information, and its reveals. */
export function reveals(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('runs').addColumn('secret', 'text').execute();
      await db.schema
        .createTable('run_reveals')
        .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('tick', 'bigint', (column) => column.notNull())
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('reveal', 'text', (column) => column.notNull())
        .addColumn('revealed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('run_reveal_key', ['run_id', 'place'])
        .modifyEnd(engine.clusteredByKey)
        .execute();
      await engine.forbidChanges(db, 'run_reveals');
    },
  };
}
