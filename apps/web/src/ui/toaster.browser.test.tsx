import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toaster } from './toaster.tsx';

test('the code of toasts is loaded before the first one, which may say that the network is gone', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { unmount } = await render(<Toaster />);
  const planned = timers.mock.calls.filter(([, ms]) => ms === 5000);
  timers.mockRestore();
  expect(planned).toHaveLength(1);
  await unmount();
});
