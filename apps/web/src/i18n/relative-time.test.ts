import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  [0, 'now'],
  [59_999, 'now'],
  [MINUTE, '1 minute ago'],
  [90 * MINUTE, '1 hour ago'],
  [DAY, 'yesterday'],
  [2 * DAY, '2 days ago'],
  [8 * DAY, 'last week'],
  [65 * DAY, '2 months ago'],
  [400 * DAY, 'last year'],
  // This device's clock is behind the server's.
  [-5 * MINUTE, 'now'],
])('%i ms ago is %s', (elapsed, words) => {
  expect(relativeTime(NOW - elapsed, NOW, 'en')).toBe(words);
});
