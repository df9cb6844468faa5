import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which withheld texts of runs a player has read today. */
export const textReads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('text_reads')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
      .addColumn('portions', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('text_read_key', ['user_id', 'day', 'run_id'])
      .execute();
  },
};
