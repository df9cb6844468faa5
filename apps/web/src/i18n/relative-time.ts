const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Time from `thenMs` to `nowMs` in the player's language: '2 days ago', 'yesterday'; 'now' below one minute. */
export function relativeTime(thenMs: number, nowMs: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const elapsedMs = Math.max(0, nowMs - thenMs);
  const [unit, ms] = UNITS.find((entry) => elapsedMs >= entry[1]) ?? ['second', Infinity];
  return format.format(-Math.floor(elapsedMs / ms), unit);
}
