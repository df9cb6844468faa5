import type { User } from '@star-seekers/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { routes } from '../../shell/routes.tsx';
import { sectionsFromTop } from '../../testing/section-order.ts';
import { type Reply, player, refusal, serveApi } from '../../testing/server-double.ts';
import { useToastQueue } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { LazyAuthDialog } from '../../shell/app-frame.tsx';
import { dismissAuthDialog } from '../auth/auth-dialog-store.ts';
import { CACHED_USER_KEY } from '../session/cached-user.ts';
import { currentUser, startSession } from '../session/session.ts';
import { updateSettings } from '../settings/settings-store.ts';
import { DicePage } from './dice-page.tsx';

let stop = () => {};

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  await loadTexts('dice', 'credits');
});

afterEach(() => {
  stop();
  updateSettings({ motion: 'system' });
  vi.restoreAllMocks();
  vi.useRealTimers();
  dismissAuthDialog();
  vi.unstubAllGlobals();
});

/** @param routeTable by default the dice page alone */
async function show(
  user?: User,
  at = '/dice-of-iris',
  routeTable?: typeof routes,
  cooldown?: Promise<undefined>,
  collected: () => Reply = () => ({ status: 200, body: { credits: 4, pendingCredits: 0 } }),
) {
  serveApi(async ({ path }) => {
    if (path === '/dice/cooldown') await cooldown;
    if (path === '/user') return user ? { status: 200, body: { user } } : refusal(401, { code: 'auth/required' });
    if (path === '/config') return { status: 200, body: { links: {}, trailer: {}, payments: 'live', version: 'x' } };
    if (path === '/login') return { status: 200, body: { user: player() } };
    if (path === '/dice/cooldown') return { status: 200, body: { canRoll: true, timeRemaining: 0 } };
    if (path === '/dice/seed') return { status: 200, body: { seedHash: 'ab'.repeat(32), nonce: 0, clientSeed: null } };
    if (path === '/dice/roll') {
      return { status: 200, body: { number: 1, value: 4, credits: 4, rolledAt: 0, nextRollAt: 60_000, proof: null } };
    }
    if (path === '/user/credits/add') return collected();
    return path === '/dice/rolls' ? { status: 200, body: [] } : { status: 204 };
  });
  stop = startSession();
  const frame = (
    <>
      <Outlet />
      <LazyAuthDialog />
      <Toaster />
    </>
  );
  const router = createMemoryRouter(
    routeTable ?? [
      {
        element: frame,
        children: [
          { path: '/dice-of-iris', element: <DicePage /> },
          { path: '*', element: <p>elsewhere</p> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { screen, router, dialog: screen.getByRole('dialog', { name: 'Join the Galaxy' }) };
}

test('a visitor is led home, told why, and comes back by signing in', async () => {
  const { screen, router, dialog } = await show();
  await expect.element(screen.getByText('elsewhere')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  await expect.element(screen.getByText('Sign in to roll the dice and keep your credits.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Sign in to roll' }).click();
  await dialog.getByRole('tab', { name: 'Sign In' }).click();
  const form = dialog.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabelText('Email').fill('nova@example.com');
  await form.getByLabelText('Password', { exact: true }).fill('secret1');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(screen.getByRole('button', { name: 'Roll the dice' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dice-of-iris');
});

test('a player whose session ends goes to the landing page', async () => {
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player()));
  const { screen, router } = await show();
  await expect.element(screen.getByText('elsewhere')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('a failed collection is shown in the credits card, without a toast, and can be retried (F 6)', async () => {
  const user = player({ pendingCredits: 4 });
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(user));
  let reply: Reply = refusal(500, { code: 'server/internal' });
  const { screen } = await show(user, '/dice-of-iris', undefined, undefined, () => reply);
  const toasts: string[] = [];
  onTestFinished(useToastQueue.subscribe(({ waiting }) => toasts.push(...waiting.map(({ kind }) => kind))));
  const collect = screen.getByRole('button', { name: 'Collect 4 credits' });
  await expect.element(collect).toBeVisible();
  await collect.click();
  const card = screen.getByRole('region', { name: 'Your credits' });
  await expect.element(card.getByRole('status').filter({ hasText: /Something failed on our side/ })).toBeVisible();
  await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
  reply = { status: 200, body: { credits: 4, pendingCredits: 0 } };
  await collect.click();
  await expect.element(card.getByText('All collected')).toBeVisible();
  await expect.element(card.getByRole('status')).not.toBeInTheDocument();
  // Toasts of credits come at most once a second, so that of a test before may stand for this one's.
  expect(toasts).not.toContain('error');
});

test('a debt is shown beside the pending credits (B 10)', async () => {
  const user = player({ pendingCredits: 4, owedCredits: 70 });
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(user));
  const { screen } = await show(user);
  await expect.element(screen.getByText('You owe 70 credits', { exact: true })).toBeVisible();
});

test('in a narrow window the sections have the order of the specification (F 9)', async () => {
  await page.viewport(360, 740);
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player()));
  const { screen } = await show(player());
  await expect.element(screen.getByText('No rolls yet')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  const wanted = ['Next roll', 'Your credits', 'How it pays', 'Recent rolls', 'Fair dice'];
  expect(sectionsFromTop(screen.container).filter((title) => wanted.includes(title))).toEqual(wanted);
});

test('on a phone the loading state fits the window', async () => {
  await page.viewport(360, 740);
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player()));
  const answer = Promise.withResolvers<undefined>();
  const { screen } = await show(player(), '/dice-of-iris', undefined, answer.promise);
  await expect.element(screen.getByText('Loading the dice...')).toBeVisible();
  const tooWide = [...screen.container.querySelectorAll('section > *')].filter(
    (element) => element.getBoundingClientRect().right > 360,
  );
  expect(tooWide).toEqual([]);
  answer.resolve(undefined);
  await expect.element(screen.getByText('The dice is yours, Seeker.')).toBeVisible();
  await page.viewport(1280, 800);
});

test.each(['reduced', 'full'] as const)(
  'a roll is shown and paid while the browser draws no frames (%s motion)',
  async (motion) => {
    updateSettings({ motion });
    const { animate } = Element.prototype;
    vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...options) {
      const animation = animate.apply(this, options);
      animation.pause();
      return animation;
    });
    localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player()));
    const { screen } = await show(player());
    const roll = screen.getByRole('button', { name: 'Roll the dice' });
    await expect.element(roll).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await roll.click();
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(200);
        return currentUser()?.credits;
      })
      .toBe(4);
    await expect.element(screen.getByText('You rolled a 4.')).toBeVisible();
  },
);

test('the shop is not offered while the credits of a roll are pending', async () => {
  updateSettings({ motion: 'reduced' });
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player()));
  const { screen } = await show(player());
  const links = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const link of screen.container.querySelectorAll('a')) links.add(link.textContent);
  });
  observer.observe(screen.container, { childList: true, subtree: true });
  await screen.getByRole('button', { name: 'Roll the dice' }).click();
  await expect.element(screen.getByRole('link', { name: 'Play Cosmic Battle Arena' })).toBeVisible();
  observer.disconnect();
  expect([...links]).not.toContain('Buy a pack');
});

test.each(['/dice-of-iris', '/wheel-of-iris'])('%s shows the dice', async (path) => {
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player()));
  const { screen, router } = await show(player(), path, routes);
  await expect.element(screen.getByRole('heading', { name: 'Dice of Iris', level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Roll the dice' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(path);
});

test('on a phone on its side the roll is on the first screen', async () => {
  await page.viewport(844, 390);
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player()));
  const { screen } = await show(player());
  const roll = screen.getByRole('button', { name: /^Roll/ });
  await expect.element(roll).toBeVisible();
  const bar = 44;
  await expect.poll(() => roll.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(390 - bar);
});
