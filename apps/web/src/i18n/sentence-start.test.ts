import { expect, test } from 'vitest';
import { dayDate } from '../features/daily/day-date.ts';
import { monthName } from './month-name.ts';

test.each([
  ['en', 'Sunday, November 29', 'November 2026'],
  ['es', 'Domingo, 29 de noviembre', 'Noviembre de 2026'],
  ['fr', 'Dimanche 29 novembre', 'Novembre 2026'],
  ['ja', '11月29日日曜日', '2026年11月'],
])('days and months begin a sentence or a heading in %s', (language, day, month) => {
  expect(dayDate('2026-11-29', language)).toBe(day);
  expect(monthName('2026-11', language)).toBe(month);
});
