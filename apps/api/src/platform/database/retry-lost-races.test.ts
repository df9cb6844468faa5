import { afterEach, expect, test, vi } from 'vitest';
import { retryLostRaces } from './retry-lost-races.ts';

afterEach(() => void vi.useRealTimers());

test('attempts that each take long are not repeated for minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let attempts = 0;
  const attempt = async () => {
    attempts++;
    vi.advanceTimersByTime(11_000);
    throw new Error('locked');
  };
  await expect(retryLostRaces(attempt, () => true)).rejects.toThrow('locked');
  expect(attempts).toBe(2);
});
