import { dateFormat } from '@star-seekers/ui/date-format';

/** Short date and time of a moment (epoch ms). */
export function absoluteTime(then: number, language: string): string {
  return dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(then);
}

/** Day of a moment (epoch ms). */
export function absoluteDay(then: number, language: string): string {
  return dateFormat(language, { dateStyle: 'medium' }).format(then);
}

/** Weekday and time of a moment (epoch ms) within the next days. */
export function weekdayTime(then: number, language: string): string {
  return dateFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(then);
}
