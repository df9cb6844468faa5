import type {
  ConfigAnswer,
  Daily,
  DailyMe,
  DiceCooldown,
  DiceRoll,
  KeepsakesAnswer,
  OpenRun,
  User,
} from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { writeUser } from '../../shell/user-cache.ts';
import { type Reply, player, refusal, serveApi } from '../../testing/server-double.ts';
import { toast, useToastQueue } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { LazyAuthDialog } from '../../shell/app-frame.tsx';
import { closeAuthDialog, openAuthDialog, useAuthDialog } from '../auth/auth-dialog-store.ts';
import { dailyMeQuery } from '../daily/daily-queries.ts';
import { rememberPlayed } from '../play/last-game.ts';
import { CACHED_USER_KEY } from '../session/cached-user.ts';
import { currentUser, signOut, startSession } from '../session/session.ts';
import { DashboardPage } from './dashboard-page.tsx';

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  useAuthDialog.setState({ open: null, declined: false });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** The dice of a player who has never rolled. */
const NEW_DICE: DiceState = { canRoll: true, timeRemaining: 0, rolls: [] };
const RESTING: DiceState = {
  canRoll: false,
  timeRemaining: 22.4 * 3_600_000,
  rolls: [{ number: 1, value: 1, credits: 1, rolledAt: Date.now() - 5_760_000, proof: null }],
};

const TODAY: Daily = {
  day: '2026-11-26',
  state: 'open',
  startsAt: Date.now() - 3_600_000,
  endsAt: Date.now() + 82_800_000,
  bestOf: 3,
  games: catalog.map(({ id }) => ({ gameId: id, conditions: {}, par: { bronze: 1, silver: 2, gold: 3 } })),
};

interface DiceState extends DiceCooldown {
  readonly rolls: readonly DiceRoll[];
}

async function show(
  user: User | null,
  breakdown: () => Reply | undefined = () => ({ status: 200, body: [] }),
  { rolls, ...cooldown }: DiceState = NEW_DICE,
  payments: ConfigAnswer['payments'] = 'live',
  openRuns: readonly OpenRun[] = [],
  keepsakes: KeepsakesAnswer = {},
) {
  if (user) localStorage.setItem(CACHED_USER_KEY, JSON.stringify(user));
  const calls = serveApi(({ path, body }) => {
    if (path === '/user/profile') return { status: 200, body: { user: { ...user, ...(body as Partial<User>) } } };
    if (path === '/user') return { status: 200, body: { user } };
    if (path === '/user/credits/add') {
      return { status: 200, body: { credits: (user?.credits ?? 0) + (user?.pendingCredits ?? 0), pendingCredits: 0 } };
    }
    if (path === '/dice/cooldown') return { status: 200, body: cooldown };
    if (path === '/user/keepsakes') return { status: 200, body: keepsakes };
    if (path === '/runs/open') return { status: 200, body: openRuns };
    if (path === '/dice/rolls') return { status: 200, body: rolls };
    if (path === '/config') return { status: 200, body: { links: {}, trailer: {}, payments, version: 'x' } };
    // Nobody plays live; gates are not to be had, and the page stands without them.
    if (path === '/live') return { status: 200, body: [] };
    if (path === '/daily') return { status: 200, body: TODAY };
    return path.endsWith('/game-breakdown') ? breakdown() : undefined;
  });
  stop = startSession();
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard',
        element: (
          <>
            <DashboardPage />
            <LazyAuthDialog />
            <Toaster />
          </>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/dashboard'] },
  );
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { screen, router, calls };
}

