import type { ConfigAnswer, DiceCooldown, User } from '@star-seekers/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { CACHED_USER_KEY } from '../features/session/cached-user.ts';
import { startSession } from '../features/session/session.ts';
import { chooseLanguage } from '../i18n/index.ts';
import { SOURCE_LANGUAGE, languages } from '../i18n/languages.ts';
import { openPage } from '../testing/open-page.tsx';
import { player, serveApi } from '../testing/server-double.ts';
import '../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { BottomBar } from './app-frame.tsx';
import { Header } from './header.tsx';
import { queryClient } from './query-client.ts';
import { routes } from './routes.tsx';

const PHONE = [360, 740] as const;
const TABLET = [900, 1000] as const;
const DESKTOP = [1366, 768] as const;
const RESTING: DiceCooldown = { canRoll: false, timeRemaining: 80_000_000 };
const READY: DiceCooldown = { canRoll: true, timeRemaining: 0 };

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});

afterEach(async () => {
  stop();
  vi.unstubAllGlobals();
  await page.viewport(414, 896);
  await chooseLanguage(SOURCE_LANGUAGE);
});

async function show(
  size: readonly [width: number, height: number],
  user: User | null,
  cooldown: DiceCooldown = READY,
  payments: ConfigAnswer['payments'] = 'live',
) {
  await page.viewport(...size);
  if (user) localStorage.setItem(CACHED_USER_KEY, JSON.stringify(user));
  const calls = serveApi(({ path }) => {
    if (path === '/user') return { status: 200, body: { user } };
    if (path === '/dice/cooldown') return { status: 200, body: cooldown };
    return { status: 200, body: { links: {}, trailer: {}, payments, version: 'x' } };
  });
  stop = startSession();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Header />
        <BottomBar />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { screen, calls };
}

/** Below it the links of the bar are at the bottom, in pixels. */
const NARROW = 1024;

const SCREENS = ['Home', 'Dashboard', 'Dice of Iris', 'Leaderboard', 'Credits', 'SS-IP', 'Settings'];

test.each([
  ['a phone, visitor', PHONE, null],
  ['a phone, player', PHONE, player({ credits: 1_234_567 })],
  ['a tablet, player', TABLET, player({ credits: 12 })],
  ['the narrowest desk, player', [1024, 768], player({ credits: 1_234_567 })],
  ['a desk, player', DESKTOP, player({ credits: 12 })],
] as const)('every screen has a visible link on %s, without horizontal scrolling (C 11)', async (_, size, user) => {
  const { screen } = await show(size, user);
  for (const name of SCREENS) {
    await expect.element(screen.getByRole('link', { name: new RegExp(`(?:^|\\W)${name}`) }).first()).toBeVisible();
  }
  const bar = screen.getByRole('navigation', { name: 'Main' });
  const addresses = new Set(
    bar
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  );
  expect([...addresses]).toEqual(['/', '/dashboard', '/dice-of-iris', '/leaderboard', '/credits', '/ss-ip']);
  const settings = screen.getByRole('link', { name: 'Settings' });
  await expect.element(settings).toHaveAttribute('href', '/settings');
  expect(settings.element().getBoundingClientRect().bottom).toBeLessThan(100);
  const barBox = bar.element().getBoundingClientRect();
  if (size[0] < NARROW) expect(barBox.bottom).toBe(size[1]);
  else expect(barBox.bottom).toBeLessThan(100);
  expect(document.documentElement.scrollWidth).toBe(size[0]);
});

