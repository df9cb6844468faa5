const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** How long ago a moment was, in words: 'now', '5 minutes ago', 'yesterday'. Both times are epoch milliseconds. */
export function relativeTime(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const ago = Math.max(0, now - then);
  const { unit, ms } = UNITS.find((candidate) => ago >= candidate.ms) ?? { unit: 'second', ms: Infinity };
  return format.format(-Math.floor(ago / ms), unit);
}

/** Date and time of a moment, short. */
export function absoluteTime(then: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(then);
}

/** Weekday and time of a moment within the next days. */
export function weekdayTime(then: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(then);
}
