import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Until when a process may verify a run alone. */
export const verifying: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('runs').addColumn('verifying_until', 'bigint').execute();
  },
};
