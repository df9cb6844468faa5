import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Calls that were made once, by their age: housekeeping finds the old ones without reading all. */
export const datedRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('idempotent_requests_created_at')
      .on('idempotent_requests')
      .column('created_at')
      .execute();
  },
};
