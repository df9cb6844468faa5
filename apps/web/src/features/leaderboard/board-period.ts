import type { BoardPeriod } from '@star-seekers/contracts/board';
import { DAY_MS } from '@star-seekers/contracts/daily';

/** The last day (UTC, epoch ms) of the current period: boards reset on the 1st of the month or on January 1st (`P9.1`). */
export function periodEnd(period: BoardPeriod, now: number): number {
  const today = new Date(now);
  const year = today.getUTCFullYear();
  const next = period === 'monthly' ? Date.UTC(year, today.getUTCMonth() + 1) : Date.UTC(year + 1, 0);
  return next - DAY_MS;
}
