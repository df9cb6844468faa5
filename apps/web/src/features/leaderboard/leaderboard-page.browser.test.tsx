import type { FactionRow } from '@star-seekers/contracts';
import { HUB_TIME_HEADER } from '@star-seekers/contracts/client';
import { DAY_MS } from '@star-seekers/contracts/daily';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { noteServerTime } from '../../shell/server-clock.ts';
import { sectionsFromTop } from '../../testing/section-order.ts';
import { serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { startSession } from '../session/session.ts';
import { gameBoardQuery } from './board-queries.ts';
import { LeaderboardPage } from './leaderboard-page.tsx';

const FACTIONS: readonly FactionRow[] = [
  { faction: 'oni', totalPoints: 12_345, average: 4115, players: 3 },
  { faction: 'mud', totalPoints: 901, average: 450.5, players: 2 },
  { faction: 'ustur', totalPoints: 0, average: 0, players: 0 },
];

let stop = () => {};

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  await loadTexts('leaderboard', 'players');
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function show() {
  serveApi(({ path }) => {
    if (path === '/config') return { status: 200, body: { links: {}, trailer: {}, payments: 'live', version: 'x' } };
    return { status: 200, body: path === '/leaderboard/factions' ? FACTIONS : [] };
  });
  stop = startSession();
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <LeaderboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the hall of fame opens first, each faction has its total, average and players, and empty boards say so', async () => {
  const screen = await show();
  const hall = screen.getByRole('tab', { name: 'Global Hall of Fame' });
  await expect.element(hall).toHaveAttribute('aria-selected', 'true');
  const boards = screen.getByRole('tablist', { name: 'Boards' });
  expect(
    boards
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Global Hall of Fame', 'Game Leaderboards', 'Seven Gates']);
  const signIn = screen.getByRole('complementary').getByRole('button', { name: 'Sign In' });
  expect(signIn.element().getBoundingClientRect().bottom).toBeLessThan(boards.element().getBoundingClientRect().top);
  const standings = screen.getByRole('region', { name: 'Faction standings' });
  const cards = () =>
    standings
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent ?? '');
  await expect
    .poll(cards)
    .toEqual([
      expect.stringMatching(/^ONI.*Total points12,345Average4,115Contributors3$/),
      expect.stringMatching(/^MUD.*Total points901Average450\.5Contributors2$/),
      expect.stringMatching(/^USTUR.*Total points0Average0Contributors0$/),
    ]);
  await expect.element(screen.getByText('No Champions Yet')).toBeVisible();
  await expect.element(screen.getByText('No global rankings yet')).toBeVisible();
  await screen.getByRole('tab', { name: 'Game Leaderboards' }).click();
  for (const period of ['Monthly Champions', 'Yearly Legends']) {
    await screen.getByRole('tab', { name: period }).click();
    const board = screen.getByRole('tabpanel', { name: period });
    await expect.element(board.getByText('No monthly or yearly rankings yet for this game')).toBeVisible();
  }
});

test('the present month of a board is the server’s, whatever this device’s clock says (G 10)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.UTC(2026, 11, 20));
  onTestFinished(() => noteServerTime(new Response(null, { headers: { [HUB_TIME_HEADER]: String(Date.now()) } })));
  const date = new Date(Date.UTC(2026, 10, 20));
  serveApi(({ path }) => {
    if (path === '/config')
      return { status: 200, body: { links: {}, trailer: {}, payments: 'live', version: 'x' }, date };
    const periods = [{ scale: 1, months: ['2026-11', '2026-10'], years: ['2026'] }];
    return { status: 200, body: path.endsWith('/periods') ? periods : [], date };
  });
  stop = startSession();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <LeaderboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.getByRole('tab', { name: 'Game Leaderboards' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Period' })).toHaveTextContent('November 2026');
  await expect.element(screen.getByText('November 30, 2026', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
});

test('a board whose equal scores rank by time says so, and shows the times that decide', async () => {
  const run = (rank: number, score: number, tieTicks?: number) => ({
    id: `r${rank}`,
    runId: `r${rank}`,
    rank,
    score,
    points: score,
    user: { id: `u${rank}`, username: `player-${rank}`, faction: 'oni' },
    ...(tieTicks !== undefined && { tieTicks }),
  });
  const rows = [run(1, 340, 2000), run(2, 330), run(3, 330, 2500), run(4, 330, 2501), run(5, 320, 4000)];
  serveApi(({ path }) => {
    if (path === '/config') return { status: 200, body: { links: {}, trailer: {}, payments: 'live', version: 'x' } };
    return { status: 200, body: path === '/leaderboard/game/5' ? rows : [] };
  });
  stop = startSession();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/leaderboard?tab=games&game=5']}>
        <LeaderboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('Equal scores: the faster run ranks first.', { exact: false })).toBeVisible();
  const times = () =>
    screen
      .getByRole('row')
      .elements()
      .map(({ textContent }) => /\d:\d\d\.\d\d/.exec(textContent ?? '')?.[0]);
  await expect.poll(times).toEqual([undefined, undefined, undefined, '0:41.66', '0:41.68', undefined]);
  await screen.getByRole('combobox', { name: 'Game' }).click();
  await screen.getByRole('option', { name: 'Space Snake' }).click();
  await expect.element(screen.getByText(/ Counts until [^·]*$/)).toBeVisible();
  await expect.element(screen.getByText('Equal scores', { exact: false })).not.toBeInTheDocument();
});

test('the empty hall of fame leads to the boards of game 1 (F 9)', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Choose a game' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Game Leaderboards' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('combobox', { name: 'Game' })).toHaveTextContent('Cosmic Battle Arena');
});

test('in a narrow window the sections have the order of the specification (F 9)', async () => {
  await page.viewport(360, 740);
  const screen = await show();
  await expect.element(screen.getByText('No global rankings yet')).toBeVisible();
  const wanted = ['Complete Rankings', 'Faction standings'];
  expect(sectionsFromTop(screen.container).filter((title) => wanted.includes(title))).toEqual(wanted);
});

test.each([
  ['month', 'monthly', Date.UTC(2027, 1, 1)],
  ['year', 'yearly', Date.UTC(2028, 0, 1)],
] as const)(
  'the board of the present %s is asked for again when the hub’s turns, and a past one never',
  async (_, period, turn) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
      noteServerTime(new Response(null, { headers: { [HUB_TIME_HEADER]: String(Date.now()) } }));
    });
    const beforeMs = 10_000;
    // This device is a month ahead.
    vi.setSystemTime(turn - beforeMs + 30 * DAY_MS);
    noteServerTime(new Response(null, { headers: { [HUB_TIME_HEADER]: String(turn - beforeMs) } }));
    const calls = serveApi(() => ({ status: 200, body: [] }));
    const board = { kind: 'game', gameId: 2, period, scope: 'global' } as const;
    for (const at of [undefined, '2026']) {
      const observer = new QueryObserver(queryClient, gameBoardQuery({ ...board, ...(at !== undefined && { at }) }));
      onTestFinished(observer.subscribe(() => undefined));
    }
    await expect.poll(() => [calls.length, queryClient.isFetching()]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(beforeMs - 1);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(3);
  },
);
