import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What runs deal again of earlier ones of their player, and what they leave to later ones; null for runs from before. */
export const askedAgain: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('runs').addColumn('again', 'text').execute();
    await db.schema.alterTable('results').addColumn('left_again', 'text').execute();
  },
};
