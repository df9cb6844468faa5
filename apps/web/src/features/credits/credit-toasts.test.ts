import { Coins, Gem, Sparkles, Star } from 'lucide-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { takeToasts } from '../../ui/toast.ts';
import { earnedIcon, toastEarnedCredits, toastPurchasedCredits, toastSpentCredits } from './credit-toasts.ts';

let minute = 0;

beforeEach(async () => {
  await loadTexts('credits');
  vi.useFakeTimers();
  // Clears the throttle of the previous test.
  minute += 1;
  vi.advanceTimersByTime(minute * 60_000);
  takeToasts();
});

afterEach(() => void vi.useRealTimers());

const onBuy = () => undefined;

test('at most one credit toast is shown per second, of any kind', () => {
  for (const amount of [1, 2]) toastEarnedCredits({ amount, source: 'Dice of Iris' });
  vi.advanceTimersByTime(999);
  toastPurchasedCredits(100);
  toastSpentCredits({ amount: 1, remaining: 9, onBuy });
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
])('%i earned credits have their icon', (amount, icon) => {
  expect(earnedIcon(amount)).toBe(icon);
});

test('a toast shows the amount and source of earned credits for three seconds', () => {
  toastEarnedCredits({ amount: 4, source: 'Dice of Iris' });
  const [shown] = takeToasts();
  expect(shown).toMatchObject({ description: 'From: Dice of Iris', durationMs: 3000, icon: Star });
  expect(shown?.title).toContain('+4 credits');
});

test.each([0, 3, 5, 42])(
  'a toast about a spent credit shows the remaining %i for two and a half seconds',
  (remaining) => {
    toastSpentCredits({ amount: 1, remaining, onBuy });
    expect(takeToasts()).toEqual([
      expect.objectContaining({
        kind: 'info',
        title: '1 credit spent',
        description: `Remaining credits: ${remaining}`,
        durationMs: 2500,
      }),
    ]);
  },
);

test.each([
  [1, 4],
  [6, 1],
])('a toast warns when spending %i leaves a low balance of %i, and leads to the shop', (amount, remaining) => {
  const visits: string[] = [];
  toastSpentCredits({ amount, remaining, onBuy: () => void visits.push('shop') });
  const [shown] = takeToasts();
  expect(shown).toMatchObject({
    title: 'Credits running low!',
    description: `Remaining credits: ${remaining}`,
    durationMs: 4000,
  });
  expect(shown?.action?.label).toBe('Buy Credits');
  shown?.action?.onPress();
  expect(visits).toEqual(['shop']);
});

test('a toast shows a purchase for four seconds', () => {
  toastPurchasedCredits(250);
  expect(takeToasts()).toEqual([
    expect.objectContaining({
      kind: 'success',
      title: 'Credits purchased successfully!',
      description: '+250 credits',
      durationMs: 4000,
    }),
  ]);
});
