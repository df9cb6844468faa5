import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index by age, so that housekeeping finds old idempotency keys without a full scan. */
export const datedRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('idempotent_requests_created_at')
      .on('idempotent_requests')
      .column('created_at')
      .execute();
  },
};
