import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/** Watching runs while they are played: who allows it, and by which name a run is watched. */
export function live(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('users')
        .addColumn('watchable', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('runs').addColumn('live_id', 'text').execute();
      // Only open runs are watched; the finished ones, which are many more, cost nothing here.
      const open = sql<boolean>`status = 'open'`;
      await db.schema.createIndex('runs_by_live_id').unique().on('runs').column('live_id').where(open).execute();
      await db.schema.createIndex('runs_open_latest').on('runs').column('started_at').where(open).execute();
      // Everything that a viewer is shown, or that ends it.
      await engine.announceWrites(db, 'run_chunks', 'insert');
      await engine.announceWrites(db, 'runs', 'update of status');
      await engine.announceWrites(db, 'users', 'update of watchable, barred_at, deleted_at');
    },
  };
}
