import type { LiveRunListing } from '@star-seekers/contracts';
import { paintNothing } from '@star-seekers/stage/testing/paint-nothing.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { player, serveApi } from '../../testing/server-double.ts';
import { Toaster } from '../../ui/toaster.tsx';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { LazyAuthDialog } from '../../shell/app-frame.tsx';
import { startSession } from '../session/session.ts';
import { PlayPage } from './play-page.tsx';

let stop = () => {};

paintNothing();

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  await loadTexts('play', 'games', 'credits');
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function visit(address: string, liveRuns: Promise<readonly LiveRunListing[]> = Promise.resolve([])) {
  const calls = serveApi(async ({ path }) => {
    if (path === '/live') return { status: 200, body: await liveRuns };
    return path === '/login' || path === '/register'
      ? { status: 200, body: { user: player({ credits: 3 }) } }
      : undefined;
  });
  stop = startSession();
  const element = (
    <>
      <PlayPage gameId={2} />
      <LazyAuthDialog />
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: '/game2', element }], { initialEntries: [address] });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { screen, router, calls };
}

test('a visitor of a game is asked to sign in, and may practice instead', async () => {
  const { screen, router, calls } = await visit('/game2');
  await expect.element(screen.getByRole('dialog', { name: 'Join the Galaxy' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('link', { name: 'Practice for Free' }).click();
  expect(router.state.location.search).toBe('?practice');
  await expect.element(screen.getByRole('button', { name: 'Start Practice - Free' })).not.toHaveAttribute('aria-busy');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Sign Up for Runs That Count' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Join the Galaxy' })).toBeVisible();
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/live']));
});

test.each([
  ['signs in', 'Sign In', 'Sign In'],
  ['signs up', 'Sign Up', 'Create Account'],
])('who %s at a game is back at the game, ready to start', async (_, tab, submit) => {
  const { screen, router } = await visit('/game2');
  const dialog = screen.getByRole('dialog', { name: 'Join the Galaxy' });
  await dialog.getByRole('tab', { name: tab }).click();
  const form = dialog.getByRole('tabpanel', { name: tab });
  if (tab === 'Sign Up') await form.getByLabelText('Username').fill('Nova');
  await form.getByLabelText('Email').fill('nova@example.com');
  await form.getByLabelText('Password', { exact: true }).fill('secret1');
  await form.getByRole('button', { name: submit }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/game2');
  await expect.element(screen.getByRole('button', { name: 'Start - 1 Credit' })).toBeVisible();
});

test('a game says who plays it live, and nothing moves', async () => {
  const listed = Promise.withResolvers<readonly LiveRunListing[]>();
  const { screen } = await visit('/game2?practice', listed.promise);
  const start = screen.getByRole('button', { name: 'Start Practice - Free' });
  await expect.element(start).not.toHaveAttribute('aria-busy');
  const { top } = start.element().getBoundingClientRect();
  const run = { faction: 'oni', startedAt: Date.now() } as const;
  listed.resolve([
    { ...run, id: 'snake', gameId: 2, username: 'kepler_9' },
    { ...run, id: 'quiz', gameId: 4, username: 'Tamsin-Vey' },
  ]);
  const live = screen.getByRole('region', { name: 'Live now' });
  await expect.element(live.getByRole('link', { name: /kepler_9/ })).toHaveAttribute('href', '/live/snake');
  expect(live.getByRole('listitem').elements()).toHaveLength(1);
  expect(start.element().getBoundingClientRect().top).toBe(top);
});
