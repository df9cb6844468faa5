import type { OpenRun, User } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { player, serveApi } from '../../testing/server-double.ts';
import { Toaster } from '../../ui/toaster.tsx';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { LazyAuthDialog } from '../../shell/app-frame.tsx';
import { dismissAuthDialog } from '../auth/auth-dialog-store.ts';
import { rememberGame } from '../play/last-game.ts';
import { CACHED_USER_KEY } from '../session/cached-user.ts';
import { currentUser, startSession } from '../session/session.ts';
import { updateSettings } from '../settings/settings-store.ts';
import { closeTrailer, dismissTrailer, useTrailer } from '../trailer/trailer-store.ts';
import { LandingPage } from './landing-page.tsx';

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  updateSettings({ showIntroVideo: false });
});

afterEach(() => {
  stop();
  dismissAuthDialog();
  dismissTrailer();
  updateSettings({ showIntroVideo: true });
  vi.unstubAllGlobals();
});

async function show(user?: User, openRuns: readonly OpenRun[] = []) {
  if (user) localStorage.setItem(CACHED_USER_KEY, JSON.stringify(user));
  const calls = serveApi(({ path, body }) => {
    if (path === '/runs/open') return { status: 200, body: openRuns };
    if (user && path === '/user') return { status: 200, body: { user } };
    if (path === '/register') return { status: 201, body: { user: player() } };
    return { status: 200, body: { user: player(body as object) } };
  });
  stop = startSession();
  const element = (
    <>
      <LandingPage />
      <LazyAuthDialog />
      <Toaster />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { screen, router, calls, dialog: screen.getByRole('dialog', { name: 'Join the Galaxy' }) };
}

test('the landing page has its tagline, two Enter Hub buttons, four features and a closing section', async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole('heading', { name: 'Star Seekers', level: 1 })).toBeVisible();
  await expect.element(screen.getByText('Choose Your Faction. Claim Your Destiny.').first()).toBeVisible();
  for (const name of [
    'Epic Adventures',
    'Three Factions: Aliens, Robots or Humans',
    'Global Rankings',
    'Cosmic Rewards',
    'Ready to Begin?',
  ]) {
    await expect.element(screen.getByRole('heading', { name })).toBeVisible();
  }
  const features = screen.getByRole('region', { name: 'What awaits you' });
  expect(features.getByRole('listitem').elements()).toHaveLength(4);
  const hub = screen.getByRole('button', { name: 'Enter Hub' });
  expect(hub.elements()).toHaveLength(2);
  // One loud button at a place.
  expect(screen.getByRole('link', { name: 'Play now – free' }).element().className).toMatch(/primary/);
  expect(hub.first().element().className).not.toMatch(/primary/);
});

test('every game has a link to practice, and Play now leads to the last one', async () => {
  rememberGame(5);
  const { screen } = await show();
  const links = screen.getByRole('region', { name: 'Play now, free' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(catalog.map(({ id }) => `/game${id}?practice`));
  const play = screen.getByRole('link', { name: 'Play now – free' });
  await expect.element(play).toHaveAttribute('href', '/game5?practice');
});

test('a player continues, sees the balance and what is open, and is offered nothing that they have (clarity 3)', async () => {
  const run = { runId: 'run', gameId: 6, setup: { seed: 1 }, rulesVersion: 1, startedAt: 0, expiresAt: Date.now() * 2 };
  const { screen } = await show(player({ credits: 7, faction: 'mud' }), [run]);
  await expect.element(screen.getByText('7 credits · Your run of Cargo Runner is waiting')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Continue: Cargo Runner' })).toHaveAttribute('href', '/game6');
  for (const offer of ['Play now, free', 'Choose your faction']) {
    await expect.element(screen.getByRole('heading', { name: offer })).not.toBeInTheDocument();
  }
  expect(screen.container.textContent).not.toContain('your first roll is waiting');
  expect(screen.getByRole('region', { name: 'What awaits you' }).getByRole('listitem').elements()).toHaveLength(4);
});

test('the faction that a visitor chooses is saved after sign-up', async () => {
  const { screen, router, calls, dialog } = await show();
  await screen.getByRole('button', { name: 'Choose MUD' }).click();
  await dialog.getByLabelText('Username').fill('Nova');
  await dialog.getByLabelText('Email').fill('nova@example.com');
  await dialog.getByLabelText('Password', { exact: true }).fill('secret1');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect.poll(() => calls).toContainEqual({ method: 'PUT', path: '/user/profile', body: { faction: 'mud' } });
  await expect.poll(() => currentUser()?.faction).toBe('mud');
  expect(router.state.location).toMatchObject({ pathname: '/dashboard', hash: '#faction' });
});

test.each([
  ['a player reaches the dashboard', player(), '/dashboard'],
  ['a visitor sees the sign-in dialog', undefined, '/'],
])('after the trailer %s', async (_, user, path) => {
  updateSettings({ showIntroVideo: true, motion: 'reduced' });
  const { screen, router, dialog } = await show(user);
  await screen.getByRole('button', { name: 'Enter Hub' }).first().click();
  await expect.poll(() => useTrailer.getState().onDone).not.toBeNull();
  await expect.element(dialog).not.toBeInTheDocument();
  closeTrailer();
  await expect.poll(() => router.state.location.pathname).toBe(path);
  if (!user) await expect.element(dialog).toBeVisible();
});

test('on a small laptop the whole sign-up form is visible', async () => {
  await page.viewport(1366, 768);
  const { screen, dialog } = await show();
  await screen.getByRole('button', { name: 'Enter Hub' }).first().click();
  const create = dialog.getByRole('button', { name: 'Create Account' });
  await expect.element(create).toBeVisible();
  expect(dialog.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(768);
});
