import type { CommendationsAnswer, PlayerCard, PlayerPlot, PlayerRun } from '@star-seekers/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { player, type Reply, serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { CACHED_USER_KEY } from '../session/cached-user.ts';
import { startSession } from '../session/session.ts';
import { RunsPage } from './runs-page.tsx';

const NOVEMBER = Date.UTC(2026, 10, 20, 12);

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const seen = { fault: null, unaccountedMs: 0, lateTicks: 0, pauses: 0, pausedAt: [] };

function run(runId: string, over: Partial<PlayerRun> = {}): PlayerRun {
  const score = 1200;
  const result = { runId, score, points: 1200, reason: 'own' as const, stats: {}, finishedAt: NOVEMBER };
  return {
    runId,
    gameId: 2,
    rulesVersion: 3,
    faction: 'oni',
    standing: 'counts',
    startedAt: NOVEMBER - 90_000,
    endedAt: NOVEMBER,
    ticks: 90 * 60,
    result,
    witness: seen,
    rankThen: 4,
    commendations: [],
    ...over,
  };
}

const PLOT: PlayerPlot = [
  {
    gameId: 2,
    runs: 2,
    points: [
      { runId: 'a', score: 300, finishedAt: NOVEMBER - 86_400_000, counts: true },
      { runId: 'b', score: 1200, finishedAt: NOVEMBER, counts: true },
    ],
  },
];

const SHARES: CommendationsAnswer = [
  { name: 'five-ships', gameId: 2, share: 0.125 },
  { name: 'unbroken', gameId: 2, share: 0.004 },
];

const CARD: PlayerCard = {
  id: 'p1',
  username: 'nova',
  faction: 'oni',
  rankTitle: 'Rookie',
  totalPoints: 0,
  gamesPlayed: 1,
  games: [],
  commendations: [{ name: 'five-ships', runId: 'b', earnedAt: NOVEMBER }],
};

interface Scene {
  readonly visitor?: true;
  readonly at?: string;
  readonly runs?: (query: URLSearchParams) => Reply | undefined;
  readonly plot?: PlayerPlot;
}

