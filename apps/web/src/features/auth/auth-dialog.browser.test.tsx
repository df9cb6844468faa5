import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { type Reply, player, refusal, serveApi } from '../../testing/server-double.ts';
import { Button } from '@star-seekers/ui/button';
import { Toaster } from '../../ui/toaster.tsx';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { currentUser, signIn, signOut, startSession } from '../session/session.ts';
import { LazyAuthDialog } from '../../shell/app-frame.tsx';
import { type AuthDialogOptions, dismissAuthDialog, openAuthDialog } from './auth-dialog-store.ts';

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  stop = startSession();
});

afterEach(() => {
  stop();
  dismissAuthDialog();
  vi.unstubAllGlobals();
});

/** A page with a sign-in button at `/leaderboard`. */
async function open(options: AuthDialogOptions = { tab: 'signIn' }) {
  const content = (
    <>
      <Button onClick={() => openAuthDialog(options)}>Open</Button>
      <LazyAuthDialog />
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: ['/leaderboard'] });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Join the Galaxy' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, router };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function fillSignUp({ dialog }: Opened) {
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  const form = dialog.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabelText('Username').fill('Nova');
  await form.getByLabelText('Email').fill('nova@example.com');
  await form.getByLabelText('Password', { exact: true }).fill('secret1');
  return form;
}

test('signing up shows a toast and stays with what was wanted', async () => {
  const answer = Promise.withResolvers<Reply>();
  const calls = serveApi(() => answer.promise);
  const opened = await open();
  const form = await fillSignUp(opened);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect.element(form.getByRole('button', { name: 'Creating Account...' })).toHaveAttribute('aria-busy', 'true');
  answer.resolve({ status: 201, body: { user: player() } });
  await expect.element(opened.screen.getByText('Account created!')).toBeVisible();
  await expect
    .element(opened.screen.getByText("Your account has been created and you're now signed in."))
    .toBeVisible();
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/register',
      body: { username: 'Nova', email: 'nova@example.com', password: 'secret1' },
    },
  ]);
  expect(currentUser()?.username).toBe('Nova');
  expect(opened.router.state.location.pathname).toBe('/leaderboard');
});

