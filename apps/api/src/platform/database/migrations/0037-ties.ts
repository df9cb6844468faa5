import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The ticks that decide between equal scores; null where the earlier run ranks first, as it did until now. Null for all that is stored, and
 * for what the version before stores, so it stays in its order: no ticks rank before any.
 */
export const ties: Migration = {
  async up(db: Kysely<unknown>) {
    // May be null: the version before writes rows that it has read with all columns beside rows that it has made without this one.
    for (const table of ['board_entries', 'results'])
      await db.schema.alterTable(table).addColumn('tie_ticks', 'integer').execute();
    // By the expression, because engines differ in where nulls sort; with the column too, because PostgreSQL reads rows for it otherwise.
    await sql`
      create index board_order_with_ties
      on board_entries (board, score desc, (coalesce(tie_ticks, 0)), achieved_at, user_id, tie_ticks)
    `.execute(db);
  },
};
