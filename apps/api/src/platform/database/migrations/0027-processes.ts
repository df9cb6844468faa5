import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which server processes live, and when the others ended. */
export const processes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
  },
};