test('a visitor sees the sign-in dialog once; closing it shows the games, each with practice (C 6)', async () => {
  const { screen, router } = await show(null);
  const dialog = screen.getByRole('dialog', { name: 'Join the Galaxy' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/dashboard');
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Seeker' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Try it: Space Snake' }))
    .toHaveAttribute('href', '/game2?practice');
  expect(screen.container.querySelectorAll('a[href$="?practice"]')).toHaveLength(catalog.length);

  await router.navigate('/elsewhere');
  await router.navigate('/dashboard');
  await expect.element(screen.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(dialog.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
});

test('a dialog closed on the landing page does not open again here (C 6)', async () => {
  openAuthDialog();
  closeAuthDialog('closed');
  const { screen } = await show(null);
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Seeker' })).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a new player sees a link to the dice', async () => {
  const { screen } = await show(player());
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Nova' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Roll for your first credits' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Roll the dice – free' }))
    .toHaveAttribute('href', '/dice-of-iris');
  await expect.element(screen.getByText('Never played').first()).toBeVisible();
  // The roll is the loud one: a run cannot be paid yet.
  const play = screen.getByRole('link', { name: 'Play Now: Space Snake' }).element();
  const roll = screen.getByRole('link', { name: 'Roll the dice – free' }).element();
  expect(getComputedStyle(play).backgroundImage).not.toBe(getComputedStyle(roll).backgroundImage);
  await expect
    .element(screen.getByRole('progressbar', { name: 'Progress to the next rank' }))
    .toHaveAttribute('aria-valuetext', '100 points to Explorer');
});

test('a player with credits and no points is led to the games, and to the daily from the first points on', async () => {
  const { screen } = await show(player({ credits: 3 }), undefined, RESTING);
  await expect.element(screen.getByRole('heading', { name: 'Choose your first game' })).toBeVisible();
  const rule = screen.getByText(/^A run costs one credit and counts from your first move\. Practice is free\./);
  await expect.element(rule).toBeVisible();
  const more = rule.getByRole('link', { name: 'How runs count' });
  await expect.element(more).toHaveAttribute('href', '/how-runs-count');
  // Until then the daily is below them. Both are opened by their title and by a button, and say what that costs.
  const card = screen.getByRole('region', { name: "Daily: The Lamp's Six" });
  await expect.element(card.getByText('The same games for everybody, one attempt each for 1 credit')).toBeVisible();
  const links = screen.getByRole('link', { name: /Daily: The Lamp's Six$/ });
  const expectLinks = () =>
    expect
      .poll(() => links.elements().map((link) => [link.textContent, link.getAttribute('href')]))
      .toEqual([
        [expect.stringContaining('Daily'), '/daily'],
        ['Open', '/daily'],
      ]);
  await expectLinks();
  writeUser(player({ credits: 3, totalPoints: 5 }));
  await expect.element(card).not.toBeInTheDocument();
  await expectLinks();
  await expect.element(screen.getByRole('heading', { name: 'Choose your first game' })).not.toBeInTheDocument();
});

test('on a phone on its side the daily below the games says in lines, not in a column of single words, what it is', async () => {
  await page.viewport(844, 390);
  onTestFinished(async () => page.viewport(414, 896));
  const { screen } = await show(player({ credits: 3 }), undefined, RESTING);
  const card = screen.getByRole('region', { name: "Daily: The Lamp's Six" });
  const left = card.getByText(/ left$/);
  await expect.element(left).toBeVisible();
  const title = card.getByRole('heading').element().getBoundingClientRect();
  const line = left.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
  expect(line.height).toBeLessThan(2 * title.height);
  expect(line.right).toBeLessThanOrEqual(card.element().getBoundingClientRect().right);
});

test('whoever has played only today’s games is led on with them, and told what their points decide', async () => {
  const me: DailyMe = {
    rank: null,
    rows: [],
    used: [{ gameId: 2, runId: 'run' }],
    streak: { days: 0, leaves: 0, longest: 0 },
  };
  queryClient.setQueryData(dailyMeQuery(TODAY.day, player().id).queryKey, me);
  const { screen } = await show(player({ credits: 3 }), undefined, RESTING);
  await expect.element(screen.getByText(/^Attempts: 1 of 6 · .*not your rank or best score\.$/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Choose your first game' })).not.toBeInTheDocument();
});

test('a player whose runs have no points yet is not told to choose a first game', async () => {
  rememberPlayed(player().id, 2);
  const { screen } = await show(player({ credits: 3 }), undefined, RESTING);
  await expect.element(screen.getByRole('heading', { name: 'Choose a game' })).toBeVisible();
});

test('a game whose run did not count was played: its card says when, on this device', async () => {
  rememberPlayed(player().id, 2);
  rememberPlayed('another player', 1);
  const { screen } = await show(player({ credits: 3 }), undefined, RESTING);
  const snake = screen.getByRole('listitem').filter({ hasText: 'Space Snake' });
  await expect.element(snake.getByText('now', { exact: true })).toBeVisible();
  // What is now is said.
  const label = snake.getByText('Played', { exact: true });
  expect(label.element().clientWidth).toBeGreaterThan(20);
  await expect.element(snake.getByText('Never played')).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Cosmic Battle Arena' }).getByText('Never played'))
    .toBeVisible();
});

test.each(['{', '"gone"', '[1e300, "x"]', '{"1":"yesterday","2":1e300,"3":{}}'])(
  'what the device has of ended runs may be anything: %s',
  async (stored) => {
    localStorage.setItem(`star-seekers:played:${player().id}`, stored);
    const { screen } = await show(player({ credits: 3 }), undefined, RESTING);
    await expect.element(screen.getByText('Never played').last()).toBeVisible();
    expect(screen.getByText('Never played').elements()).toHaveLength(catalog.length);
  },
);

test('on a phone cards say what their games are, and the banner how far the next rank is', async () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.viewport(width, height);
    const { screen } = await show(player({ credits: 3 }), undefined, RESTING);
    await expect.element(screen.getByText('Collect cargo, grow, and touch no enemy.')).toBeVisible();
    await expect.element(screen.getByText('100 points to Explorer', { exact: true })).toBeVisible();
    await screen.unmount();
    stop();
  }
});

test('a toast over a dialog on a phone on its side leaves its tabs, fields and buttons free', async () => {
  await page.viewport(844, 390);
  const { screen } = await show(null);
  const dialog = screen.getByRole('dialog', { name: 'Join the Galaxy' });
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  toast({ kind: 'info', title: 'The trailer is off now. To see it again: Settings, Video.', durationMs: 60_000 });
  const said = screen.getByText('The trailer is off now.', { exact: false }).first();
  await expect.element(said).toBeVisible();
  const box = (said.element().closest('[data-kind]') as Element).getBoundingClientRect();
  for (const part of dialog.element().querySelectorAll('button, input, [role="tab"]')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isFree = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
    expect(isFree, part.outerHTML.slice(0, 120)).toBe(true);
  }
});

test('signing out aborts the request for open runs', async () => {
  await show(player());
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  void queryClient.refetchQueries({ queryKey: queryKeys.openRuns });
  const openRunsRequest = () =>
    fetchSpy.mock.calls.find(([url]) => typeof url === 'string' && url.endsWith('/runs/open'));
  await expect.poll(openRunsRequest).toBeDefined();
  void signOut();
  expect(openRunsRequest()?.[1]?.signal?.aborted).toBe(true);
  // Restored after the stub below it, it would bring that back for good.
  fetchSpy.mockRestore();
});

test('a player without points who has rolled before sees no hint about first credits (D 1)', async () => {
  const { screen } = await show(player(), undefined, { ...RESTING, canRoll: true, timeRemaining: 0 });
  await expect.element(screen.getByRole('heading', { name: 'You are out of credits' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Roll the dice – free', exact: true })).toBeVisible();
  expect(screen.container.textContent).not.toContain('first credits');
});

test('during the cooldown the hint shows its time and offers a pack (D 1)', async () => {
  const { screen } = await show(player(), undefined, RESTING);
  await expect.element(screen.getByText('Next roll in 23h.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Buy a pack' })).toHaveAttribute('href', '/credits');
  expect(screen.container.textContent).not.toContain('first credits');
});

test('without sales the hint links to the dice during its cooldown (D 1)', async () => {
  const { screen } = await show(player(), undefined, RESTING, 'off');
  await expect.element(screen.getByRole('link', { name: 'Go to the dice' })).toHaveAttribute('href', '/dice-of-iris');
});

test('Collect adds pending credits to the balance', async () => {
  const { screen, calls } = await show(player({ credits: 1, pendingCredits: 4 }));
  await screen.getByRole('button', { name: 'Collect' }).click();
  await expect.element(screen.getByText('4 credits are waiting for you')).not.toBeInTheDocument();
  expect(calls).toContainEqual({ method: 'POST', path: '/user/credits/add', body: { amount: 4 } });
  expect(currentUser()?.credits).toBe(5);
});

test('a failed collection is shown in place, without a toast, and can be retried (F 6)', async () => {
  const { screen } = await show(player({ credits: 1, pendingCredits: 4 }));
  const toasts: string[] = [];
  onTestFinished(useToastQueue.subscribe(({ waiting }) => toasts.push(...waiting.map(({ kind }) => kind))));
  await expect.element(screen.getByText('4 credits are waiting for you')).toBeVisible();
  let reply: Reply = refusal(500, { code: 'server/internal' });
  const calls = serveApi(({ path }) => (path === '/user/credits/add' ? reply : undefined));
  await screen.getByRole('button', { name: 'Collect' }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: /^Something failed/ })).toBeVisible();
  expect(toasts).toEqual([]);
  reply = { status: 200, body: { credits: 5, pendingCredits: 0 } };
  await screen.getByRole('button', { name: 'Collect' }).click();
  await expect.element(screen.getByText('4 credits are waiting for you')).not.toBeInTheDocument();
  // Toasts of credits come at most once a second, so that of the test before may stand for this one's.
  expect(toasts).not.toContain('error');
  expect(calls.filter(({ path }) => path === '/user/credits/add')).toHaveLength(2);
});

test('a player with credits sees records and a link to each game', async () => {
  const entry = { gameId: 2, totalPoints: 1234, bestScore: 567, gamesPlayed: 3, lastPlayedAt: Date.now() - 3_600_000 };
  const records = () => ({ status: 200, body: [entry] });
  const { screen } = await show(player({ credits: 3, totalPoints: 5678 }), records, RESTING);
  const card = screen.getByRole('listitem').filter({ hasText: 'Space Snake' });
  await expect.element(card.getByText('1,234').first()).toBeVisible();
  await expect.element(screen.getByText('567').first()).toBeInTheDocument();
  await expect.element(screen.getByText('1 hour ago')).toBeVisible();
  await expect.element(card.getByText('–')).not.toBeInTheDocument();
  await expect.element(card.getByText('Never played')).not.toBeInTheDocument();
  const unplayed = screen.getByRole('listitem').filter({ hasText: 'Cosmic Battle Arena' });
  await expect.element(unplayed.getByText('–', { exact: true })).toBeVisible();
  await expect.element(unplayed.getByText('Never played', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Play Now: Space Snake' })).toHaveAttribute('href', '/game2');
  for (const [name, href] of [
    [/Earn Credits/, '/dice-of-iris'],
    [/View Leaderboard/, '/leaderboard'],
  ] as const) {
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect.element(screen.getByRole('heading', { name: "Daily: The Lamp's Six" })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Roll for your first credits' }).elements()).toEqual([]);
  for (const { id } of catalog) {
    expect(screen.container.querySelectorAll(`a[href="/game${id}"]`)).toHaveLength(1);
    // Practice needs no credit, from the card too.
    expect(screen.container.querySelectorAll(`a[href="/game${id}?practice"]`)).toHaveLength(1);
  }
});

test('the card of a game leads a player to its practice, without a credit (G0.6)', async () => {
  const { screen, router } = await show(player());
  const link = screen.getByRole('link', { name: 'Practice: Space Snake' });
  await link.click();
  expect(router.state.location).toMatchObject({ pathname: '/game2', search: '?practice' });
});

test('records that fail to load can be retried, and the games stay playable', async () => {
  let reachable = false;
  const { screen } = await show(player({ credits: 3 }), () =>
    reachable ? { status: 200, body: [] } : { status: 500, body: { code: 'server/internal', message: 'x' } },
  );
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Play Now: Space Snake' })).toBeVisible();
  await expect.element(screen.getByText('–', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText('Never played')).not.toBeInTheDocument();
  reachable = true;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Never played').first()).toBeVisible();
});

test('a click anywhere on a card opens its game, and the card stays hovered', async () => {
  const { screen, router } = await show(player());
  const card = screen.getByRole('listitem').filter({ hasText: 'Space Snake' });
  const link = card.getByRole('link', { name: /^Play Now/ }).element();
  await card.getByRole('heading').hover({ force: true });
  for (let frame = 0; frame < 5; frame++) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    expect(link.matches(':hover')).toBe(true);
  }
  await card.getByRole('heading').click({ force: true });
  await expect.poll(() => router.state.location.pathname).toBe('/game2');
});

/** An open run of a game with its start time. */
const openRun = (gameId: number, startedAt: number): OpenRun => ({
  runId: `run-${gameId}`,
  gameId,
  setup: { seed: 1 },
  rulesVersion: 1,
  startedAt,
  expiresAt: startedAt + 604_800_000,
});

test('with credits the one next thing is a dice that is ready, else today’s games (clarity 3)', async () => {
  const ready = await show(player({ credits: 3 }));
  await expect.element(ready.screen.getByRole('link', { name: 'Roll the dice – free' })).toBeVisible();
  await expect.element(ready.screen.getByText(/1 credit · .* left$/)).not.toBeInTheDocument();
  await ready.screen.unmount();
  stop();
  queryClient.clear();

  const { screen } = await show(player({ credits: 3, totalPoints: 5 }), undefined, RESTING);
  await expect.element(screen.getByText(/1 credit · .* left$/)).toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: /^Open: Daily: The Lamp/ })).toHaveAttribute('href', '/daily');
  await expect.element(screen.getByRole('link', { name: 'Roll the dice – free' })).not.toBeInTheDocument();
  // Each thing once: today's games are not shown again below.
  await expect.element(screen.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /Lamp/ }).elements()).toHaveLength(1);
});

test('cards offer to resume open runs, and the latest is the one next thing', async () => {
  const now = Date.now();
  const open = [openRun(2, now - 60_000), openRun(6, now - 5_000)];
  const { screen } = await show(player({ credits: 3 }), undefined, undefined, undefined, open);
  await expect.element(screen.getByRole('heading', { name: 'Your run of Cargo Runner is waiting' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Resume', exact: true })).toHaveAttribute('href', '/game6');
  for (const game of ['Space Snake', 'Cargo Runner']) {
    await expect.element(screen.getByRole('link', { name: `Resume: ${game}` })).toBeVisible();
  }
  expect(screen.container.querySelectorAll('[aria-label^="Play Now: "]')).toHaveLength(catalog.length - open.length);
});

test('a rank reached since the last visit is celebrated once', async () => {
  const first = await show(player({ credits: 3, totalPoints: 90 }));
  await expect.element(first.screen.getByText('Rookie').first()).toBeVisible();
  await first.screen.unmount();
  stop();
  queryClient.clear();
  const again = await show(player({ credits: 3, totalPoints: 140 }));
  await expect.element(again.screen.getByText('New rank: Explorer').first()).toBeVisible();
  await again.screen.unmount();
  stop();
  queryClient.clear();
  const later = await show(player({ credits: 3, totalPoints: 160 }));
  await expect.element(later.screen.getByText('Explorer', { exact: true })).toBeVisible();
  expect(later.screen.container.textContent).not.toContain('New rank');
});

test('points seen for the first time on this device do not show a new rank', async () => {
  const { screen } = await show(player({ credits: 3, totalPoints: 2500 }));
  await expect.element(screen.getByText('Legend').first()).toBeVisible();
  expect(screen.container.textContent).not.toContain('New rank');
});

test('the faction question is one row until it is opened, preselects nothing, and saves a choice at once', async () => {
  const { screen, calls, router } = await show(player());
  const choice = screen.getByRole('group', { name: 'Choose Your Faction' });
  const row = screen.getByRole('link', { name: /Unaligned/ });
  await expect.element(row).toBeVisible();
  await expect.element(choice).not.toBeInTheDocument();
  await row.click();
  await expect.element(choice.getByRole('radio').first()).toHaveFocus();
  expect(screen.container.querySelectorAll('input:checked')).toHaveLength(0);
  await screen.getByRole('button', { name: 'Not now' }).click();
  await expect.element(choice).not.toBeInTheDocument();

  await row.click();
  await choice.getByRole('radio', { name: /MUD/ }).click();
  await expect.element(screen.getByText('Profile Updated!')).toBeVisible();
  expect(calls).toContainEqual({ method: 'PUT', path: '/user/profile', body: { faction: 'mud' } });
  await expect.element(choice.getByRole('radio', { name: /MUD/ })).toBeChecked();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(choice).not.toBeInTheDocument();
  expect(router.state.location.hash).toBe('');
});

test('a player with a faction is not asked', async () => {
  const { screen } = await show(player({ faction: 'oni' }));
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Nova' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Unaligned/ })).not.toBeInTheDocument();
  expect(screen.container.querySelector('fieldset')).toBeNull();
});

test('a card shows the medal of the best score by its word, and what the runs have collected', async () => {
  const { id, medals } = catalog.find(({ slug }) => slug === 'puzzle') as (typeof catalog)[number];
  const best = { gameId: id, totalPoints: 9, bestScore: medals.silver, gamesPlayed: 1, lastPlayedAt: Date.now() };
  const gallery = [0, 4, 7].map((item) => ({ item, value: 20 }));
  const breakdown = () => ({ status: 200, body: [best] });
  const { screen } = await show(player({ credits: 1 }), breakdown, NEW_DICE, 'live', [], { [id]: gallery });
  const card = screen.getByRole('listitem').filter({ hasText: 'Star Seekers Puzzle' });
  await expect.element(card.getByText('Silver', { exact: true })).toBeVisible();
  await expect.element(card.getByText('Gallery: 3 of 12 pictures')).toBeInTheDocument();
  expect(screen.getByText(/^(Bronze|Silver|Gold)$/).elements()).toHaveLength(1);
});
