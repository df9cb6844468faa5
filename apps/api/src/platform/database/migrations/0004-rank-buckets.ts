import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/**
 * Rank buckets and faction sums, filled from the existing boards. The hall of fame becomes a board like the others.
 */
export function rankBuckets(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('rank_buckets')
        .addColumn('board', 'text', (column) => column.notNull())
        .addColumn('level', 'integer', (column) => column.notNull())
        .addColumn('node', 'bigint', (column) => column.notNull())
        .addColumn('delta_of', 'text', (column) => column.notNull())
        .addColumn('players', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('rank_bucket_key', ['board', 'level', 'node', 'delta_of'])
        // A rank reads neighbouring rows.
        .modifyEnd(engine.clusteredByKey)
        .execute();
      await db.schema
        .createIndex('rank_bucket_deltas')
        .on('rank_buckets')
        .column('delta_of')
        .where(sql.ref('delta_of'), '<>', '')
        .execute();
      await db.schema
        .createTable('faction_sums')
        .addColumn('faction', 'text', (column) => column.notNull())
        .addColumn('delta_of', 'text', (column) => column.notNull())
        .addColumn('total_points', 'bigint', (column) => column.notNull())
        .addColumn('players', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('faction_sum_key', ['faction', 'delta_of'])
        .execute();
      await sql`
      insert into board_entries (board, user_id, score, achieved_at, run_id, points)
      select 'hall', user_id, total_points, reached_at, '', total_points from user_totals
    `.execute(db);
      await db.schema.dropIndex('hall_of_fame').execute();
      await db.schema.alterTable('user_totals').dropColumn('reached_at').execute();
      await fillRankBuckets(db);
      await sql`
      insert into faction_sums (faction, delta_of, total_points, players)
      select faction, '', sum(total_points), count(*) from faction_totals group by faction
    `.execute(db);
    },
  };
}

const CAPPED = '(case when score > 1073741823 then 1073741823 else score end)';

/** The nodes of an entry by level, as `rank-bucket.ts` had them when this migration was written. */
const NODES = [
  `${CAPPED} * 65536 + 65535 - achieved_at / 86400000`,
  ...[1, 64, 4096, 262_144, 16_777_216].map((width) => `${CAPPED} / ${width}`),
];

/** Counts every entry of every board into empty buckets. */
export async function fillRankBuckets(db: QueryExecutorProvider): Promise<void> {
  for (const [level, node] of NODES.entries()) {
    await sql`
      insert into rank_buckets (board, level, node, delta_of, players)
      select board, ${sql.lit(level)}, ${sql.raw(node)}, '', count(*) from board_entries group by board, ${sql.raw(node)}
    `.execute(db);
  }
}
