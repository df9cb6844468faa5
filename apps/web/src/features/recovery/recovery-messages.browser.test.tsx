import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import { type Reply, refusal, serveApi } from '../../testing/server-double.ts';
import { takeToasts, useToastQueue } from '../../ui/toast.ts';
import { ForgotPasswordForm } from './forgot-password-page.tsx';
import { ResetPasswordForm } from './reset-password-page.tsx';

beforeAll(async () => {
  await loadTexts('recovery');
});

beforeEach(() => {
  takeToasts();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const toasts = () => useToastQueue.getState().waiting;

/** Failing part, its reply, and the messages of the request for a link and of the new password. */
const FAILURES: readonly (readonly [string, Reply | undefined, requestMessage: string, resetMessage: string])[] = [
  ['the network', undefined, 'Network error. Please try again.', 'Network error. Please try again.'],
  ['a proxy', { status: 502, text: 'bad gateway' }, 'Failed to send reset email', 'Failed to reset password'],
  [
    'the server',
    refusal(400, { code: 'auth/reset_invalid' }),
    'The password reset link is invalid or expired.',
    'The password reset link is invalid or expired.',
  ],
];

test.each(FAILURES)('a request for a reset link shows an error when %s fails', async (_, reply, words) => {
  serveApi(() => reply);
  const screen = await render(<ForgotPasswordForm onSent={() => undefined} />);
  await screen.getByLabelText('Email').fill('nova@example.com');
  await screen.getByRole('button').click();
  await expect.poll(toasts).toMatchObject([{ kind: 'error', title: 'Error', description: words }]);
});

test.each(FAILURES)('a new password shows an error when %s fails', async (_, reply, _requestMessage, words) => {
  serveApi(() => reply);
  const screen = await render(<ResetPasswordForm token="t" onDone={() => undefined} onInvalid={() => undefined} />);
  for (const field of screen.container.querySelectorAll('input')) await userEvent.fill(field, 'orbit-of-seven');
  await screen.getByRole('button', { name: 'Reset Password' }).click();
  await expect.poll(toasts).toMatchObject([{ kind: 'error', title: 'Error', description: words }]);
});

test('a password that is easy to guess is refused at its field', async () => {
  serveApi(() => refusal(400, { code: 'auth/password_guessable' }));
  const screen = await render(<ResetPasswordForm token="t" onDone={() => undefined} onInvalid={() => undefined} />);
  for (const field of screen.container.querySelectorAll('input')) await userEvent.fill(field, 'password');
  await screen.getByRole('button', { name: 'Reset Password' }).click();
  const field = screen.getByLabelText('New password', { exact: true });
  await expect.element(field).toHaveAccessibleDescription(/This password is easy to guess\./);
  await expect.element(field).toHaveFocus();
});

test.each([
  ['seven', 'seven', 'Password must be at least 6 characters long'],
  ['orbit-of-seven', 'orbit-of-eight', 'Passwords do not match'],
])('the form refuses the passwords %s and %s without a request', async (password, repeated, words) => {
  const calls = serveApi(() => undefined);
  const screen = await render(<ResetPasswordForm token="t" onDone={() => undefined} onInvalid={() => undefined} />);
  const [first, second] = screen.container.querySelectorAll('input');
  if (!first || !second) throw new Error('two fields are missing');
  await userEvent.fill(first, password);
  await userEvent.fill(second, repeated);
  await screen.getByRole('button', { name: 'Reset Password' }).click();
  await expect.poll(toasts).toMatchObject([{ kind: 'error', title: 'Error', description: words }]);
  expect(calls).toEqual([]);
});
