import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which mailbox owes what a deleted account owes. */
export const debtsOfMailboxes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('debtor_hash', 'text').execute();
    await db.schema
      .createIndex('users_by_debtor')
      .on('users')
      .column('debtor_hash')
      .where('debtor_hash', 'is not', null)
      .execute();
  },
};
