import { describe, expect, it } from 'vitest';
import { streakRate } from './streak-rate.ts';

describe('the pitch of a streak', () => {
  it('starts at 1, rises with every success and stays at the octave', () => {
    const rates = [1, 2, 3, 4, 5, 6].map(streakRate);
    expect(rates[0]).toBe(1);
    for (const [index, rate] of rates.slice(1).entries()) expect(rate).toBeGreaterThan(rates[index] ?? 0);
    expect(rates[5]).toBeCloseTo(2);
    expect(streakRate(60)).toBe(rates[5]);
  });

  it.each([0, -3, 0.5])('treats %d as 1', (streak) => {
    expect(streakRate(streak)).toBe(1);
  });
});
