import { dateFormat } from '@star-seekers/ui/date-format';
import { sentenceStart } from './sentence-start.ts';

/** The name of a month such as `2026-11`, with its year, as it begins a sentence or a heading. */
export function monthName(month: string, language: string): string {
  const format = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return sentenceStart(format.format(new Date(`${month}-01T00:00:00Z`)), language);
}
