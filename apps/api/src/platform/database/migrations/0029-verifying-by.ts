import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which process verifies a run: if it has ended, nobody waits for it. */
export const verifyingBy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('runs').addColumn('verifying_by', 'text').execute();
  },
};
