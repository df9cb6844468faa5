import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Buckets per hour, so that many equal scores of one day are not counted individually. */
export const rankHours: Migration = {
  async up(db: Kysely<unknown>) {
    await fillHourBuckets(db);
  },
};

const CAPPED = '(case when score > 1073741823 then 1073741823 else score end)';

/** The node of an entry on the level of hours, as `rank-bucket.ts` had it when this migration was written. */
const NODE = `(${CAPPED} * 65536 + 65535 - achieved_at / 86400000) * 24 + 23 - achieved_at % 86400000 / 3600000`;

/** Counts every entry of every board into the empty buckets of its hour. */
export async function fillHourBuckets(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into rank_buckets (board, level, node, delta_of, players)
    select board, -1, ${sql.raw(NODE)}, '', count(*) from board_entries group by board, ${sql.raw(NODE)}
  `.execute(db);
}
