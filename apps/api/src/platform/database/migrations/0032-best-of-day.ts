import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many attempts the sum of a day has; null for days drawn before, whose sums have all. */
export const bestOfDay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('day_games').addColumn('best_of', 'integer').execute();
  },
};
