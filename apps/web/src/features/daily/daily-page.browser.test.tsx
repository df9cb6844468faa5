import type { Daily, DailyBoard, DailyMe, DailyRow } from '@star-seekers/contracts';
import { HUB_TIME_HEADER } from '@star-seekers/contracts/client';
import { DAY_MS } from '@star-seekers/contracts/daily';
import { GAMES_OF_DAY } from '@star-seekers/games/games-of-day';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { noteServerTime } from '../../shell/server-clock.ts';
import { type Reply, player, refusal, serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { dismissAuthDialog, useAuthDialog } from '../auth/auth-dialog-store.ts';
import { CACHED_USER_KEY } from '../session/cached-user.ts';
import { startSession } from '../session/session.ts';
import { reportFrameTime } from '../settings/settings-store.ts';
import { DailyPage } from './daily-page.tsx';
import { PastDaysPage } from './past-days-page.tsx';

const DAY = '2026-11-26';
const STARTS = Date.UTC(2026, 10, 26);
const user = player();

let stop = () => {};

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  await loadTexts('daily', 'conditions', 'dice', 'players', 'leaderboard');
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const daily = (over: Partial<Daily> = {}): Daily => ({
  day: DAY,
  state: 'open',
  startsAt: STARTS,
  endsAt: STARTS + 86_400_000,
  games: GAMES_OF_DAY.map((id) => ({
    gameId: id,
    conditions: id === 5 ? { artwork: 0 } : {},
    par: { bronze: 100, silver: 200, gold: 300 + id },
  })),
  ...over,
});

const own: DailyRow = {
  rank: 2,
  user: { id: user.id, username: user.username, faction: 'oni' },
  total: 1700,
  attempts: [
    { gameId: 1, runId: 'gold', score: 360, share: 1200, medal: 'gold' },
    { gameId: 2, runId: 'none', score: 50, share: 500, medal: null },
  ],
};

const BOARD: DailyBoard = {
  players: 2,
  rows: [{ ...own, rank: 1, user: { id: 'kite', username: 'Kite', faction: 'mud' }, total: 2000, attempts: [] }, own],
};

const ME: DailyMe = {
  rank: 2,
  rows: [own],
  used: [
    { gameId: 1, runId: 'gold' },
    { gameId: 2, runId: 'none' },
    { gameId: 3, runId: 'late' },
  ],
  streak: { days: 8, leaves: 1, longest: 8 },
};

interface Shown {
  readonly at?: string;
  readonly visitor?: boolean;
  readonly replies?: Readonly<Record<string, Reply>>;
  /** Replies that may change. */
  readonly changing?: Readonly<Record<string, Reply>>;
}

async function show({ at = '/daily', visitor = false, replies = {}, changing = {} }: Shown = {}) {
  if (!visitor) localStorage.setItem(CACHED_USER_KEY, JSON.stringify(user));
  const answers: Readonly<Record<string, Reply>> = {
    '/user': { status: 200, body: { user } },
    '/daily': { status: 200, body: daily() },
    [`/daily/${DAY}/board`]: { status: 200, body: BOARD },
    [`/daily/${DAY}/me`]: { status: 200, body: ME },
    ...replies,
  };
  serveApi(({ path }) => changing[path] ?? answers[path]);
  stop = startSession();
  const router = createMemoryRouter(
    [
      { path: '/daily', Component: DailyPage },
      { path: '/daily/past', Component: PastDaysPage },
      { path: '/daily/:day', Component: DailyPage },
    ],
    { initialEntries: [at] },
  );
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('a day shows what is played, what is left, what its points decide, and the streak', async () => {
  const screen = await show();
  await expect
    .element(screen.getByRole('img', { name: `The Lamp: 2 of ${GAMES_OF_DAY.length} stars lit` }))
    .toBeVisible();
  await expect.element(screen.getByText('8 days')).toBeVisible();
  await expect
    .element(screen.getByText(/Points of the day decide the day's board, not your rank or best score\./))
    .toBeVisible();
  const attempts = screen.getByRole('link', { name: /^Play - 1 Credit: / });
  expect(attempts.elements().map((link) => link.getAttribute('href'))).toEqual(
    [4, 5, 6].map((id) => `/game${id}?day=${DAY}`),
  );
  expect(screen.getByRole('link', { name: /^Practice/ }).elements()).toHaveLength(GAMES_OF_DAY.length);
  await expect.element(screen.getByText('Attempt used')).toBeVisible();
  // With the one that brought nothing.
  await expect.element(screen.getByText(`3 of ${GAMES_OF_DAY.length}`)).toBeVisible();
  await expect.element(screen.getByText('306', { exact: true })).toBeVisible();
  const watched = screen.getByRole('link', { name: 'Watch Nova at Cosmic Battle Arena: Gold' });
  await expect.element(watched).toHaveAttribute('href', '/run/gold');
});

test('on a device that was measured slow the attempts say what they may cost, and for nobody else', async () => {
  const screen = await show();
  const warning = screen.getByText(
    /^This device draws slowly\. An attempt that falls seconds behind the clock is used up/,
  );
  await expect.element(screen.getByRole('link', { name: /^Play - 1 Credit: / }).first()).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  onTestFinished(() => reportFrameTime(16));
  reportFrameTime(60);
  await expect.element(warning).toBeVisible();
  await expect
    .element(warning.getByRole('link', { name: 'How runs count' }))
    .toHaveAttribute('href', '/how-runs-count');
});

test('the open day is today by its own address too', async () => {
  const screen = await show({ at: `/daily/${DAY}`, replies: { [`/daily/${DAY}`]: { status: 200, body: daily() } } });
  await expect.element(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
});

test('a day whose sum has the best attempts only says how many, and one that sums all says nothing', async () => {
  const best = { ['/daily']: { status: 200, body: daily({ bestOf: 3 }) } };
  const screen = await show({ replies: best });
  await expect.element(screen.getByText(/1,500 at most\. Your best 3 attempts add up\.$/)).toBeVisible();
  await screen.unmount();
  stop();
  queryClient.clear();
  const all = { ['/daily']: { status: 200, body: daily({ bestOf: GAMES_OF_DAY.length }) } };
  const later = await show({ replies: all });
  await expect
    .element(later.getByText(/500 halfway to gold, 1,000 at gold, more above it, and 1,500 at most\.$/))
    .toBeVisible();
  expect(later.getByText(/add up/).elements()).toEqual([]);
});

test('a visitor is invited, can practice, and is told how to play for the board', async () => {
  const empty = { [`/daily/${DAY}/board`]: { status: 200, body: { players: 0, rows: [] } } };
  const screen = await show({ visitor: true, replies: empty });
  await expect.element(screen.getByText('Sign in and take the first medal of the day.')).toBeVisible();
  await expect.element(screen.getByText(/^The same games for everybody, today only\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Sign Up' }).click();
  expect(useAuthDialog.getState().open?.tab).toBe('signUp');
  dismissAuthDialog();
  expect(screen.getByRole('link', { name: /^Play - 1/ }).elements()).toEqual([]);
  expect(
    screen
      .getByRole('link', { name: /^Practice/ })
      .elements()[0]
      ?.getAttribute('href'),
  ).toBe(`/game1?practice&day=${DAY}`);
});

test('tomorrow can only be practiced, and a past day is read', async () => {
  const tomorrow = await show({ replies: { '/daily': { status: 200, body: daily({ state: 'tomorrow' }) } } });
  await expect.element(tomorrow.getByText(/^Begins in/)).toBeVisible();
  expect(tomorrow.getByRole('link', { name: /^Play - 1/ }).elements()).toEqual([]);
  expect(tomorrow.getByRole('heading', { name: /Board of the day/ }).elements()).toEqual([]);
});

test('an unknown day leads to today', async () => {
  const screen = await show({
    at: '/daily/2020-01-01',
    replies: { '/daily': refusal(404, { code: 'daily/not_found' }) },
  });
  await expect.element(screen.getByText('There is no such day')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to today' })).toHaveAttribute('href', '/daily');
});

test('a day can be shared as a picture with a sentence', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Share this day' }).click();
  const sentence = /points of the day in the Lamp's Six: 1,700\. Games: 2, medals: 1\./;
  const picture = screen.getByRole('img', { name: sentence });
  await expect.element(picture).toBeVisible();
  await (picture.element() as HTMLImageElement).decode();
  await expect
    .element(screen.getByRole('link', { name: 'Save the picture' }))
    .toHaveAttribute('download', `${DAY}.png`);
});

test('past days are listed with their best players and the own sum', async () => {
  const past = [
    { day: '2026-11-25', players: 3, best: { user: own.user, total: 5400 }, own: 1250 },
    { day: '2026-11-24', players: 0, best: null, own: null },
  ];
  const screen = await show({ at: '/daily/past', replies: { '/daily/past': { status: 200, body: past } } });
  const day = screen.getByRole('link', { name: /November 25.*5,400.*You: 1,250/ });
  await expect.element(day).toHaveAttribute('href', '/daily/2026-11-25');
  await expect.element(screen.getByText('Nobody played')).toBeVisible();
});

test('the page of today turns with the server’s midnight, whatever this device’s clock says (G 10)', async () => {
  const NEXT = '2026-11-27';
  const ENDS = STARTS + DAY_MS;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  // The device is a month ahead.
  vi.setSystemTime(ENDS - 60_000 + 30 * DAY_MS);
  onTestFinished(() => noteServerTime(new Response(null, { headers: { [HUB_TIME_HEADER]: String(Date.now()) } })));
  const replies: Record<string, Reply> = { '/daily': { status: 200, body: daily(), date: new Date(ENDS - 60_000) } };
  const next = { day: NEXT, startsAt: ENDS, endsAt: ENDS + DAY_MS };
  const screen = await show({
    replies: { [`/daily/${NEXT}/board`]: { status: 200, body: { players: 0, rows: [] } } },
    changing: replies,
  });
  await expect
    .element(screen.getByRole('link', { name: /^Play - 1/ }).first())
    .toHaveAttribute('href', `/game4?day=${DAY}`);
  await expect.element(screen.getByText('1m left')).toBeVisible();
  replies['/daily'] = { status: 200, body: daily(next), date: new Date(ENDS + 2000) };
  replies[`/daily/${NEXT}/me`] = { status: 200, body: { ...ME, rank: null, rows: [], used: [] } };
  vi.advanceTimersByTime(62_000);
  await expect
    .element(screen.getByRole('link', { name: /^Play - 1/ }).first())
    .toHaveAttribute('href', `/game1?day=${NEXT}`);
});
