import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

beforeEach(async () => {
  queryClient.clear();
  await loadTexts('recovery');
});

afterEach(() => vi.unstubAllGlobals());

async function show(address: string, confirmed: boolean) {
  const calls = serveApi(() => ({ status: 200, body: { confirmed } }));
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <ConfirmEmailPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { screen, calls };
}

test('an address is confirmed by a press, not by opening the link', async () => {
  const { screen, calls } = await show('/confirm-email?token=orbit', true);
  await expect.element(screen.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  expect(calls).toEqual([]);
  await screen.getByRole('button', { name: 'Confirm my address' }).click();
  await expect.element(screen.getByRole('link', { name: 'Roll the dice' })).toHaveAttribute('href', '/dice-of-iris');
  expect(calls).toEqual([{ method: 'POST', path: '/auth/confirm-email', body: { token: 'orbit' } }]);
});

test('a link that was used leads to the page that sends another', async () => {
  const { screen } = await show('/confirm-email?token=orbit', false);
  await screen.getByRole('button', { name: 'Confirm my address' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'To the dice' })).toHaveAttribute('href', '/dice-of-iris');
});

test('without a token there is nothing to confirm', async () => {
  const { screen } = await show('/confirm-email', false);
  await expect.element(screen.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
});
