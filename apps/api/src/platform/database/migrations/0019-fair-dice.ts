import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Seeds of the dice, and confirmed email addresses. Rolls from before have no seed. */
export const fairDice: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('dice_seeds')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('server_seed', 'text', (column) => column.notNull())
      .addColumn('seed_hash', 'text', (column) => column.notNull())
      .addColumn('rolls', 'integer', (column) => column.notNull())
      .addColumn('revealed_at', 'bigint')
      .execute();
    const secret = sql<boolean>`revealed_at is null`;
    await db.schema
      .createIndex('dice_seed_of_player')
      .unique()
      .on('dice_seeds')
      .column('user_id')
      .where(secret)
      .execute();
    await db.schema.alterTable('dice_rolls').addColumn('seed_id', 'text').execute();
    await db.schema.alterTable('dice_rolls').addColumn('nonce', 'integer').execute();
    await db.schema.alterTable('dice_rolls').addColumn('client_seed', 'text').execute();
    await db.schema.createIndex('dice_roll_of_seed').unique().on('dice_rolls').columns(['seed_id', 'nonce']).execute();

    await db.schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute();
    await db.schema
      .createTable('email_confirmations')
      .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('email_confirmations_of_user').on('email_confirmations').column('user_id').execute();
    await db.schema.createIndex('email_confirmations_expiry').on('email_confirmations').column('expires_at').execute();
  },
};
