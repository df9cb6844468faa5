import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Days, what they fix of each game, and their attempts: runs with a day. */
export const daily: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('day_seeds')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('day_games')
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('game_id', 'integer', (column) => column.notNull())
      .addColumn('conditions', 'text', (column) => column.notNull())
      .addColumn('bronze', 'integer')
      .addColumn('silver', 'integer')
      .addColumn('gold', 'integer')
      .addPrimaryKeyConstraint('day_games_key', ['day', 'game_id'])
      .execute();
    await db.schema
      .createTable('day_samples')
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('game_id', 'integer', (column) => column.notNull())
      .addColumn('rules_version', 'integer', (column) => column.notNull())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('attempt', 'integer', (column) => column.notNull())
      .addColumn('score', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('day_samples_key', ['day', 'game_id', 'rules_version', 'player', 'attempt'])
      .execute();
    for (const column of ['day', 'day_share', 'day_medal'] as const) {
      await db.schema.alterTable('runs').addColumn(column, 'integer').execute();
    }
    // A returned attempt can be made again.
    await db.schema
      .createIndex('attempts_of_day')
      .unique()
      .on('runs')
      .columns(['user_id', 'day', 'game_id'])
      .where('day', 'is not', null)
      .where(sql.ref('status'), '<>', 'returned')
      .execute();
  },
};
