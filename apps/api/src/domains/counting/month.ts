/** Months are in UTC and written as in `2026-11`, so they sort by time. */
export function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM'.length);
}

/** The first moment of a month, in epoch milliseconds. */
export function startOfMonth(month: string): number {
  return Date.parse(`${month}-01`);
}

/** The first moment after a month, in epoch milliseconds. */
export function endOfMonth(month: string): number {
  const start = new Date(startOfMonth(month));
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1);
}

/** The day of its month in UTC, from 1. */
export function dayOfMonth(time: number): number {
  return new Date(time).getUTCDate();
}
