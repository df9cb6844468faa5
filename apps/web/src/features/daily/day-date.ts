import { DAY_MS, dayNamed } from '@star-seekers/contracts/daily';
import { dateFormat } from '@star-seekers/ui/date-format';

/** A UTC day in words, such as Thursday, 26 November. */
export function dayDate(name: string, language: string, weekday: 'long' | 'short' = 'long'): string {
  const options = { weekday, day: 'numeric', month: weekday, timeZone: 'UTC' } as const;
  return dateFormat(language, options).format((dayNamed(name) ?? 0) * DAY_MS);
}
