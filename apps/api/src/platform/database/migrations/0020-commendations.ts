import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/** What runs and players are commended for. Results from before are looked at by a background pass. */
export function commendations(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('run_commendations')
        .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('run_commendation_key', ['run_id', 'name'])
        .modifyEnd(engine.clusteredByKey)
        .execute();
      await db.schema
        .createTable('player_commendations')
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
        .addColumn('earned_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('player_commendation_key', ['user_id', 'name'])
        .modifyEnd(engine.clusteredByKey)
        .execute();
      await db.schema
        .createIndex('player_commendations_by_name')
        .on('player_commendations')
        .columns(['name'])
        .execute();
      await db.schema
        .createTable('player_records')
        .addColumn('user_id', 'text', (column) => column.primaryKey().notNull().references('users.id'))
        .addColumn('record', 'text', (column) => column.notNull())
        .addColumn('last_finished_at', 'bigint', (column) => column.notNull())
        .addColumn('last_run_id', 'text', (column) => column.notNull())
        .execute();
      await db.schema.alterTable('results').addColumn('commended', 'integer').execute();
      await db.schema
        .createIndex('results_uncommended')
        .on('results')
        .columns(['run_id'])
        .where(sql<boolean>`commended is null`)
        .execute();
    },
  };
}
