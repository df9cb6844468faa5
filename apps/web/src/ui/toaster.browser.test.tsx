import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toaster } from './toaster.tsx';

test('the code of toasts is there before the network may be gone', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const loaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('toast-viewport'));
  await render(<Toaster />);
  vi.advanceTimersByTime(4000);
  expect(loaded()).toBe(false);
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  await expect.poll(loaded).toBe(true);
});
