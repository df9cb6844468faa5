import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/** Runs as they are streamed: their chunks, and who writes. */
export function streams(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('runs')
        .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      // Whoever starts a run is asked for open ones, whatever the number of finished ones.
      await db.schema.dropIndex('runs_of_user').execute();
      const columns = ['user_id', 'status', 'game_id', 'started_at', 'expires_at'];
      await db.schema.createIndex('runs_of_user').on('runs').columns(columns).execute();
      await db.schema.alterTable('results').addColumn('witness', 'text').execute();
      await db.schema.dropTable('run_reveals').execute();
      await db.schema
        .createTable('run_chunks')
        .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('to_tick', 'integer', (column) => column.notNull())
        .addColumn('log', 'text', (column) => column.notNull())
        .addColumn('deals', 'text', (column) => column.notNull())
        .addColumn('arrived_at', 'bigint', (column) => column.notNull())
        .addColumn('after_restart', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('run_chunk_key', ['run_id', 'seq'])
        .modifyEnd(engine.clusteredByKey)
        .execute();
    },
  };
}