async function show({ visitor, at = '/runs', runs, plot = PLOT }: Scene = {}) {
  await loadTexts('runs');
  const user = visitor ? null : player();
  if (user) localStorage.setItem(CACHED_USER_KEY, JSON.stringify(user));
  serveApi((call, query) => {
    if (call.path === '/user') return { status: 200, body: { user } };
    if (call.path.startsWith('/user/runs/plot')) return { status: 200, body: plot };
    if (call.path === '/commendations') return { status: 200, body: SHARES };
    if (call.path.startsWith('/players/')) return { status: 200, body: CARD };
    if (call.path.startsWith('/user/runs'))
      return runs?.(query) ?? { status: 200, body: { runs: [run('b'), run('a')], before: null } };
    return undefined;
  });
  stop = startSession();
  const router = createMemoryRouter(
    [
      { path: '/runs', element: <RunsPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { screen, router };
}

test('every run has its score, what became of it, and the way to watch it', async () => {
  const lost = { result: null, ticks: null, witness: null, rankThen: null };
  const { screen, router } = await show({
    runs: () => ({
      status: 200,
      body: {
        runs: [
          run('b'),
          run('slow', { standing: 'history', rankThen: null, witness: { ...seen, fault: 'slow' } }),
          run('late', { standing: 'history', rankThen: null, day: '2026-10-31' }),
          run('forged', { standing: 'rejected', ...lost }),
        ],
        before: null,
      },
    }),
  });
  const rows = screen.getByRole('region', { name: 'All runs' }).getByRole('listitem');
  const texts = [
    ['Space Snake', '1:30', 'Place 4 of its month', '1,200 points'],
    ['Does not count – It ran behind the clock.', '–'],
    ["Does not count – It ended after midnight UTC, when its day of the Lamp's Six was over."],
    ['Its recording did not lead to the score that was sent.', 'Rejected'],
  ];
  for (const [index, shown] of texts.entries())
    for (const text of shown) await expect.element(rows.nth(index).getByText(text, { exact: true })).toBeVisible();
  await expect.element(rows.nth(3).getByRole('link')).not.toBeInTheDocument();
  await rows.nth(1).getByRole('link', { name: 'Watch' }).click();
  expect(router.state.location.pathname).toBe('/run/slow');
});

test('the best run of a game is linked from its plot', async () => {
  const { screen, router } = await show();
  await expect.element(screen.getByText('2 runs')).toBeVisible();
  await screen.getByRole('link', { name: 'Best: 1,200' }).click();
  expect(router.state.location.pathname).toBe('/run/b');
});

test('a filter is in the address and in the requests, and what it leaves can be nothing', async () => {
  const asked: (string | null)[] = [];
  const { screen, router } = await show({
    runs: (query) => {
      asked.push(query.get('standing'));
      return query.has('standing') ? { status: 200, body: { runs: [], before: null } } : undefined;
    },
  });
  await screen.getByRole('combobox', { name: 'Runs' }).click();
  await screen.getByRole('option', { name: 'Runs that do not count' }).click();
  await expect.element(screen.getByText('No such runs')).toBeVisible();
  expect(router.state.location.search).toBe('?standing=history');
  expect(asked).toEqual([null, 'history']);
});

test('a game and a month of an address are in the requests', async () => {
  const asked: string[] = [];
  const { screen } = await show({
    at: '/runs?game=2&month=2026-11',
    runs: (query) => {
      asked.push(query.toString());
      return undefined;
    },
  });
  await expect.element(screen.getByRole('combobox', { name: 'Game' })).toHaveTextContent('Space Snake');
  await expect.element(screen.getByRole('combobox', { name: 'Month' })).toHaveTextContent('November 2026');
  await expect.poll(() => asked).toEqual(['month=2026-11&gameId=2']);
});

test('earlier runs are loaded on demand', async () => {
  const { screen } = await show({
    runs: (query) =>
      query.has('before')
        ? { status: 200, body: { runs: [run('a')], before: null } }
        : { status: 200, body: { runs: [run('b')], before: 'b' } },
  });
  const rows = screen.getByRole('region', { name: 'All runs' }).getByRole('listitem');
  await expect.element(rows.nth(0)).toBeVisible();
  expect(rows.elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Show earlier runs' }).click();
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show earlier runs' })).not.toBeInTheDocument();
});

test('who has no runs is led to the games, and a visitor to the sign-in', async () => {
  const { screen } = await show({ runs: () => ({ status: 200, body: { runs: [], before: null } }), plot: [] });
  await expect.element(screen.getByRole('link', { name: 'Choose a game' })).toHaveAttribute('href', '/dashboard');
  stop();
  localStorage.clear();
  queryClient.clear();
  const visit = await show({ visitor: true });
  await expect.element(visit.screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('commendations are marked in the rows of their runs, and all of them have a view of their own', async () => {
  const { screen, router } = await show({
    runs: () => ({
      status: 200,
      body: { runs: [run('b', { commendations: ['five-ships'] }), run('a')], before: null },
    }),
  });
  const rows = screen.getByRole('region', { name: 'All runs' }).getByRole('list', { name: 'Commendations' });
  await expect.element(rows).toHaveTextContent('Small Caravan');
  await screen.getByRole('tab', { name: 'Commendations' }).click();
  expect(router.state.location.search).toBe('?view=commendations');
  const game = screen.getByRole('region', { name: 'Space Snake' });
  await expect.element(game.getByText('1 of 8')).toBeVisible();
  const cards = game.getByRole('listitem');
  await expect.element(cards.filter({ hasText: 'Small Caravan' }).getByText('12.5% of players')).toBeVisible();
  await expect.element(cards.filter({ hasText: 'Small Caravan' }).getByText('Nov 20, 2026')).toBeVisible();
  // One that nobody sees before it is earned.
  await expect.element(cards.filter({ hasText: 'Secret' }).first()).toBeVisible();
  await expect.element(game.getByText('Round the Belt')).not.toBeInTheDocument();
  await expect.element(cards.filter({ hasText: 'The Unbroken Chain' }).getByText('0.4% of players')).toBeVisible();
  await cards.filter({ hasText: 'Small Caravan' }).getByRole('link', { name: 'Watch the run' }).click();
  expect(router.state.location.pathname).toBe('/run/b');
});
