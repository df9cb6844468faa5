import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the page of a run shows besides its result, reports of runs, and the indexes of the player's runs. */
export const runPages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('results').addColumn('pace', 'text').execute();
    await db.schema.alterTable('results').addColumn('state_hash', 'text').execute();
    const byScore = ['user_id', 'game_id', 'score desc', 'finished_at'];
    await db.schema.createIndex('results_by_score').on('results').columns(byScore).execute();
    await db.schema.createIndex('runs_of_user_latest').on('runs').columns(['user_id', 'id']).execute();
    await db.schema
      .createTable('run_reports')
      .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('reported_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('run_report_key', ['run_id', 'user_id'])
      .execute();
    await db.schema.createIndex('run_reports_of_user').on('run_reports').columns(['user_id']).execute();
  },
};
