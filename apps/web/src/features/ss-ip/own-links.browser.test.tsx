import type { SiteLink } from '@star-seekers/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import { startInstallPrompt, useInstall } from '../../shell/install-prompt.ts';
import { queryClient } from '../../shell/query-client.ts';
import { serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { DEFAULT_SETTINGS, updateSettings } from '../settings/settings-store.ts';
import { CommunityCard } from '../leaderboard/leaderboard-page.tsx';
import { AboutSections, AppCard, ColoringBookCard } from './ss-ip-page.tsx';

beforeAll(async () => {
  startInstallPrompt();
  await loadTexts('ss-ip', 'leaderboard');
});

beforeEach(() => {
  queryClient.clear();
  useInstall.setState({ offer: undefined, installed: false });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function show(links: Partial<Record<SiteLink, string>> | 'failing') {
  serveApi(() =>
    links === 'failing'
      ? { status: 500, body: { code: 'server/internal', message: 'x' } }
      : { status: 200, body: { links, trailer: {}, payments: 'live', version: 'x' } },
  );
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AppCard />
        <ColoringBookCard />
        <AboutSections />
        <CommunityCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  return screen;
}

test.each([['are configured'], ['can be loaded']] as const)(
  'when no links %s, each card has a link of the hub and no chat is offered (C 10)',
  async (condition) => {
    const screen = await show(condition === 'are configured' ? {} : 'failing');
    const expectLink = async (name: string, to: string) =>
      expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', to);
    await expectLink('Print the pages', '/coloring-book');
    await expectLink('More about Star Seekers', '/#star-seekers');
    await expectLink('Read about the Crossing', '/#the-crossing');
    await expect.element(screen.getByText(/Add to Home Screen/).first()).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/Coming soon|Join the community/);
  },
);

test('configured links lead to their sites (C 10)', async () => {
  const screen = await show({
    iosApp: 'https://store.example/app',
    coloringBook: 'https://books.example/',
    relatedGame: 'https://game.example/',
    aboutIp: 'https://ip.example/',
    community: 'https://chat.example/',
  });
  for (const [name, href] of [
    [/Get it on the App Store/, 'https://store.example/app'],
    [/Buy the book/, 'https://books.example/'],
    [/Visit The Crossing/, 'https://game.example/'],
    [/More about Star Seekers/, 'https://ip.example/'],
    [/Join the community/, 'https://chat.example/'],
  ] as const) {
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('Install the app opens the install prompt of the browser (C 10)', async () => {
  const screen = await show({});
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  await screen.getByRole('button', { name: 'Install the app' }).click();
  expect(prompt).toHaveBeenCalledOnce();
  dispatchEvent(new Event('appinstalled'));
  await expect.element(screen.getByText('Installed. It is among your apps.')).toBeVisible();
});

test('the carousel moves by arrow keys and buttons, and stops at its ends', async () => {
  const carousel = (await show({})).getByRole('group', { name: 'Pictures of the app' });
  const place = async (index: number) => expect.element(carousel.getByText(`${index} of 4:`)).toBeInTheDocument();
  const press = async (key: string, index: number) => {
    (carousel.getByRole('group', { name: 'Screen of the phone' }).element() as HTMLElement).focus();
    await userEvent.keyboard(`{${key}}`);
    await place(index);
  };
  expect(carousel.getByRole('img').elements()).toHaveLength(4);
  await place(1);
  await press('ArrowRight', 2);
  await press('ArrowLeft', 1);
  await press('End', 4);
  await expect.element(carousel.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
  await carousel.getByRole('button', { name: 'Previous picture' }).click();
  await place(3);
  await press('Home', 1);
});

test('a placeholder replaces a picture that fails to load', async () => {
  const carousel = (await show({})).getByRole('group', { name: 'Pictures of the app' });
  carousel.getByRole('img').elements()[1]?.dispatchEvent(new Event('error'));
  await expect.element(carousel.getByText('This picture could not be loaded')).toBeInTheDocument();
  expect(carousel.getByRole('img').elements()).toHaveLength(3);
});

test('the background video plays until it is stopped, and is a still picture with reduced motion', async () => {
  onTestFinished(() => updateSettings(DEFAULT_SETTINGS));
  updateSettings({ motion: 'full' });
  const screen = await show({});
  const film = screen.container.querySelector('#universe video') as HTMLVideoElement;
  film.scrollIntoView();
  const state = ({ currentTime, paused, readyState, networkState } = film) => ({
    hasPlayed: currentTime > 0,
    paused,
    readyState,
    networkState,
  });
  await expect.poll(() => state()).toMatchObject({ hasPlayed: true, paused: false });
  expect(film.loop).toBe(true);
  await screen.getByRole('button', { name: 'Stop the background' }).click();
  await expect.poll(() => film.paused).toBe(true);
  const play = screen.getByRole('button', { name: 'Play the background' });
  await play.click();
  await expect.poll(() => film.paused).toBe(false);
  updateSettings({ motion: 'reduced' });
  await expect.poll(() => film.paused).toBe(true);
  await expect.element(play).not.toBeInTheDocument();
  updateSettings({ motion: 'full' });
  await expect.poll(() => film.paused).toBe(false);
  await screen.unmount();
  expect(film.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY);
});