test.each<[string, string, readonly [number, number]]>([
  ['a game', '/game2', PHONE],
  ['a game', '/game3', TABLET],
  ['a duel', '/duel/AbCdEf', PHONE],
  ['a run that is taken over', '/play/AbCdEf', TABLET],
])('%s (%s) has a menu button with every screen in a narrow window (F 2)', async (_, at, size) => {
  await page.viewport(...size);
  serveApi(() => undefined);
  const { screen, router } = await openPage(routes, { at });
  if (at.startsWith('/game')) {
    const dialog = screen.getByRole('dialog', { name: 'Join the Galaxy' });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  }
  await screen.getByRole('button', { name: 'Menu' }).click();
  const links = screen.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect.poll(() => links.elements().map(({ textContent }) => textContent)).toEqual(SCREENS);
  for (const link of links.all()) await expect.element(link).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBe(size[0]);
  await userEvent.keyboard('{Escape}');
  await expect.element(links.first()).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await links.getByText('Leaderboard').click();
  await expect.poll(() => router.state.location.pathname).toBe('/leaderboard');
});

test.each(languages.map(({ tag }) => tag))('the bars fit the narrowest windows in %s (C 11)', async (language) => {
  await chooseLanguage(language);
  for (const width of [320, 1024]) {
    const { screen } = await show([width, 768], player({ credits: 1_234_567 }));
    await expect.poll(() => screen.container.querySelectorAll('nav a').length).toBeGreaterThan(10);
    expect(document.documentElement.scrollWidth, `${width} px`).toBe(width);
    await screen.unmount();
    stop();
    queryClient.clear();
  }
});

test.each([
  ['a phone', PHONE],
  ['a tablet', TABLET],
])('the dice link shows the balance in the bar of %s (C 11)', async (_, size) => {
  const { screen } = await show(size, player({ credits: 12 }));
  await expect.element(screen.getByRole('link', { name: /^Dice of Iris Credits 12$/ })).toBeVisible();
});

test('in a wide window the balance is beside the dice link, and nowhere else (C 11)', async () => {
  const { screen } = await show(DESKTOP, player({ credits: 12 }));
  const dice = screen.getByRole('listitem').filter({ hasText: 'Dice of Iris' }).first();
  await expect.element(dice.getByRole('link', { name: /^Credits 12 / })).toBeVisible();
  expect(screen.getByRole('link', { name: /Credits 12/ }).elements()).toHaveLength(1);
});

test.each([
  ['the dice while it is ready', READY, 0, 'live', '/dice-of-iris'],
  ['the packages during the cooldown', RESTING, 0, 'live', '/credits'],
  ['the dice while credits are pending', RESTING, 3, 'live', '/dice-of-iris'],
  ['the dice without sales', RESTING, 0, 'off', '/dice-of-iris'],
] as const)('the balance links to %s', async (_, cooldown, pendingCredits, payments, href) => {
  const { screen, calls } = await show(PHONE, player({ credits: 2, pendingCredits }), cooldown, payments);
  const link = screen.getByRole('link', { name: /2 (?:Roll the dice|Buy a pack) for more/ }).last();
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/dice/cooldown');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(link).toHaveAttribute('href', href);
});

test('the cooldown is not fetched for a visitor', async () => {
  const { calls } = await show(PHONE, null);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(calls.map(({ path }) => path)).not.toContain('/dice/cooldown');
});

test('the emblem opens the player’s own pages; Sign Out stays in the bar (clarity 3)', async () => {
  const { screen } = await show(PHONE, player());
  const bar = screen.getByRole('banner');
  await bar.getByRole('button', { name: 'Nova' }).click();
  const links = bar.getByRole('navigation', { name: 'Nova' }).getByRole('link');
  await expect
    .poll(() => links.elements().map((link) => [link.textContent, link.getAttribute('href')]))
    .toEqual([
      ['Profile', '/player/Nova'],
      ['Your Runs', '/runs'],
      ['Commendations', '/runs?view=commendations'],
      ['Settings', '/settings'],
    ]);
  await expect.element(bar.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(links.first()).not.toBeInTheDocument();
});

test('the settings icon keeps its size when styles of other icon buttons are loaded', async () => {
  const { screen } = await show(DESKTOP, player());
  await import('../ui/dialog.tsx');
  const icon = screen.container.querySelector('a[href="/settings"] svg') as SVGElement;
  expect(getComputedStyle(icon).inlineSize).toBe('22px');
});
