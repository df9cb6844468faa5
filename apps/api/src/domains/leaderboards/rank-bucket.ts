import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import { TIE, tieOf } from './board-order.ts';
import type { BoardEntryTable } from './table.ts';

/**
 * Reads a rank without counting the board. Every entry is counted in one bucket on each of seven levels: by score divided by
 * 64^4 … 64^0, by score and UTC day, and by score and hour. Rank is the sum, per level, of the higher sibling buckets (those within the
 * same parent bucket): at most 63 rows per level, and as many days as the period has. Only equal scores of the same hour are counted
 * individually, so the work does not grow with the board.
 *
 * Buckets know nothing of ticks, which decide between equal scores in some games: a version that does not know them counts beside this one. Entries
 * with ticks are counted individually among equal scores.
 */

/** What the buckets of an entry follow from. */
export interface SortKey {
  readonly score: number;
  /** When the score was reached, in epoch milliseconds. */
  readonly achievedAt: number;
}

/** Scores from this on share a bucket and are counted individually. No game comes near it. */
export const UNBUCKETED_SCORE = 2 ** 30 - 1;

export const HOUR_MS = 3_600_000;

/** Hours of a day. */
const HOURS = 24;

/** Days since 1970 that a bucket number can represent: enough until the year 2149. */
const DAYS = 65_536;

/** Children of a bucket on the levels by score. */
const WIDTH = 64;

/** Children of a bucket on the levels by time. */
const TIME_WIDTHS: Readonly<Record<number, number>> = { [-1]: HOURS, 0: DAYS };

/** The level of the widest buckets. */
const WIDEST = 5;

interface Bucket {
  readonly level: number;
  /** Higher numbers rank first. */
  readonly node: number;
}

/** A change of the number of entries in a bucket. */
interface BucketChange extends Bucket {
  readonly players: 1 | -1;
}

/** Buckets of one level, both ends exclusive. */
interface BucketRange {
  readonly level: number;
  readonly above: number;
  readonly below: number;
}

/**
 * The changes when an entry moves; none on levels where it stays in its bucket.
 * @param before undefined for a new entry
 * @param after undefined for a removed entry
 */
export function bucketChanges(before: SortKey | undefined, after: SortKey | undefined): BucketChange[] {
  const oldBuckets = before ? bucketsOf(before) : [];
  const newBuckets = after ? bucketsOf(after) : [];
  const stays = ({ level, node }: Bucket, others: readonly Bucket[]) =>
    others.some((other) => other.level === level && other.node === node);
  return [
    ...newBuckets.filter((bucket) => !stays(bucket, oldBuckets)).map((bucket) => ({ ...bucket, players: 1 }) as const),
    ...oldBuckets.filter((bucket) => !stays(bucket, newBuckets)).map((bucket) => ({ ...bucket, players: -1 }) as const),
  ];
}

/** The buckets all of whose entries rank before the given one. */
function bucketsBefore(standing: SortKey): BucketRange[] {
  const buckets = bucketsOf(standing);
  return buckets.map(({ level, node }, index) => {
    const width = TIME_WIDTHS[level] ?? WIDTH;
    const parent = buckets[index + 1]?.node ?? 0;
    return { level, above: node, below: (parent + 1) * width };
  });
}

/** The bucket on each level, the narrowest first. */
function bucketsOf({ score, achievedAt }: SortKey): Bucket[] {
  const capped = Math.min(score, UNBUCKETED_SCORE);
  const hour = Math.floor(achievedAt / HOUR_MS);
  const day = capped * DAYS + DAYS - 1 - Math.floor(hour / HOURS);
  return [
    { level: -1, node: day * HOURS + HOURS - 1 - (hour % HOURS) },
    { level: 0, node: day },
    ...[0, 1, 2, 3, 4].map((exponent) => ({ level: exponent + 1, node: Math.floor(capped / WIDTH ** exponent) })),
  ];
}

