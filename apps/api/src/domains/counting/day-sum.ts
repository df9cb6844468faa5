import type { Db } from '../../platform/database/database.ts';

/** An attempt that counts for the sum of its day. */
export interface SummedAttempt {
  readonly runId: string;
  /** Thousandths of the day's gold. */
  readonly share: number;
  /** In epoch milliseconds. */
  readonly finishedAt: number;
}

/** A player's sum of a day. */
export interface DaySum {
  readonly total: number;
  /** The last of its attempts: when the sum was reached. */
  readonly last: SummedAttempt | undefined;
}

/** Adds up the best attempts of a day; of equal ones the earlier. @param bestOf how many the sum has */
export function sumOfDay(attempts: readonly SummedAttempt[], bestOf: number): DaySum {
  const best = attempts.toSorted((one, other) => other.share - one.share || byTime(one, other)).slice(0, bestOf);
  return { total: best.reduce((sum, { share }) => sum + share, 0), last: best.toSorted(byTime).at(-1) };
}

function byTime(one: SummedAttempt, other: SummedAttempt): number {
  return one.finishedAt - other.finishedAt || (one.runId < other.runId ? -1 : 1);
}

/** How many attempts the sums of days have, by day: the number that was drawn with the day, or all of its games. */
export async function findBestOf(db: Db, days: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (days.length === 0) return new Map();
  const rows = await db
    .selectFrom('day_games')
    .select((eb) => ['day', eb.fn.max<number | null>('best_of').as('bestOf'), eb.fn.countAll<number>().as('games')])
    .where('day', 'in', days)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, bestOf, games }) => [day, bestOf ?? games]));
}

/** How many attempts the sum of a day has. */
export async function bestOfDay(db: Db, day: number): Promise<number> {
  const bestOf = (await findBestOf(db, [day])).get(day);
  if (bestOf === undefined) throw new Error(`a day without games: ${day}`);
  return bestOf;
}

/** A player's attempts of a day that count and are worth something. */
export async function listSummedAttempts(
  db: Db,
  userId: string,
  day: number,
): Promise<(SummedAttempt & { readonly forFaction: boolean })[]> {
  const rows = await db
    .selectFrom('runs')
    .innerJoin('results', 'results.run_id', 'runs.id')
    .select(['runs.id as runId', 'runs.day_share as share', 'results.finished_at as finishedAt', 'results.for_faction'])
    .where('runs.user_id', '=', userId)
    .where('runs.day', '=', day)
    .where('runs.status', '=', 'daily')
    .where('results.score', '>', 0)
    .$narrowType<{ share: number }>()
    .execute();
  return rows.map(({ for_faction, ...attempt }) => ({ ...attempt, forFaction: for_faction === 1 }));
}
