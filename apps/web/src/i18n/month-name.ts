import { dateFormat } from '@star-seekers/ui/date-format';

/** The name of a month such as `2026-11`, with its year. */
export function monthName(month: string, language: string): string {
  const format = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
