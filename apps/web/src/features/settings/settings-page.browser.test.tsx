import { resetAudioSettings } from '@star-seekers/audio';
import type { PlayerDecision } from '@star-seekers/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { type Call, player, refusal, type Reply, serveApi } from '../../testing/server-double.ts';
import { Toaster } from '../../ui/toaster.tsx';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { currentUser, signIn, startSession } from '../session/session.ts';
import { SettingsPage } from './settings-page.tsx';
import { DEFAULT_SETTINGS, readSettings, updateSettings } from './settings-store.ts';

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
async function open(
  reply: (call: Call) => Reply | undefined | Promise<Reply | undefined>,
  user = nova,
  decisions: () => readonly PlayerDecision[] = () => [],
) {
  const calls = serveApi((call) => {
    if (call.path === '/user') return { status: 200, body: { user } };
    return call.path === '/user/decisions' ? { status: 200, body: decisions() } : reply(call);
  });
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

test('a wallet is shown as the server stored it, and an emptied one is removed', async () => {
  const { screen, save, profileCalls } = await open(() => ({
    status: 200,
    body: { user: { ...nova, solanaWallet: 'xyz' } },
  }));
  const wallet = screen.getByLabelText('Solana wallet address');
  await wallet.fill('  xyz ');
  await save.click();
  await expect.element(wallet).toHaveValue('xyz');
  await expect.element(save).toBeDisabled();
  await wallet.fill('');
  await save.click();
  await expect.poll(() => profileCalls().at(-1)?.body).toEqual({ solanaWallet: null });
});

test('an expired session is cleared on save and leads home', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { screen, save } = await open(() => refusal(401, { code: 'auth/required' }));
  await screen.getByRole('radio', { name: /ONI/ }).click();
  await save.click();
  const toasts = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(toasts.getByText('Authentication Error')).toBeVisible();
  await expect.element(toasts.getByText('Please sign in to update your profile.')).toBeVisible();
  await expect.element(screen.getByText('Please sign in to access settings')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(currentUser()).toBeNull();
  vi.advanceTimersByTime(2000);
  await expect.element(screen.getByText('Landing')).toBeVisible();
});

test('sound, video and motion are stored on the device until a reset, which can be undone', async () => {
  onTestFinished(() => {
    resetAudioSettings();
    updateSettings(DEFAULT_SETTINGS);
  });
  const { screen } = await open(() => undefined);
  const tab = async (name: string) => screen.getByRole('tab', { name }).click();
  const slider = (name: string) => screen.getByRole('slider', { name });
  await tab('Audio');
  for (const [name, value] of [
    ['Master volume', '75'],
    ['Music volume', '60'],
    ['SFX volume', '80'],
  ] as const) {
    await expect.element(slider(name)).toHaveValue(value);
  }
  await slider('Master volume').fill('20');
  (slider('Music volume').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await screen.getByRole('switch', { name: 'Mute all' }).click();
  await tab('Video');
  await screen.getByRole('switch', { name: 'Show the intro trailer' }).click();
  await screen.getByRole('radio', { name: /^Keep it playing/ }).click();
  await screen.getByRole('switch', { name: 'Lower or pause music during videos' }).click();
  await expect.element(screen.getByRole('radio', { name: /^Keep it playing/ })).toBeDisabled();
  await tab('Display');
  await screen.getByRole('radio', { name: /^Reduced motion/ }).click();

  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '') as unknown;
  expect(stored('star-seekers.audio-settings')).toEqual({
    masterVolume: 20,
    musicVolume: 100,
    sfxVolume: 80,
    muteAll: true,
  });
  const settings = {
    motion: 'reduced',
    detail: 'auto',
    haptics: true,
    showIntroVideo: false,
    pauseMusicForVideo: false,
    videoMusicBehavior: 'continue',
  };
  expect(stored('star-seekers:settings')).toEqual(settings);
  // As the next page begins.
  expect(readSettings()).toEqual(settings);

  await screen.getByRole('button', { name: 'Reset to Defaults' }).click();
  await expect.element(screen.getByText('Settings Reset').first()).toBeVisible();
  expect(readSettings()).toEqual(DEFAULT_SETTINGS);
  await tab('Audio');
  await expect.element(slider('Master volume')).toHaveValue('75');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(slider('Master volume')).toHaveValue('20');
  expect(readSettings()).toEqual(settings);
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

test('a decision about the player is shown with its reason, and answered once', async () => {
  let decision: PlayerDecision = {
    id: 'd1',
    decidedAt: Date.UTC(2026, 10, 20),
    command: 'run void',
    runId: 'r1',
    reason: 'A program.',
    answer: null,
  };
  const answer = ({ path, body }: Call): Reply | undefined => {
    if (path !== '/user/decisions/d1/answer') return undefined;
    decision = { ...decision, answer: { text: (body as { text: string }).text, answeredAt: Date.UTC(2026, 10, 21) } };
    return { status: 204 };
  };
  const { screen } = await open(answer, nova, () => [decision]);
  await screen.getByRole('tab', { name: 'Account' }).click();
  await expect.element(screen.getByText('A run was excluded')).toBeVisible();
  await expect.element(screen.getByText('A program.')).toBeVisible();
  await screen.getByText('Answer', { exact: true }).click();
  await screen.getByLabelText('Your answer').fill(' I did play it. ');
  await screen.getByRole('button', { name: 'Send Answer' }).click();
  await expect.element(screen.getByText('I did play it.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send Answer' })).not.toBeInTheDocument();
});
