import { numberFormat } from '@star-seekers/ui/number-format';

export interface Countdown {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Splits a remaining time (ms) into hours, minutes and seconds, rounded up to whole seconds. */
export function countdownOf(remainingMs: number): Countdown {
  const total = Math.ceil(Math.max(0, remainingMs) / 1000);
  return { hours: Math.floor(total / 3600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
}

/** A number with at least two digits, in the digits of the language. */
export function twoDigits(value: number, language: string): string {
  return numberFormat(language, { minimumIntegerDigits: 2, useGrouping: false }).format(value);
}

/** More than this is counted in days. */
const MOST_HOURS = 48;

/** A remaining time (ms) in days, hours or minutes, rounded up: `12 days`, `23h`, `45m`. */
export function roughTime(remainingMs: number, language: string): string {
  const minutes = Math.ceil(remainingMs / 60_000);
  if (minutes > MOST_HOURS * 60) {
    const days = Math.ceil(minutes / (24 * 60));
    return numberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  }
  const [value, unit] = minutes > 60 ? [Math.ceil(minutes / 60), 'hour'] : [Math.max(1, minutes), 'minute'];
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
}
