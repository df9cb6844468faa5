import { expect, test } from 'vitest';
import { isComplete } from './progress.ts';

test.each([
  { currentTime: 0, duration: 40, ended: false, complete: false },
  { currentTime: 39.4, duration: 40, ended: false, complete: false },
  { currentTime: 39.5, duration: 40, ended: false, complete: true },
  { currentTime: 40, duration: 40, ended: true, complete: true },
  { currentTime: 0, duration: NaN, ended: false, complete: false },
  { currentTime: 12, duration: Infinity, ended: false, complete: false },
  { currentTime: 12, duration: Infinity, ended: true, complete: true },
])('at $currentTime of $duration s, ended $ended: complete is $complete', ({ complete, ...progress }) => {
  expect(isComplete(progress)).toBe(complete);
});
