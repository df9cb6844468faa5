/**
 * How a rank is read without counting the board. Every entry is counted in one bucket of each of seven levels: those of its score
 * divided by 64^4 … 64^0, of its score and UTC day, and of its score and hour. Those before an entry are the buckets above its own on
 * every level, within the one that its own lies in on the level above: at most 63 rows a level, and as many days as the period has.
 * What is left is counted: equal scores of the same hour. So the work does not grow with the board.
 */

/** Where an entry stands: the higher score first, then the earlier. */
export interface Standing {
  readonly score: number;
  /** When the score was reached, in epoch milliseconds. */
  readonly achievedAt: number;
}

/** Scores from this on share a bucket and are counted one by one. No rule of a game comes near it. */
export const UNBUCKETED_SCORE = 2 ** 30 - 1;

export const HOUR_MS = 3_600_000;

/** Of a day. */
const HOURS = 24;

/** Days since 1970 that a bucket number can tell apart: enough until the year 2149. */
const DAYS = 65_536;

/** Buckets of a level of scores that one of the level above has. */
const WIDTH = 64;

/** The same of the levels of times. */
const TIME_WIDTHS: Readonly<Record<number, number>> = { [-1]: HOURS, 0: DAYS };

interface Bucket {
  readonly level: number;
  /** The higher one is before the lower one. */
  readonly node: number;
}

/** How the number of entries in a bucket changes. */
export interface BucketChange extends Bucket {
  readonly players: 1 | -1;
}

/** Buckets of one level, both ends exclusive. */
export interface BucketRange {
  readonly level: number;
  readonly above: number;
  readonly below: number;
}

/**
 * What changes when an entry moves; nothing on levels where it stays in its bucket.
 * @param before undefined for a new entry
 * @param after undefined for an entry that is taken off
 */
export function bucketChanges(before: Standing | undefined, after: Standing | undefined): BucketChange[] {
  const left = before ? bucketsOf(before) : [];
  const entered = after ? bucketsOf(after) : [];
  const stays = ({ level, node }: Bucket, others: readonly Bucket[]) =>
    others.some((other) => other.level === level && other.node === node);
  return [
    ...entered.filter((bucket) => !stays(bucket, left)).map((bucket) => ({ ...bucket, players: 1 }) as const),
    ...left.filter((bucket) => !stays(bucket, entered)).map((bucket) => ({ ...bucket, players: -1 }) as const),
  ];
}

/** The buckets of which every entry is before the given standing. */
export function bucketsBefore(standing: Standing): BucketRange[] {
  const buckets = bucketsOf(standing);
  return buckets.map(({ level, node }, index) => {
    const width = TIME_WIDTHS[level] ?? WIDTH;
    const parent = buckets[index + 1]?.node ?? 0;
    return { level, above: node, below: (parent + 1) * width };
  });
}

/** The bucket of each level, the narrowest first. */
function bucketsOf({ score, achievedAt }: Standing): Bucket[] {
  const capped = Math.min(score, UNBUCKETED_SCORE);
  const hour = Math.floor(achievedAt / HOUR_MS);
  const day = capped * DAYS + DAYS - 1 - Math.floor(hour / HOURS);
  return [
    { level: -1, node: day * HOURS + HOURS - 1 - (hour % HOURS) },
    { level: 0, node: day },
    ...[0, 1, 2, 3, 4].map((exponent) => ({ level: exponent + 1, node: Math.floor(capped / WIDTH ** exponent) })),
  ];
}
