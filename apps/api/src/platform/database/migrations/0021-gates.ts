import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The war for the seven gates. It begins with the runs that are counted from now on: results from before have no share. */
export const gates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('results').addColumn('gold_share', 'integer').execute();
    await db.schema
      .createTable('gate_players')
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('faction', 'text', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('first_run', 'text', (column) => column.notNull())
      .addColumn('days', 'integer', (column) => column.notNull())
      .addColumn('counts', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('gate_player_key', ['month', 'user_id'])
      .execute();
    await db.schema.createIndex('gate_players_of_user').on('gate_players').column('user_id').execute();
    await db.schema
      .createTable('gate_bests')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('gate', 'integer', (column) => column.notNull())
      .addColumn('faction', 'text', (column) => column.notNull())
      .addColumn('counts', 'integer', (column) => column.notNull())
      .addColumn('share', 'integer', (column) => column.notNull())
      .addColumn('reached_at', 'bigint', (column) => column.notNull())
      .addColumn('run_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('gate_best_key', ['user_id', 'month', 'gate'])
      .execute();
    const order = ['gate', 'counts', 'month', 'faction', 'share desc', 'reached_at', 'user_id'];
    await db.schema.createIndex('gate_order').on('gate_bests').columns(order).execute();
    await db.schema
      .createTable('gate_corrections')
      .addColumn('month', 'text', (column) => column.primaryKey().notNull())
      .addColumn('corrected_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
