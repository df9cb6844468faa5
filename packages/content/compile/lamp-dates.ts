const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const YEAR = String.raw`\b[LB]\d{1,3}\b`;
const DAY = String.raw`\b\d{1,2} (?:${MONTHS.join('|')})\b`;
const DATE = new RegExp(`(?<day>${DAY})(?: (?<year>${YEAR}))?|(?<only>${YEAR})`, 'g');

/** A date of the Hub's calendar as the codex writes it: `L61`, `B2` for two years before the Lamp, `30 April L61`, `30 April`. */
export interface LampDate {
  readonly year?: string;
  readonly day?: string;
}

/** The dates in a text, in order. */
export function datesIn(text: string): LampDate[] {
  return [...text.matchAll(DATE)].map(({ groups: { day, year, only } = {} }) => {
    const anyYear = year ?? only;
    return { ...(anyYear && { year: anyYear }), ...(day && { day }) };
  });
}

/** Whether a date has all parts of the other: `30 April L61` includes `L61` and `30 April`. */
export function includesDate(date: LampDate, { day, year }: LampDate): boolean {
  return (year === undefined || year === date.year) && (day === undefined || day === date.day);
}

/** The date as the codex writes it. */
export function writeDate({ day, year }: LampDate): string {
  return [day, year].filter((part) => part !== undefined).join(' ');
}

/** Sort key of a date; a year comes before its days. There is no year 0, and months count as 32 days. */
export function orderOf({ day = '', year = '' }: LampDate): number {
  const number = Number(year.slice(1));
  const [dayOfMonth = 0, month = ''] = day.split(' ');
  return (year.startsWith('B') ? -number : number - 1) * 12 * 32 + MONTHS.indexOf(month) * 32 + Number(dayOfMonth);
}
