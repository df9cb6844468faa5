import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Scores of which rules can be compared. What was stored before is of the first scale. */
export const scoreScales: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('results')
      .addColumn('scale', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('game_totals')
      .addColumn('best_scale', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
