import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [600, '10:00'],
  [NaN, '0:00'],
  [Infinity, '0:00'],
  [-1, '0:00'],
])('%d s is %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
