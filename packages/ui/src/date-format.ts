/**
 * Format of dates in a language, as they are written in the browser's region of it: `en-GB`. Always by the calendar and the digits of the
 * hub, which some regions have others of.
 * @param language BCP 47 tag
 */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const region = navigator.languages.find((tag) => tag.startsWith(`${language}-`));
  return new Intl.DateTimeFormat(region ?? language, { ...options, calendar: 'gregory', numberingSystem: 'latn' });
}
