import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { type Reply, serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { takeToasts } from '../../ui/toast.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

beforeEach(async () => {
  queryClient.clear();
  await loadTexts('recovery');
});

afterEach(() => vi.unstubAllGlobals());

async function show(reply: Reply | undefined, at = '/reset-password?token=orbit') {
  const calls = serveApi(() => reply);
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Landing</p> },
      { path: '*', element: <ResetPasswordPage /> },
    ],
    { initialEntries: [at] },
  );
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { screen, calls };
}

test('a used link shows an error at once, without a form (D 10)', async () => {
  const { screen, calls } = await show({ status: 200, body: { valid: false } });
  await expect.element(screen.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  expect(screen.container.querySelector('input')).toBeNull();
  expect(calls).toEqual([{ method: 'POST', path: '/auth/check-reset', body: { token: 'orbit' } }]);
});

test.each([
  ['a link that works', { status: 200, body: { valid: true } }],
  ['an unreachable server', undefined],
])('the form is shown for %s', async (_, reply) => {
  const { screen } = await show(reply);
  await expect.element(screen.getByLabelText('New password', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('a reset link without a token shows an error and leads home', async () => {
  takeToasts();
  const { screen, calls } = await show(undefined, '/reset-password');
  await expect.element(screen.getByText('Landing')).toBeVisible();
  expect(takeToasts()).toMatchObject([
    { kind: 'error', title: 'Invalid Reset Link', description: 'The password reset link is invalid or expired.' },
  ]);
  expect(calls).toEqual([]);
});
