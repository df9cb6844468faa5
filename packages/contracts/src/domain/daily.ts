/** Milliseconds of a day. Days begin at midnight UTC. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A streak gains a token of leave for every so many days; each token bridges a missed day. */
export const DAYS_PER_LEAVE = 7;

/** Most tokens of leave. */
export const MOST_LEAVES = 3;

/** The day of a time, as days since 1970. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** The name of a day, such as 2026-11-26. */
export function nameOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The day with this name; undefined when there is none. */
export function dayNamed(name: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(name) ? Date.parse(name) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  const day = dayOf(time);
  // 30 February would be a day in March.
  return nameOfDay(day) === name ? day : undefined;
}
