import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '@star-seekers/ui/tokens.css';
import './base.css';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

test('the code of toasts is loaded before the first one, which may say that the network is gone', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { unmount } = await render(<Toaster />);
  const planned = timers.mock.calls.filter(([, ms]) => ms === 5000);
  timers.mockRestore();
  expect(planned).toHaveLength(1);
  await unmount();
});

test('in a wide window a toast is clear of the rank and of the actions of a page, and over a game of its title and price', async () => {
  await page.viewport(1366, 768);
  onTestFinished(async () => page.viewport(414, 896));
  const game = document.createElement('div');
  onTestFinished(() => game.remove());
  const screen = await render(<Toaster />);
  toast({ kind: 'info', title: 'A credit was spent' });
  const shown = screen.getByText('A credit was spent').first();
  await expect.element(shown).toBeVisible();
  const place = () => shown.element().closest('[class*="viewport"]')?.getBoundingClientRect() ?? new DOMRect();
  expect(place().left + place().right).toBeCloseTo(document.documentElement.clientWidth, 0);
  game.dataset['immersive'] = '';
  document.body.append(game);
  expect(place().right).toBeGreaterThan(1300);
  expect(place().top).toBeGreaterThan(600);
});