/** Counts the entries that rank before an entry on its board. */
export async function countBefore(db: Db, entry: BoardEntryTable): Promise<number> {
  const { board, score, achieved_at: achievedAt, user_id: userId } = entry;
  if (score >= UNBUCKETED_SCORE) return countSingly(db, entry);
  const place = { board, score, achievedAt, userId };
  const ranges = bucketsBefore(place);
  const { before } = await (tieOf(entry) > 0
    ? beforeByTicks.one(db, { ...place, tie: tieOf(entry), ranges: ranges.filter(({ level }) => level > 0) })
    : beforeByTime.one(db, { ...place, fullHour: achievedAt - (achievedAt % HOUR_MS), ranges }));
  return before;
}

interface Place extends SortKey {
  readonly board: string;
  readonly userId: string;
  readonly ranges: readonly BucketRange[];
}

interface PlaceByTime extends Place {
  /** The hour in which the score was reached, in epoch milliseconds. */
  readonly fullHour: number;
}

interface PlaceByTicks extends Place {
  readonly tie: number;
}

/** Entries before one without ticks: those with ticks rank after it, though their buckets may say that they were earlier. */
const beforeByTime = new PreparedQuery((db, place: PlaceByTime) => {
  const { achievedAt, userId, fullHour } = place;
  const equalScores = amongEqualScores(place);
  // Separate queries: each is then an index-only range scan.
  const earlierThatHour = sql`(${equalScores} and achieved_at >= ${fullHour} and achieved_at < ${achievedAt})`;
  const atTheSameTime = sql`(${equalScores} and achieved_at = ${achievedAt} and user_id < ${userId})`;
  const withTicks = sql`(
    ${equalScores} and ${TIE} > 0 and (achieved_at < ${achievedAt} or (achieved_at = ${achievedAt} and user_id < ${userId})))`;
  return db.selectNoFrom(sql<number>`${sumOf(place, earlierThatHour, atTheSameTime)} - ${withTicks}`.as('before'));
});

/** Entries before one with ticks. */
const beforeByTicks = new PreparedQuery((db, place: PlaceByTicks) => {
  const { achievedAt, userId, tie } = place;
  const equalScores = amongEqualScores(place);
  const fewerTicks = sql`(${equalScores} and ${TIE} < ${tie})`;
  const earlier = sql`(${equalScores} and ${TIE} = ${tie} and achieved_at < ${achievedAt})`;
  const atTheSameTime = sql`(${equalScores} and ${TIE} = ${tie} and achieved_at = ${achievedAt} and user_id < ${userId})`;
  return db.selectNoFrom(sumOf(place, fewerTicks, earlier, atTheSameTime).as('before'));
});

function amongEqualScores({ board, score }: Place): RawBuilder<unknown> {
  return sql`select count(*) from board_entries where board = ${board} and score = ${score}`;
}

/** Entries in buckets, and others; one statement, so that all parts see the same snapshot. */
function sumOf({ board, ranges }: Place, ...others: readonly RawBuilder<unknown>[]): RawBuilder<number> {
  const inBuckets = ranges.map(
    ({ level, above, below }) => sql`(
      select coalesce(sum(players), 0) from rank_buckets
      where board = ${board} and level = ${level} and node > ${above} and node < ${below})`,
  );
  return sql<number>`${sql.join([...inBuckets, ...others], sql` + `)}`;
}

/** Entries of a board: the sum of its widest buckets, at most 64 rows and their deltas. */
export async function countAll(db: Db, board: string): Promise<number> {
  const { entries } = await db
    .selectFrom('rank_buckets')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('players'), eb.lit(0)).as('entries'))
    .where('board', '=', board)
    .where('level', '=', WIDEST)
    .executeTakeFirstOrThrow();
  return entries;
}

async function countSingly(db: Db, entry: BoardEntryTable): Promise<number> {
  const { board, score, achieved_at: at, user_id: id } = entry;
  const tie = tieOf(entry);
  const { before } = await db
    .selectFrom('board_entries')
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where('board', '=', board)
    .where('score', '>=', score)
    .where((eb) =>
      eb.or([
        eb('score', '>', score),
        eb(TIE, '<', tie),
        eb.and([eb(TIE, '=', tie), eb('achieved_at', '<', at)]),
        eb.and([eb(TIE, '=', tie), eb('achieved_at', '=', at), eb('user_id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return before;
}
