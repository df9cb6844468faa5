import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether search engines may list a player's page. */
export const listedPlayers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
