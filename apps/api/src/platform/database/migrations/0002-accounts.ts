import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Password resets, session epochs and deleted accounts. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('session_epoch', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('users').addColumn('deleted_at', 'bigint').execute();
    await db.schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.references('users.id'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('password_resets_of_user').on('password_resets').column('user_id').execute();
    await db.schema.createIndex('password_resets_expiry').on('password_resets').column('expires_at').execute();
  },
};
