import { expect, test } from 'vitest';
import { streakOf } from './streak.ts';

const days = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

test.each([
  ['no day', [], { days: 0, leaves: 0, longest: 0 }],
  ['today only', [100], { days: 1, leaves: 0, longest: 1 }],
  ['yesterday, and today is still open', [99], { days: 1, leaves: 0, longest: 1 }],
  ['a missed day without leave', [98], { days: 0, leaves: 0, longest: 1 }],
  ['seven days bring a leave', days(94, 7), { days: 7, leaves: 1, longest: 7 }],
  ['a leave bridges a missed day', [...days(92, 7), 100], { days: 8, leaves: 0, longest: 8 }],
  ['a leave is taken as soon as a day is missed', days(92, 7), { days: 7, leaves: 0, longest: 7 }],
  ['two missed days are more than one leave', [...days(91, 7), 100], { days: 1, leaves: 0, longest: 7 }],
  ['three leaves at most', days(60, 41), { days: 41, leaves: 3, longest: 41 }],
  ['three leaves bridge three days', [...days(60, 37), 100], { days: 38, leaves: 0, longest: 38 }],
  ['the longest stays known', [...days(10, 20), 100], { days: 1, leaves: 0, longest: 20 }],
] as const)('%s', (_, medalDays, streak) => {
  expect(streakOf(medalDays, 100)).toEqual(streak);
});
