import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Runs that a verifier did not finish in time. */
export const verifyTimeouts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('verify_timeouts')
      .addColumn('run_id', 'text', (column) => column.primaryKey().references('runs.id').onDelete('cascade'))
      .addColumn('timeouts', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
