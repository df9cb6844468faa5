import { Coins, Gem, Sparkles, Star } from 'lucide-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeToasts } from '../../ui/toast.ts';
import { earnedIcon, toastEarnedCredits } from './credit-toast.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

test('one toast a second tells of earned credits', () => {
  vi.setSystemTime(10_000);
  for (const amount of [1, 2]) toastEarnedCredits({ amount, source: 'Dice of Iris' });
  vi.advanceTimersByTime(999);
  toastEarnedCredits({ amount: 3, source: 'Dice of Iris' });
  expect(takeToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  toastEarnedCredits({ amount: 4, source: 'Dice of Iris' });
  expect(takeToasts()).toHaveLength(1);
});

test.each([
  [1, Coins],
  [2, Coins],
  [3, Star],
  [5, Sparkles],
  [9, Sparkles],
  [10, Gem],
])('%i credits have their sign', (amount, icon) => {
  expect(earnedIcon(amount)).toBe(icon);
});
