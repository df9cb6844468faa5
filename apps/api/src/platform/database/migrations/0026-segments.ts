import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Streams of format 3: what the hub itself stamped on a run. What was streamed before cannot go on: those runs are returned. */
export const segments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('runs')
      .addColumn('log_format', 'integer', (column) => column.notNull().defaultTo(2))
      .execute();
    await db.deleteFrom('run_chunks' as never).execute();
    await db.schema.alterTable('run_chunks').dropColumn('after_restart').execute();
    for (const column of ['head', 'owner'] as const) {
      await db.schema
        .alterTable('run_chunks')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    }
  },
};
