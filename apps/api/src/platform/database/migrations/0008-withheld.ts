import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reservations: old usernames, and dice cooldowns of deleted accounts. */
export const withheld: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('withheld')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text')
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
