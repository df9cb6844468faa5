import type { DailyMe } from '@star-seekers/contracts';
import { DAYS_PER_LEAVE, MOST_LEAVES } from '@star-seekers/contracts/daily';

/**
 * Days with a medal in a row. Each seventh day of a streak brings a token of leave, three at most; a missed day takes one, and ends the
 * streak when there is none. Today is no missed day yet.
 * @param medalDays days with a medal, earliest first, none after today
 */
export function streakOf(medalDays: readonly number[], today: number): DailyMe['streak'] {
  let [days, leaves, longest] = [0, 0, 0];
  let last = Number.NEGATIVE_INFINITY;
  const miss = (day: number) => {
    const missed = day - last - 1;
    if (missed <= leaves) leaves -= missed;
    else [days, leaves] = [0, 0];
  };
  for (const day of medalDays) {
    miss(day);
    days++;
    if (days % DAYS_PER_LEAVE === 0) leaves = Math.min(MOST_LEAVES, leaves + 1);
    longest = Math.max(longest, days);
    last = day;
  }
  if (last < today) miss(today);
  return { days, leaves, longest };
}
