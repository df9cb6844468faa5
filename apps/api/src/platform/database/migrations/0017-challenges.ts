import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Challenges to closed runs, and the best duel of each player in each. A duel is a run with the status `duel`. */
export const challenges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('challenges')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('played_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('challenge_of_run', ['run_id', 'user_id'])
      .execute();
    await db.schema.createIndex('challenges_of_user').on('challenges').columns(['user_id']).execute();
    await db.schema.createIndex('challenges_by_play').on('challenges').columns(['played_at']).execute();
    await db.schema
      .createTable('duels')
      .addColumn('run_id', 'text', (column) => column.primaryKey().notNull().references('runs.id'))
      .addColumn('challenge_id', 'text', (column) => column.notNull().references('challenges.id'))
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addUniqueConstraint('duel_of_player', ['challenge_id', 'user_id'])
      .execute();
    await db.schema.createIndex('duels_of_user').on('duels').columns(['user_id']).execute();
  },
};
