import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which rules a process plays; null for a version that does not store them. */
export const rulesOfProcesses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('processes').addColumn('rules', 'text').execute();
  },
};
