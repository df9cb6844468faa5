import { DAY_MS, dayNamed } from '@star-seekers/contracts/daily';
import { dateFormat } from '@star-seekers/ui/date-format';
import { sentenceStart } from '../../i18n/sentence-start.ts';

/** A UTC day in words, such as Thursday, 26 November, as it begins a sentence or a heading. */
export function dayDate(name: string, language: string, weekday: 'long' | 'short' = 'long'): string {
  const options = { weekday, day: 'numeric', month: weekday, timeZone: 'UTC' } as const;
  return sentenceStart(dateFormat(language, options).format((dayNamed(name) ?? 0) * DAY_MS), language);
}
