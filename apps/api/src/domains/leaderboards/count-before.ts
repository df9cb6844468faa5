import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import { type BucketRange, HOUR_MS, UNBUCKETED_SCORE, bucketsBefore } from './rank-bucket.ts';
import type { BoardEntryTable } from './table.ts';

/** Counts the entries that rank before an entry on its board; see `rank-bucket.ts`. */
export async function countBefore(db: Db, entry: BoardEntryTable): Promise<number> {
  const { board, score, achieved_at: achievedAt, user_id: userId } = entry;
  if (score >= UNBUCKETED_SCORE) return countSingly(db, entry);
  const { before } = await beforeInBuckets.one(db, {
    board,
    score,
    achievedAt,
    userId,
    fullHour: achievedAt - (achievedAt % HOUR_MS),
    ranges: bucketsBefore({ score, achievedAt }),
  });
  return before;
}

interface Place {
  readonly board: string;
  readonly score: number;
  readonly achievedAt: number;
  readonly userId: string;
  /** The hour in which the score was reached, in epoch milliseconds. */
  readonly fullHour: number;
  readonly ranges: readonly BucketRange[];
}

const beforeInBuckets = new PreparedQuery((db, { board, score, achievedAt, userId, fullHour, ranges }: Place) => {
  const inBuckets = ranges.map(
    ({ level, above, below }) => sql`(
      select coalesce(sum(players), 0) from rank_buckets
      where board = ${board} and level = ${level} and node > ${above} and node < ${below})`,
  );
  const equalScores = sql`select count(*) from board_entries where board = ${board} and score = ${score}`;
  // Separate queries: each is then an index-only range scan.
  const earlierThatHour = sql`(${equalScores} and achieved_at >= ${fullHour} and achieved_at < ${achievedAt})`;
  const atTheSameTime = sql`(${equalScores} and achieved_at = ${achievedAt} and user_id < ${userId})`;
  // One statement, so that all parts see the same snapshot.
  const before = sql<number>`${sql.join([...inBuckets, earlierThatHour, atTheSameTime], sql` + `)}`;
  return db.selectNoFrom(before.as('before'));
});

async function countSingly(db: Db, { board, score, achieved_at: at, user_id: id }: BoardEntryTable): Promise<number> {
  const { before } = await db
    .selectFrom('board_entries')
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where('board', '=', board)
    .where('score', '>=', score)
    .where((eb) =>
      eb.or([
        eb('score', '>', score),
        eb('achieved_at', '<', at),
        eb.and([eb('achieved_at', '=', at), eb('user_id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return before;
}
