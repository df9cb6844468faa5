import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { player, refusal, type Reply, serveApi } from '../../testing/server-double.ts';
import { Toaster } from '../../ui/toaster.tsx';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { currentUser, signIn, startSession } from '../session/session.ts';
import { SettingsPage } from './settings-page.tsx';

let stop = () => {};

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  stop = startSession();
  await loadTexts('settings');
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const nova = player({ faction: 'mud', solanaWallet: 'abc' });

/** Opens the settings of a player; profile requests get `reply`. */
async function open(reply: () => Reply | undefined | Promise<Reply | undefined>, user = nova) {
  const calls = serveApi(({ path }) => (path === '/user' ? { status: 200, body: { user } } : reply()));
  signIn(user);
  const page = (
    <>
      <SettingsPage />
      <Toaster />
    </>
  );
  const routes = [
    { path: '/', element: <p>Landing</p> },
    { path: '/settings', element: page },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/settings'] });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const save = screen.getByRole('button', { name: /^Updat/ });
  await expect.element(save).toBeDisabled();
  return { screen, save, profileCalls: () => calls.filter(({ path }) => path === '/user/profile') };
}

test('to a player without a faction oni is suggested, and nothing is preselected (F 10)', async () => {
  const { screen, save, profileCalls } = await open(() => undefined, player({ faction: 'none' }));
  const radios = () => screen.getByRole('radio').elements() as HTMLInputElement[];
  expect(radios().map(({ value, checked }) => ({ value, checked }))).toEqual([
    { value: 'oni', checked: false },
    { value: 'mud', checked: false },
    { value: 'ustur', checked: false },
  ]);
  await expect.element(screen.getByRole('radio', { name: /^ONI.*Suggested$/ })).toBeInTheDocument();
  expect(screen.getByText('Suggested').elements()).toHaveLength(1);
  await expect
    .element(screen.getByLabelText('Solana wallet address'))
    .toHaveAccessibleDescription(/nothing is paid today/);
  await screen.getByLabelText('Username').fill('Nova2');
  await save.click();
  await expect.poll(profileCalls).toMatchObject([{ body: { username: 'Nova2' } }]);
  expect(profileCalls()[0]?.body).not.toHaveProperty('faction');
});

test('only changes are sent; a faction is applied at once and the button is busy', async () => {
  const answer = Promise.withResolvers<Reply>();
  const { screen, save, profileCalls } = await open(() => answer.promise);
  await screen.getByRole('radio', { name: /USTUR/ }).click();
  await save.click();
  await expect.element(save).toHaveTextContent('Updating...');
  expect(currentUser()?.faction).toBe('ustur');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  answer.resolve({ status: 200, body: { user: { ...nova, faction: 'ustur' } } });
  await expect.element(screen.getByText('Profile Updated!')).toBeVisible();
  await expect.element(save).toBeDisabled();
  expect(profileCalls()).toEqual([{ method: 'PUT', path: '/user/profile', body: { faction: 'ustur' } }]);
});

test.each([
  ['a lost connection', undefined, 'Network error. Please try again.'],
  ['an error without a code (C 13)', { status: 500, body: 'oops' }, 'Server responded with status 500'],
  ['a malformed response', { status: 200, text: 'oops' }, 'Failed to update profile. Please try again.'],
  ['a taken name', refusal(409, { code: 'auth/username_taken' }), 'This name is taken. Choose another one.'],
] as const)('%s is shown, the faction is rolled back and the input stays', async (_, reply, words) => {
  const { screen, save } = await open(() => reply);
  await screen.getByRole('radio', { name: /ONI/ }).click();
  await screen.getByLabelText('Username').fill('Vega');
  await save.click();
  await expect.element(screen.getByText(words).first()).toBeVisible();
  expect(currentUser()).toMatchObject({ faction: 'mud', username: 'Nova' });
  await expect.element(screen.getByLabelText('Username')).toHaveValue('Vega');
  await expect.element(screen.getByRole('radio', { name: /ONI/ })).toBeChecked();
  await expect.element(save).toBeEnabled();
});

test('an invalid wallet or name is shown at its field, and nothing is sent', async () => {
  const { screen, save, profileCalls } = await open(() => undefined);
  await screen.getByLabelText('Username').fill('No');
  await screen.getByLabelText('Solana wallet address').fill('two words');
  await save.click();
  await expect.element(screen.getByLabelText('Username')).toHaveAccessibleDescription('Use at least 3 characters.');
  await expect
    .element(screen.getByLabelText('Solana wallet address'))
    .toHaveAccessibleDescription('Use letters, digits and symbols only, no spaces.');
  expect(profileCalls()).toEqual([]);
});

test('a wallet is shown as the server stored it', async () => {
  const { screen, save } = await open(() => ({ status: 200, body: { user: { ...nova, solanaWallet: 'xyz' } } }));
  const wallet = screen.getByLabelText('Solana wallet address');
  await wallet.fill('  xyz ');
  await save.click();
  await expect.element(wallet).toHaveValue('xyz');
  await expect.element(save).toBeDisabled();
});

test('the input of a tab stays when the player switches tabs', async () => {
  const { screen } = await open(() => undefined);
  await screen.getByLabelText('Username').fill('Vega');
  await screen.getByRole('tab', { name: 'Audio' }).click();
  await expect.element(screen.getByRole('slider', { name: 'Master volume' })).toBeVisible();
  await screen.getByRole('tab', { name: 'Profile' }).click();
  await expect.element(screen.getByLabelText('Username')).toHaveValue('Vega');
});

test.each([
  [
    'watchable',
    'Let others watch',
    'is saved at once',
    { status: 200, body: { user: { ...nova, watchable: true } } },
    true,
  ],
  [
    'listed',
    'Let search engines list your page',
    'is saved at once',
    { status: 200, body: { user: { ...nova, listed: true } } },
    true,
  ],
  ['watchable', 'Let others watch', 'goes back when it was not saved', { status: 500, body: 'oops' }, false],
] as const)('the choice %s, “%s”, %s', async (choice, label, _, reply, isOn) => {
  const { screen, profileCalls } = await open(() => reply);
  await screen.getByRole('tab', { name: 'Account' }).click();
  const control = screen.getByRole('switch', { name: label });
  await expect.element(control).not.toBeChecked();
  await control.click();
  await expect.poll(() => profileCalls()).toEqual([{ method: 'PUT', path: '/user/profile', body: { [choice]: true } }]);
  if (isOn) await expect.element(control).toBeChecked();
  else await expect.element(screen.getByText('This was not saved. Please try again.').first()).toBeVisible();
  expect(currentUser()?.[choice]).toBe(isOn);
});