test('signing in shows a toast, calls back and stays on the page', async () => {
  const answer = Promise.withResolvers<Reply>();
  serveApi(() => answer.promise);
  const onSignedIn = vi.fn();
  const onClosed = vi.fn();
  const { screen, dialog, router } = await open({ tab: 'signIn', onSignedIn, onClosed });
  await dialog.getByLabelText('Email').fill('nova@example.com');
  await dialog.getByLabelText('Password', { exact: true }).fill('secret1');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-busy', 'true');
  answer.resolve({ status: 200, body: { user: player() } });
  await expect.element(screen.getByText('Welcome back!')).toBeVisible();
  await expect.element(screen.getByText('Successfully signed in.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onSignedIn).toHaveBeenCalledOnce();
  expect(onClosed).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/leaderboard');
});

test.each([
  ['auth/email_taken', 409, 'Email', 'An account with this email exists already.'],
  ['auth/username_taken', 409, 'Username', 'This name is taken. Choose another one.'],
  [
    'auth/password_guessable',
    400,
    'Password',
    'This password is easy to guess. Choose one that is not common and does not contain your name or email.',
  ],
] as const)('%s is shown at its field and as a toast', async (code, status, label, words) => {
  serveApi(() => refusal(status, { code }));
  const opened = await open();
  const form = await fillSignUp(opened);
  await form.getByRole('button', { name: 'Create Account' }).click();
  const field = form.getByLabelText(label);
  await expect.element(field).toHaveAccessibleDescription(words);
  await expect.element(field).toHaveFocus();
  await expect.element(opened.screen.getByText('Error', { exact: true }).first()).toBeVisible();
  // The entered values stay.
  await expect.element(form.getByLabelText('Password', { exact: true })).toHaveValue('secret1');
});

test.each([
  ['a lost connection', undefined, 'Network error. Please try again.'],
  ['a malformed response', { status: 500, body: 'oops' }, 'Authentication failed'],
  ['wrong credentials', refusal(401, { code: 'auth/bad_credentials' }), 'Email or password is wrong.'],
  [
    'too many attempts',
    refusal(429, { code: 'request/rate_limited' }),
    'Too many attempts. Wait a moment, then try again.',
  ],
] as const)('%s is shown as a toast', async (_, reply, words) => {
  serveApi(() => reply);
  const { screen, dialog } = await open();
  await dialog.getByLabelText('Email').fill('nova@example.com');
  await dialog.getByLabelText('Password', { exact: true }).fill('secret1');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(screen.getByText(words).first()).toBeVisible();
  await expect.element(dialog).toBeVisible();
});

test('on a phone the toast does not cover the submit button', async () => {
  await page.viewport(360, 720);
  serveApi(() => undefined);
  const { screen, dialog } = await open();
  await dialog.getByLabelText('Email').fill('nova@example.com');
  await dialog.getByLabelText('Password', { exact: true }).fill('secret1');
  const button = dialog.getByRole('button', { name: 'Sign In' });
  await button.click();
  await expect.element(screen.getByText('Network error. Please try again.').first()).toBeVisible();
  const { left, top, width, height } = button.element().getBoundingClientRect();
  expect(button.element().contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
});

test('schema errors are shown at their fields, and nothing is sent', async () => {
  const calls = serveApi(() => undefined);
  const { dialog } = await open({ tab: 'signUp' });
  const username = dialog.getByLabelText('Username');
  const email = dialog.getByLabelText('Email');
  const password = dialog.getByLabelText('Password', { exact: true });
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect.element(username).toHaveAccessibleDescription('This field is required.');
  await expect.element(username).toHaveFocus();
  await username.fill('No');
  await email.fill('nova');
  await password.fill('short');
  await expect.element(username).toHaveAccessibleDescription('Use at least 3 characters.');
  await expect.element(email).toHaveAccessibleDescription('Enter a valid email address.');
  await expect.element(password).toHaveAccessibleDescription('Password must be at least 6 characters long');
  await username.fill('No va');
  await expect.element(username).toHaveAccessibleDescription('Use letters, digits, _ and - only.');
  expect(calls).toEqual([]);
});

test('signing in sends nothing without a password and a valid email', async () => {
  const calls = serveApi(() => undefined);
  const { dialog } = await open({ tab: 'signIn' });
  const email = dialog.getByLabelText('Email');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(email).toHaveAccessibleDescription('This field is required.');
  await expect
    .element(dialog.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('This field is required.');
  await email.fill('nova');
  await expect.element(email).toHaveAccessibleDescription('Enter a valid email address.');
  expect(calls).toEqual([]);
});

test('it opens on Sign Up if nobody has signed in before, else on Sign In', async () => {
  serveApi(() => ({ status: 200, body: { user: player() } }));
  const { screen, dialog } = await open({});
  await expect.element(dialog).toHaveAccessibleDescription('Sign in or create your Star Seeker account');
  await expect.element(dialog.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  signIn(player());
  await signOut();
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
});

test('the fields have autocomplete hints for password managers', async () => {
  serveApi(() => undefined);
  const { dialog } = await open();
  const password = dialog.getByLabelText('Password', { exact: true });
  await expect.element(dialog.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  const form = dialog.getByRole('tabpanel', { name: 'Sign Up' });
  await expect.element(form.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  await expect
    .element(form.getByLabelText('Password', { exact: true }))
    .toHaveAttribute('autocomplete', 'new-password');
});

test('Escape closes it, calls onClosed and returns the focus', async () => {
  serveApi(() => undefined);
  const onClosed = vi.fn();
  const { screen, dialog } = await open({ onClosed });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(onClosed).toHaveBeenCalledOnce();
});
